import type { FramesByAct } from '../../reader/frames/index.ts'
import type { Outcome } from '../../reader/discourse/compose.ts'
import type { Asked } from '../../reader/meaning/asked.ts'
import type { Clause } from '../../reader/clause/clause.ts'
import type { Question } from '../../reader/questions/question.ts'
import type { AskedMessage, MessageReading, Reader } from '../../reader/reader.ts'
import type { PlanContext } from '../index.ts'
import type { Plan } from '../plan.ts'
import type { AgentTexts } from '../../texts/index.ts'
import { groupsOf, offersFor, sayAbilities } from '../../tools/sentences/sayAbilities.ts'
import { nearestAbilities } from './abilities.ts'
import { advise } from './advise.ts'
import { explain, toolsOf, toolsOfActs, type ToldTools } from './explain.ts'
import { followUp } from './followUp.ts'
import { sayLack } from './lacks.ts'
import { queries } from './queries.ts'
import { answerBy, type Asking } from './query.ts'

export type { ToldTools } from './explain.ts'

/** What talk is made of: a message that is no order, and what can be told. */
export interface Talk {
  readonly message: string
  readonly context: PlanContext
  readonly asked: AskedMessage
  readonly reading: MessageReading
  readonly reader: Reader
  readonly stepOf: Asking['stepOf']
  readonly tools: ToldTools
  readonly frames: FramesByAct
  readonly texts: AgentTexts
}

const talk = (reply: string, replyKind?: Plan['replyKind']): Plan => ({
  steps: [],
  reply,
  replyState: 'talk',
  ...(replyKind && { replyKind }),
})

/** An answer to what a message asks; null where it asks nothing that is known. */
export function answer(about: Talk): Plan | null {
  const [whole] = questionsIn(about)
  const followed = whole === undefined ? null : followUp(whole, about)
  const later = followed === null ? null : answerQuery(followed, about)
  if (later !== null) return later
  for (const question of questionsIn(about)) {
    const found = answerOne(question, about)
    if (found !== null) return found
  }
  return null
}

/** The message as one question, then what stands behind clauses that ask for nothing: "don't delete it, tell me …". */
function questionsIn({ asked, reading }: Talk): readonly Question[] {
  const end = asked.tokens.length
  const clauses = reading.readings[0]?.clauses ?? []
  const starts = [0]
  for (const clause of clauses) {
    if (!asksNothing(clause) || reading.tokens.length !== end) break
    starts.push(clause.end)
  }
  return [...new Set(starts)].filter((start) => start < end).map((start) => asked.read(start, end))
}

const asksNothing = ({ speech }: Clause): boolean =>
  speech === 'negated' || speech === 'statement' || speech === 'report' || speech === 'courtesy'

const remarks: readonly Asked[] = ['abilities', 'greeting', 'thanks', 'goodbye', 'dismissal']

/** "what is …" asks what something is for only where that is something to be done. */
const openOf = (question: Question): Question => ({
  ...question,
  asks: question.asks.map((one) => (one === 'howTo' && question.acts.length === 0 ? 'which' : one)),
})

function answerOne(read: Question, about: Talk): Plan | null {
  const question = openOf(read)
  const { asks, unread, acts } = question
  if (asks.length + question.groups.length === 0) return null
  const isRead = unread.length === 0 && acts.length === 0
  const found = isRead ? answerQuery(question, about) : null
  if (found !== null) return found
  if (isRead && asks.length > 0 && asks.every((one) => remarks.includes(one)))
    return asks.includes('abilities') ? tellAbilities(about) : talk(sayRemark(asks, about.texts), 'courtesy')
  return explained(question, about)
}

function answerQuery(question: Question, { context, stepOf, reading, texts }: Talk): Plan | null {
  const found = answerBy(queries, {
    question,
    context,
    view: context.project,
    texts,
    stepOf,
    isAsked: isQuestion(reading.outcome),
  })
  if (found === null) return null
  return 'step' in found ? { steps: [found.step], reply: null, replyState: 'talk' } : talk(found.say, 'known')
}

/** All of it in words, and in short beside what can be said at once. */
function tellAbilities({ tools, context: { project }, texts }: Talk): Plan {
  const told = talk(sayAbilities([...tools.values()], project, texts), 'known')
  const offers = offersFor(project, texts)
  return offers.length === 0
    ? told
    : { ...told, offers, lead: texts.talk.abilitiesInShort(groupsOf([...tools.values()], texts)) }
}

function sayRemark(asks: readonly Asked[], texts: AgentTexts): string {
  if (asks.includes('greeting')) return texts.talk.hello
  if (asks.includes('goodbye')) return texts.talk.goodbye
  if (asks.includes('thanks')) return texts.talk.welcome
  return texts.talk.allRight
}

/** How something is done, or what would come of it: told, and never done. */
function explained({ asks, acts, from }: Question, about: Talk): Plan | null {
  const supposed = asks.includes('supposed')
  if (!supposed && !asks.includes('howTo')) return null
  const { frames, tools, asked, message, context, reader, texts } = about
  const order = message.slice(asked.tokens[from]?.start ?? message.length)
  const meant = toolsOf(reader.read(order, context.project).outcome)
  const said = asked.tokens.map(({ text }) => text)
  const told = explain(meant.length > 0 ? meant : toolsOfActs(acts, said, frames, tools), tools, texts)
  if (told === null) return null
  return talk(supposed ? texts.talk.youOnlyAsk(told) : told)
}

/** What is asked and has no answer here, with what comes near. */
export function unanswered({ asked, tools, texts }: Talk): Plan {
  return talk(texts.talk.unanswered(nearestAbilities(asked.tokens, tools, texts)), 'unanswered')
}

/** What nobody can do here, with the nearest thing that can be done. */
export function cannot({ asked, tools, texts }: Talk): string | null {
  const [lack] = asked.wants.lacks
  return lack === undefined ? null : sayLack(lack, tools, texts)
}

/** What could help, where only what is wrong is said. */
export function advice({ asked: { wants }, context, tools, texts }: Talk): string | null {
  return advise(wants.wishes, wants.groups, context.project, { tools, texts })
}

/** It asks, as far as the reader of orders can tell. */
export const isQuestion = (outcome: Outcome): boolean => outcome.kind === 'nothing' && outcome.why === 'question'
