import { failure } from '../../../shared/failures/index.ts'
import { receiptOf, sayReceipt } from '../answers/receiptOf.ts'
import { tellApproval } from '../answers/tellApproval.ts'
import { type ApprovalOptions, buildApproval } from '../approvals/buildApproval.ts'
import { stepKey } from '../approvals/fingerprint.ts'
import { compareEffects } from '../opinion/compareEffects.ts'
import { secondOpinion, type SecondOpinion } from '../opinion/secondOpinion.ts'
import { askBetween } from '../prepare/askBetween.ts'
import { sentencesOf } from '../tools/spoken/sayStep.ts'
import { preparePlan, type Rehearsal } from '../prepare/preparePlan.ts'
import type { Ask } from '../prepare/resolution.ts'
import {
  askAsWithout,
  type Mended,
  mendOrTell,
  mendOutside,
  saidOf,
  withOthers,
  withSaidTracks,
  withSources,
} from '../opinion/applyOpinion.ts'
import { type AgentTexts, menuWord } from '../texts/index.ts'
import { type Conversation, memoryNow, performedIn, transactionOf } from './conversation.ts'
import { askAnew } from './decideApproval.ts'
import { ask, type Fact } from './state/facts.ts'
import type { OpenRequest } from './state/openRequest.ts'

/** Under this a step is asked about before anything is done. */
const sureEnough = 0.5

/** Prepares the open request as it is planned: it can run, or something is to be asked, or there is nothing to do. */
export async function prepareRequest(conversation: Conversation): Promise<Fact> {
  const { editor, registry, filePicker, live, lists } = conversation
  const memory = memoryNow(conversation)
  const request = conversation.request()
  const { signal } = live.controller
  const texts = conversation.texts()
  transactionOf(conversation)
  const preparation = await preparePlan(editor, registry, request.planned, memory, { filePicker, signal, texts, lists })
  if (signal.aborted) return { type: 'failed', failure: failure('agent/cancelled'), step: 0 }
  if (preparation.kind === 'fail') return { type: 'failed', failure: preparation.failure, step: preparation.step }
  if (preparation.kind === 'ask')
    return (
      (await mendOrTellModel(conversation, preparation)) ??
      ask(conversation, request, preparation.ask, preparation.step)
    )

  const { rehearsal } = preparation
  const { planned, rivals = [] } = request
  const between = await askBetween(editor, registry, { planned, rehearsal, rivals }, memory, { signal, texts })
  if (between !== null) return ask(conversation, { ...request, rivals: [] }, between, 0)
  if (rehearsal.steps.length === 0 && rehearsal.notes.length > 0)
    return { type: 'nothingToDo', why: rehearsal.notes.join(' ') }
  return compareAndAsk(conversation, rehearsal)
}

/** What a model has planned stands beside what the words say of it; without a model there is nothing to compare. */
async function compareAndAsk(conversation: Conversation, rehearsal: Rehearsal): Promise<Fact> {
  const { model } = conversation.data()
  if (model === null) return askOrRun(conversation, rehearsal, null)
  const request = conversation.request()
  const words = {
    ...conversation,
    memory: memoryNow(conversation),
    offline: model.offline,
    performed: performedIn(conversation),
    wasRefused: model.refused.length > 0,
    told: conversation.texts(),
  }
  const opinion = await compareEffects(words, rehearsal, secondOpinion(words, rehearsal))
  const mended = mendOutside(request.planned, rehearsal, opinion)
  if (mended !== null) return planAgain(request, mended)
  const onSaid = withSaidTracks(request.planned, rehearsal, opinion)
  if (onSaid !== null) return { type: 'planned', request: { ...request, planned: onSaid } }
  const open = await askAsWithout(words, request.planned, rehearsal, opinion)
  return open === null
    ? askOrRun(conversation, withSources(rehearsal, opinion), opinion)
    : ask(conversation, { ...request, planned: open.planned }, open.ask, open.step)
}

/** Of a place that a model made up; null where the person is asked. */
async function mendOrTellModel(
  conversation: Conversation,
  asking: { readonly ask: Ask; readonly step: number },
): Promise<Fact | null> {
  const { model } = conversation.data()
  if (model === null || model.isGone) return null
  const request = conversation.request()
  const mended = mendOrTell(
    { ...conversation, offline: model.offline },
    request.planned,
    asking,
    await conversation.editor.view(),
  )
  if (mended === null) return null
  if (mended.kind === 'failed') return { type: 'failed', failure: mended.failure, step: asking.step }
  return planAgain(request, mended)
}

function planAgain(request: OpenRequest, { planned, note }: Mended & { kind: 'planned' }): Fact {
  return { type: 'planned', request: { ...request, planned, notes: [...request.notes, note] } }
}

