import type { en } from '../en/index.ts'
import { answers } from './answers.ts'
import { askings } from './askings.ts'
import { endings } from './endings.ts'
import { history } from './history.ts'
import { questions } from './questions.ts'
import { say } from './say.ts'
import { steps } from './steps.ts'
import { talk } from './talk.ts'
import { unread } from './unread.ts'
import { wishes } from './wishes.ts'

export const de: typeof en = { answers, askings, endings, history, questions, say, steps, talk, unread, wishes }
