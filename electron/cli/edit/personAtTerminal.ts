import type { Editor } from '../../editor/index.ts'
import type { Approval, Decision } from '../../../shared/schemas/conversation.ts'
import type { Person } from '../../headless/index.ts'
import type { Io } from '../io.ts'
import { approvalText, plain } from './terminalText.ts'

interface Habits {
  readonly approvals: 'yes' | 'deny' | 'ask'
  /** Programs that nobody has allowed yet. */
  readonly newTools: 'allowed' | 'ask'
  /** Whose values count where words and model differ: the person decides at each approval, or it is settled. */
  readonly differing: 'asSaid' | 'ask'
  /** Whether the command line goes on with words that can be the answer. */
  readonly answerFollows: () => boolean
}

/** Decides by flag, else at the terminal; where there is none it refuses, and leaves questions open. */
export function personAtTerminal(io: Io, editor: Editor, habits: Habits): Person {
  const { ask } = io
  return {
    async decide(approval) {
      const asSaid = takeWords(approval)
      if (asSaid !== null && habits.differing === 'asSaid') return asSaid
      const isNew = (approval.newTools ?? []).length > 0 && habits.newTools === 'ask'
      if (habits.approvals === 'yes' && !isNew) return { verb: 'approve' }
      const names = new Map((await editor.view()).tracks.map((track) => [track.id, track.name]))
      io.note(approvalText(approval, (id) => names.get(id) ?? 'a new track'))
      if (habits.approvals === 'deny') return { verb: 'reject', reason: '' }
      if (ask === null && habits.approvals === 'yes') {
        io.note('A yes beforehand is none to a program that nobody has allowed yet. Add --trust-tools to allow it.')
        return { verb: 'reject', reason: '' }
      }
      if (ask === null) {
        io.note('Nobody sits at a terminal to say yes, so this is refused. Add --yes to approve.')
        return { verb: 'reject', reason: '' }
      }
      const answer = await ask(questionOf(approval, asSaid === null ? '' : ', w(hat I said)'))
      return asSaid !== null && /^\s*w/iu.test(answer ?? '') ? asSaid : readDecision(answer)
    },
    async answer(question) {
      if (ask === null || habits.answerFollows()) return null
      // It brings its examples, or its numbered list, in its own lines.
      io.note(question.text.split('\n').map(plain).join('\n'))
      const answer = (await ask('> '))?.trim() ?? ''
      return answer === '' ? null : answer
    },
  }
}

function questionOf({ stepping }: Approval, more: string): string {
  return stepping
    ? `Apply it and the rest? y(es), s(this step only)${more}, N(o): `
    : `Apply? y(es), s(tep by step)${more}, N(o): `
}

/** What takes the person's words in place of what a model has chosen; null where they do not differ, or did before. */
export function takeWords({ instead, steps }: Approval): Decision | null {
  if (instead !== null && instead !== undefined) return { verb: 'take' }
  const step = steps.find(({ other }) => other?.by === 'words')
  return step === undefined ? null : { verb: 'take', step: step.index }
}

/** Only a clear yes is a yes. */
export function readDecision(answer: string | null): Decision {
  const word = answer?.trim().toLowerCase() ?? ''
  if (word === 'y' || word === 'yes') return { verb: 'approve' }
  return word === 's' || word === 'step' ? { verb: 'step' } : { verb: 'reject', reason: '' }
}
