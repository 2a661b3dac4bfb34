import type { Change } from '../../../shared/schemas/change.ts'
import type { Approval, ApprovalStep } from '../../../shared/schemas/conversation.ts'
import { sayEditNote } from '../../../shared/notes/sayChange.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { OtherStep } from '../planner/plan.ts'
import type { Rehearsal, RehearsedStep } from '../prepare/preparePlan.ts'
import type { FoundPlaces, PreparedStep } from '../tools/contract/defineTool.ts'
import { extentOf, sameTime, trackById, tracksOf } from '../tools/readBack/measureTracks.ts'
import { changesOf } from './changesOf.ts'
import { describeValues } from './describeValues.ts'
import { fingerprint } from './fingerprint.ts'
import { flipOf } from './flips.ts'
import { type LeftOut, showLeftOut } from './leftOut.ts'
import { joinsHeardIn, joinsMade } from './joinsMade.ts'
import { type AgentTexts, menuWord } from '../texts/index.ts'
import { saidIn } from './saidIn.ts'
import { sayStep } from '../tools/spoken/sayStep.ts'
import type { Permissions, Said } from './permissions.ts'
import { regionsOf } from './regionsOf.ts'

export interface ApprovalOptions {
  readonly id: string
  /** The request in the person's words. */
  readonly request: string
  readonly notes: readonly string[]
  /** What the person took out of it. */
  readonly leftOut?: readonly LeftOut[]
  readonly permissions: Permissions
  readonly texts: AgentTexts
  /** For each step, what the words or the model have instead; nothing where it is left out. */
  readonly others?: readonly (OtherStep | null)[]
  /** The steps of the words as sentences, where a model has planned other ones. */
  readonly instead?: readonly string[] | null
  readonly notesOfOthers?: readonly string[]
  /** How each step stands to the person's words; all of them as they say where it is left out. */
  readonly said?: readonly Said[]
  /** The menu word of a tool. */
  readonly titleOf: (tool: string) => string | null
}

/** What waits for a yes: what is shown, and what would run. Plain data: it is saved with the conversation. */
export interface ApprovalStage {
  readonly kind: 'approval'
  readonly approval: Approval
  /** Ids of what was shown before the project changed: a yes to it is no yes to this. */
  readonly replaces?: readonly string[] | undefined
  readonly prepared: readonly PreparedStep[]
  /** For each prepared step, the index of the planned step that it came from. */
  readonly origins: readonly number[]
  /** How many of the prepared steps have their yes, from the first on. */
  readonly approved: number
}

/** What the dialog shows: computed facts of the rehearsal, nothing that a planner claims. */
export async function buildApproval(rehearsal: Rehearsal, options: ApprovalOptions): Promise<Approval> {
  const joins = joinsMade(rehearsal.steps)
  const heard = joinsHeardIn(rehearsal.steps, joins)
  const ofJoins = heard === null ? [] : [sayEditNote(heard, options.texts.window)]
  return {
    id: options.id,
    request: options.request,
    steps: rehearsal.steps.map((_, index) => describeStep(rehearsal.steps, index, options)),
    before: rehearsal.before.duration,
    after: rehearsal.after.duration,
    trackLengths: trackLengthsOf(rehearsal),
    notes: [...rehearsal.notes, ...ofJoins, ...options.notes],
    instead: options.instead?.slice() ?? null,
    notesOfOthers: options.notesOfOthers?.slice() ?? [],
    notesOfLists: [...rehearsal.steps.flatMap((one) => notesOfList(one, options.texts)), ...ofJoins],
    fingerprint: await fingerprint(
      rehearsal.steps.map(({ step }) => step),
      rehearsal.contentRevision,
    ),
    contentRevision: rehearsal.contentRevision,
    stepping: false,
    ...leftOutIn(rehearsal, options.leftOut),
    ...newToolsIn(rehearsal.steps, options.texts),
    ...(joins !== null && { joins }),
  }
}

