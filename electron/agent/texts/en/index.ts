import { answers } from './answers.ts'
import { askings } from './askings.ts'
import { criteria } from './criteria.ts'
import { endings } from './endings.ts'
import { history, talk } from './talk.ts'
import { opinions } from './opinions.ts'
import { questions } from './questions.ts'
import { say, steps } from './steps.ts'
import { unread } from './unread.ts'
import { wishes } from './wishes.ts'

export const en = {
  answers,
  askings,
  criteria,
  endings,
  history,
  opinions,
  questions,
  say,
  steps,
  talk,
  unread,
  wishes,
}
