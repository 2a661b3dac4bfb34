import { limits } from '../../../../shared/schemas/limits.ts'
import type { OfflinePlanner, PlanContext } from '../index.ts'
import type { Plan } from '../plan.ts'
import { readAnswer } from './answers/readAnswer.ts'
import { namesOf } from './grammar/names.ts'
import { wordsIn } from './grammar/source.ts'
import type { Source } from './grammar/source.ts'
import { readTracks } from './grammar/tracks.ts'
import type { GrammarTool, KnownTools } from './steps/known.ts'
import { knowTools } from './steps/known.ts'
import type { MessageReading } from './steps/readMessage.ts'
import { readMessage } from './steps/readMessage.ts'
import { readHistoryRequest } from './steps/repeatHistory.ts'
import { answerQuestion } from './talk/answerQuestion.ts'
import { isQuestion, readSoundQuestion } from './talk/soundQuestions.ts'
import { answerTalk } from './talk/answerTalk.ts'
import { notUnderstood, refuse } from './talk/refusals.ts'
import type { Dictionary } from './text/gloss.ts'
import { gloss, makeDictionary, wordsExplained } from './text/gloss.ts'
import { afterStory } from './text/afterStory.ts'
import { respell } from './text/respell.ts'
import type { Token } from './text/tokenise.ts'
import { tokenise } from './text/tokenise.ts'
import { withoutNumbering } from './text/withoutNumbering.ts'
import { en } from './words/en.ts'
import { languages } from './words/languages.ts'
import { commonWords, structuralWords } from './words/commonWords.ts'

export type { GrammarTool } from './steps/known.ts'

const talk = (reply: string): Plan => ({ steps: [], reply, replyState: 'talk' })
const refused = (reply: string): Plan => ({ steps: [], reply, replyState: 'refused' })

const hesitation = /(?:no|actually|wait|oh|hm+|on second thoughts?|ok|okay|well|sorry|but)[\s,.!-]+/
const dismissal =
  /(?:never ?mind|forget (?:it|that|about it)|cancel (?:that|it)|scratch that|leave it(?: as it is)?)[\s.!]*$/
const takenBack = new RegExp(`[\\s,.;:!-](?:${hesitation.source})*${dismissal.source}`, 'i')

/** "delete the intro … actually, never mind": the whole message is taken back. */
const takesBack = ({ message }: Source): boolean => takenBack.test(message.slice(-80))

/** What stands behind a question that has no answer here: "is the intro too long? Trim it to 10 seconds." */
function afterQuestion(source: Source, known: KnownTools): Source | null {
  const at = source.tokens.findIndex((token) => token.text === '?')
  const first = source.tokens.find((token) => token.kind === 'word')
  if (at < 0 || first === undefined || !en.questionStarts.has(first.text)) return null
  const tokens = source.tokens.slice(at + 1)
  return tokens.some((token) => known.lexicon.byFirst.has(token.text)) ? { ...source, tokens } : null
}

/** What is asked of the history is read as a whole: the names in it are verbs elsewhere. */
function readHistory(source: Source, known: KnownTools): MessageReading | null {
  const read = readHistoryRequest(source, known)
  if (read === null) return null
  const none = { left: [], understood: [], failedAt: 0 }
  return read.kind === 'problem'
    ? { ...none, steps: [], problem: read.problem }
    : { ...none, steps: read.steps, problem: null }
}

/**
 * The request behind a story, where it names its own part and the story names nothing that it could mean; else the
 * message is read as a whole.
 */
function planAfterStory(source: Source, known: KnownTools, context: PlanContext): Plan | null {
  const story = afterStory(source.tokens, (word) => known.lexicon.byFirst.has(word))
  if (
    story === null ||
    story.told.some((_, at) => readTracks(source, at) !== null) ||
    story.asked.some(({ text }) => en.pronouns.has(text))
  )
    return null
  const { steps } = plan({ ...source, tokens: story.asked }, known, context)
  return steps.length > 0 && steps.every(({ target }) => target.range !== undefined && target.range.kind !== 'whole')
    ? { steps, reply: null, replyState: 'talk' }
    : null
}