/** Many changes are a list: what only counts the pauses of one is not told beside it. */
function notesOfList(one: RehearsedStep, { window }: AgentTexts): string[] {
  const isListed = changesOf(one).some(({ what, left }) => what === 'pause' && !left)
  const notes = isListed ? (one.seen.outcome.notes ?? []) : []
  return notes.filter(({ kind }) => kind === 'pauses-shortened').map((note) => sayEditNote(note, window))
}

function leftOutIn({ steps }: Rehearsal, leftOut: readonly LeftOut[] = []): Pick<Approval, 'leftOut'> {
  const shown = showLeftOut(
    leftOut,
    steps.map(({ planned }) => planned),
  )
  return shown.length === 0 ? {} : { leftOut: shown }
}

/** Programs that nobody has allowed yet: a yes is one to them too. */
function newToolsIn(steps: readonly RehearsedStep[], texts: AgentTexts): Pick<Approval, 'newTools'> {
  const found = steps.flatMap(({ tool }) =>
    tool.outside === undefined || tool.outside.isTrusted()
      ? []
      : [[tool.name, { title: menuWord(tool, texts), file: tool.outside.file }] as const],
  )
  return found.length === 0 ? {} : { newTools: [...new Map(found).values()] }
}

function trackLengthsOf({ before, after }: Rehearsal): Approval['trackLengths'] {
  const endOf = (track: TrackView) => extentOf(track)?.end ?? 0
  return before.tracks.flatMap((track) => {
    const later = trackById(after, track.id)
    return later === undefined || sameTime(endOf(track), endOf(later), before)
      ? []
      : [{ track: track.name, before: endOf(track), after: endOf(later) }]
  })
}

/** More are counted, not listed; the waveform shows all of them. */
const mostChanges = 500

function describeStep(
  steps: readonly RehearsedStep[],
  index: number,
  { permissions, texts, said = [], others = [], titleOf }: ApprovalOptions,
): ApprovalStep {
  const one = steps[index] as RehearsedStep
  const { tool, step, before } = one
  const flip = flipOf(tool.name)
  const names = tracksOf(before, step.trackIds).map((track) => track.name)
  const changes = changesOf(one)
  const say = (sayable: { readonly step: typeof step; readonly names: readonly string[] }): string =>
    sayStep(tool, { ...sayable, before, ...foundIn(changes) }, texts)
  const sentence = say({ step, names })
  const values = describeValues(tool, step.args, texts)
  return {
    index,
    tool: tool.name,
    title: menuWord(tool, texts),
    sentence,
    said: [...saidIn(sentence, { step, names }, values, { say, fits: (args) => tool.check(args).ok })],
    asks: permissions.asks(one, said[index]),
    range: step.range,
    tracks: names,
    values,
    sources: step.sources.map((source) => ({ ...source })),
    other: sayOther(others[index] ?? null),
    regions: regionsOf(steps, index),
    changes: changes.slice(0, mostChanges),
    moreChanges: Math.max(0, changes.length - mostChanges),
    ...(tool.outside && { command: tool.outside.commandLine(step) }),
    ...(one.note && { note: shownNote(one.note) }),
    flip: flip === null ? null : titleOf(flip),
    mayAllow: permissions.mayAllow(one),
  }
}

/** What can be left out one by one was looked for. */
function foundIn(changes: readonly Change[]): { readonly found?: FoundPlaces } {
  const places = changes.filter(({ leave }) => leave !== null)
  const left = places.filter((place) => place.left).length
  return places.length === 0 ? {} : { found: { all: places.length, left } }
}

function shownNote({ text, state, question, answers, moved }: NonNullable<RehearsedStep['note']>) {
  return { text, state, question, answers: answers.map((answer) => ({ ...answer })), moved }
}

const sayOther = (other: OtherStep | null): ApprovalStep['other'] =>
  other === null ? null : { by: other.by, sentence: other.sentence }
