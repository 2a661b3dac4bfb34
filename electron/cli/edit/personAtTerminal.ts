import type { Editor } from '../../editor/index.ts'
import type { Decision } from '../../../shared/schemas/conversation.ts'
import type { Person } from '../converse.ts'
import type { Io } from '../io.ts'
import { approvalText, plain } from './approvalText.ts'

interface Habits {
  readonly approvals: 'yes' | 'deny' | 'ask'
  /** Whether the command line goes on with words that can be the answer. */
  readonly answerFollows: () => boolean
}

/** Decides by flag, else at the terminal; where there is none it refuses, and leaves questions open. */
export function personAtTerminal(io: Io, editor: Editor, habits: Habits): Person {
  const { ask } = io
  return {
    async decide(approval) {
      if (habits.approvals === 'yes') return { verb: 'approve' }
      const names = new Map((await editor.view()).tracks.map((track) => [track.id, track.name]))
      io.note(approvalText(approval, (id) => names.get(id) ?? 'a new track'))
      if (habits.approvals === 'deny') return { verb: 'reject', reason: '' }
      if (ask === null) {
        io.note('Nobody sits at a terminal to say yes, so this is refused. Add --yes to approve.')
        return { verb: 'reject', reason: '' }
      }
      return readDecision(
        await ask(
          approval.stepping
            ? 'Apply it and the rest? y(es), s(this step only), N(o): '
            : 'Apply? y(es), s(tep by step), N(o): ',
        ),
      )
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

/** Only a clear yes is a yes. */
export function readDecision(answer: string | null): Decision {
  const word = answer?.trim().toLowerCase() ?? ''
  if (word === 'y' || word === 'yes') return { verb: 'approve' }
  return word === 's' || word === 'step' ? { verb: 'step' } : { verb: 'reject', reason: '' }
}
