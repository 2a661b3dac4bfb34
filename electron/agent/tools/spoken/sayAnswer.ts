import type { Language } from '../../../../shared/language.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { Answered } from '../contract/defineQuery.ts'
import { germanAnswers } from './german/answers.ts'

/** What a question about the project comes to, by the question's name: its value in words. */
export type AnswerSayings = Readonly<Record<string, (value: never) => string>>

/** In English a question says its answer itself. */
const tables: Readonly<Record<Language, AnswerSayings>> = { en: {}, de: germanAnswers }

/** The same answer in the person's language. */
export function sayAnswer(query: string, answered: Answered, { language }: AgentTexts): Answered {
  const say = tables[language][query]
  return say === undefined ? answered : { ...answered, text: say(answered.value as never) }
}