function plan(source: Source, known: KnownTools, context: PlanContext): Plan {
  if (!source.tokens.some((token) => token.kind !== 'mark')) return refused(notUnderstood)
  const chat = answerTalk(source, known, context.project)
  if (chat !== null) return talk(chat)
  const aboutSound = isQuestion(source) ? readSoundQuestion(source) : null
  if (aboutSound !== null) return { steps: [aboutSound], reply: null, replyState: 'talk' }
  const answer = answerQuestion(source, known, context)
  if (answer !== null) return talk(answer)
  const rest = afterQuestion(source, known)
  if (rest !== null) return plan(rest, known, context)
  if (takesBack(source)) return talk('All right, nothing was changed.')
  const told = planAfterStory(source, known, context)
  if (told !== null) return told
  const reading = readHistory(source, known) ?? readMessage(source, known, context)
  if (reading.problem !== null && reading.left.length > 0) {
    const asked = answerQuestion({ ...source, tokens: source.tokens.slice(reading.failedAt) }, known, context)
    if (asked !== null) return talk(asked)
  }
  if (reading.problem !== null) return refused(refuse(reading.problem, reading.understood, known))
  if (reading.steps.length > 0) return { steps: reading.steps, reply: null, replyState: 'talk' }
  return reading.left.length > 0 ? talk('All right, nothing was changed.') : refused(notUnderstood)
}

const dictionaries = languages.map(makeDictionary)

/** The language that explains most words of the message; null where that is the grammar's own. */
function languageOf(tokens: readonly Token[], isOwn: (word: string) => boolean): Dictionary | null {
  let best = {
    count: tokens.filter(({ kind, text }) => kind === 'word' && isOwn(text)).length,
    dictionary: null as Dictionary | null,
  }
  for (const dictionary of dictionaries) {
    const count = wordsExplained(tokens, dictionary)
    if (count > best.count) best = { count, dictionary }
  }
  return best.dictionary
}

const planners = new WeakMap<readonly GrammarTool[], OfflinePlanner>()

/**
 * The grammar over these tools. It reads times, tracks and names; it resolves nothing. It remembers nothing of a
 * conversation, so everybody with the same list of tools shares one.
 */
export function createOfflinePlanner(tools: readonly GrammarTool[]): OfflinePlanner {
  const planner = planners.get(tools) ?? makePlanner(tools)
  planners.set(tools, planner)
  return planner
}

function makePlanner(tools: readonly GrammarTool[]): OfflinePlanner {
  const known = knowTools(tools)
  const common = commonWords(known.lexicon.verbs)
  const structural = structuralWords()
  const sourceOf = (message: string, context: PlanContext): Source => {
    const text = message.slice(0, limits.messageLength)
    const names = namesOf(context.project)
    const own = (word: string): boolean =>
      common.has(word) || known.lexicon.words.has(word) || names.vocabulary.has(word)
    const said = withoutNumbering(tokenise(text))
    const other = languageOf(said, own)
    const tokens = other === null ? respell(said, own) : gloss(said, other, names)
    return {
      message: text,
      tokens,
      words: wordsIn(tokens),
      names,
      project: context.project,
      isCommon: (word) => common.has(word),
      isStructural: (word) => structural.has(word),
    }
  }
  return {
    plan: (message, context) => plan(sourceOf(message, context), known, context),
    read: (message, pending, context) => {
      const own = sourceOf(message, context)
      const asked = pending.steps[pending.step]?.words ?? ''
      const source = { ...own, words: own.words.union(wordsIn(tokenise(asked))) }
      return readAnswer(source, pending, known, () => plan(source, known, context))
    },
  }
}
