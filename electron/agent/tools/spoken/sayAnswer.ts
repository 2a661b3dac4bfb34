import type { Language } from '../../../../shared/language.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { Answered } from '../contract/defineQuery.ts'
import type { AnswerSayings } from './answerSayings.ts'
import { germanAnswers } from './german/answers.ts'

/** In English a question says its answer itself. */
const tables: Readonly<Record<Language, AnswerSayings>> = { en: {}, de: germanAnswers }

/** The same answer in the person's language; in English where that has no words for it. */
export function sayAnswer(query: string, answered: Answered, { language }: AgentTexts): Answered {
  const say = tables[language][query]
  return say === undefined ? answered : { ...answered, ...say(answered.value) }
}
