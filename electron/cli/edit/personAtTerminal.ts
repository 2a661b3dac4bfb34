import type { Editor } from '../../editor/index.ts'
import type { Approval, Decision } from '../../../shared/schemas/conversation.ts'
import type { Person } from '../../headless/index.ts'
import type { Language } from '../../../shared/language.ts'
import type { Io } from '../io.ts'
import { type CliTexts, cliTexts } from '../texts/index.ts'
import { approvalText, plain } from './terminalText.ts'

interface Habits {
  readonly approvals: 'yes' | 'deny' | 'ask'
  /** Programs that nobody has allowed yet. */
  readonly newTools: 'allowed' | 'ask'
  /** Whose values count where words and model differ: the person decides at each approval, or it is settled. */
  readonly differing: 'asSaid' | 'ask'
  /** What is spoken now. */
  readonly language: () => Language
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
      const language = habits.language()
      const texts = cliTexts(language)
      io.note(approvalText(approval, { language, nameOfTrack: (id) => names.get(id) ?? null }))
      if (habits.approvals === 'deny') return { verb: 'reject', reason: '' }
      if (ask === null && habits.approvals === 'yes') {
        io.note(texts.needsTrust)
        return { verb: 'reject', reason: '' }
      }
      if (ask === null) {
        io.note(texts.nobodyThere)
        return { verb: 'reject', reason: '' }
      }
      const answer = await ask(approval.stepping ? texts.applyStep(asSaid !== null) : texts.apply(asSaid !== null))
      const isAsSaid = wordOf(answer).startsWith(texts.answers.asSaid)
      return asSaid !== null && isAsSaid ? asSaid : readDecision(answer, texts)
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

/** What takes the person's words in place of what a model has chosen; null where they do not differ, or did before. */
export function takeWords({ instead, steps }: Approval): Decision | null {
  if (instead !== null && instead !== undefined) return { verb: 'take' }
  const step = steps.find(({ other }) => other?.by === 'words')
  return step === undefined ? null : { verb: 'take', step: step.index }
}

/** Only a clear yes is a yes. */
export function readDecision(answer: string | null, { answers }: Pick<CliTexts, 'answers'>): Decision {
  const word = wordOf(answer)
  if (answers.yes.includes(word)) return { verb: 'approve' }
  return answers.step.includes(word) ? { verb: 'step' } : { verb: 'reject', reason: '' }
}

const wordOf = (answer: string | null): string => answer?.trim().toLowerCase() ?? ''