/** What is asked about, else what runs. */
async function askOrRun(
  conversation: Conversation,
  rehearsal: Rehearsal,
  opinion: SecondOpinion | null,
): Promise<Fact> {
  const { permissions } = conversation
  const texts = conversation.texts()
  const { model } = conversation.data()
  const request = conversation.request()
  const beside = opinion && {
    planned: withOthers(request.planned, rehearsal, opinion),
    instead: opinion.instead?.steps,
  }
  const known = {
    ...request,
    ...beside,
    notes: [...request.notes, ...(opinion?.notes ?? [])],
  }
  const said = saidOf(rehearsal, opinion)
  const asking = rehearsal.steps.filter((one, index) => permissions.asks(one, said[index]))
  if (asking.some(({ step }) => model?.refused.includes(stepKey(step))))
    return { type: 'refused', request: known, reason: null }
  const unsure = request.planned.findIndex((step) => step.confidence < sureEnough)
  if (asking.length > 0) {
    const notes = [...doneBefore(conversation), ...known.notes, ...(unsure < 0 ? [] : [texts.questions.doubt])]
    return askForYes(conversation, { ...known, notes }, rehearsal, {
      said,
      instead: opinion?.instead?.sentences ?? null,
      notesOfOthers: opinion?.notesOfOthers ?? [],
    })
  }
  if (unsure >= 0) return ask(conversation, known, askWhetherMeant(rehearsal, texts), unsure)
  return {
    type: 'approved',
    request: known,
    batch: {
      steps: rehearsal.steps.map(({ step }) => step),
      origins: rehearsal.steps.map(({ planned }) => planned),
      contentRevision: rehearsal.contentRevision,
      shown: false,
      refusal: null,
      notes: [...rehearsal.notes, ...known.notes],
    },
    sentences: sentencesOf(rehearsal.steps, texts),
  }
}

/** A later question of the same request stands on what has had its yes: all of it is seen. */
function doneBefore(conversation: Conversation): string[] {
  if (conversation.data().model === null) return []
  const done = performedIn(conversation).filter(({ tool }) => tool.impact !== 'focus')
  const texts = conversation.texts()
  return done.length === 0 ? [] : [texts.endings.doneBefore(done.map((one) => sayReceipt(receiptOf(one), texts)))]
}

/** One question of the approval dialog. */
async function askForYes(
  conversation: Conversation,
  request: OpenRequest,
  rehearsal: Rehearsal,
  beside: Pick<ApprovalOptions, 'said' | 'instead' | 'notesOfOthers'>,
): Promise<Fact> {
  const { permissions, registry } = conversation
  const approval = await buildApproval(rehearsal, {
    id: conversation.newId(),
    request: request.text,
    notes: request.notes,
    leftOut: request.leftOut,
    permissions,
    texts: conversation.texts(),
    ...beside,
    others: rehearsal.steps.map(({ planned }) => request.planned[planned]?.other ?? null),
    titleOf: (name: string) => {
      const tool = registry.findTool(name)
      return tool === null ? null : menuWord(tool, conversation.texts())
    },
  })
  const stage = {
    kind: 'approval' as const,
    approval,
    prepared: rehearsal.steps.map(({ step }) => step),
    origins: rehearsal.steps.map(({ planned }) => planned),
    approved: 0,
  }
  return { type: 'asked', request, stage, text: tellApproval(approval, conversation.texts()) }
}

/** "undo the fade" where something came after it: what would go with it is said. */
function askWhetherUndone({ steps, before }: Rehearsal, { questions, say }: AgentTexts): string | null {
  if (steps.length < 2 || steps.some(({ tool }) => tool.name !== 'undo')) return null
  const taken = before.history
    .slice(0, before.historyPosition)
    .slice(-steps.length)
    .reverse()
    .map(({ text }) => say.quoted(text))
  return questions.undoneInOrder(taken.at(-1) ?? 'that', taken.slice(0, -1), steps.length)
}

function askWhetherMeant(rehearsal: Rehearsal, texts: AgentTexts): Ask {
  const { questions } = texts
  return {
    kind: 'clarify',
    missing: null,
    open: null,
    text: askWhetherUndone(rehearsal, texts) ?? questions.meant(sentencesOf(rehearsal.steps, texts)),
    answers: [questions.yes, questions.no],
  }
}

/** An approval waits that was shown for another project than the one that is there now. */
export function isOutdated(conversation: Conversation, contentRevision: number): boolean {
  const stage = conversation.data().request?.stage ?? null
  return stage?.kind === 'approval' && stage.approval.contentRevision !== contentRevision
}

/**
 * The person has edited while an approval waits: it is rehearsed at once for the project as it is, and shown anew
 * without a word in the chat. Null where nothing is outdated.
 */
export async function rehearseAgain(conversation: Conversation): Promise<Fact | null> {
  const { request } = conversation.data()
  const stage = request?.stage
  const { contentRevision } = await conversation.editor.view()
  if (request === null || stage?.kind !== 'approval' || !isOutdated(conversation, contentRevision)) return null
  conversation.send(askAnew(request, conversation.texts()), 'quietly')
  const fact = await prepareRequest(conversation)
  if (fact.type !== 'asked' || fact.stage.kind !== 'approval') return fact
  const replaces = [...(stage.replaces ?? []), stage.approval.id]
  return { ...fact, stage: { ...fact.stage, replaces }, how: 'quietly' }
}
