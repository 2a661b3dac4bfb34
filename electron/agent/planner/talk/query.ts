import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { Asked } from '../../reader/meaning/asked.ts'
import type { Question } from '../../reader/questions/question.ts'
import type { AgentTexts } from '../../texts/index.ts'
import type { PlanContext } from '../index.ts'
import type { PlannedStep } from '../plan.ts'

/** What a question comes to: words, or a step that listens. */
export type Answer = { readonly say: string } | { readonly step: PlannedStep }

export interface Asking {
  readonly question: Question
  readonly context: PlanContext
  readonly view: ProjectView
  readonly texts: AgentTexts
  /** An act as it is planned. */
  readonly stepOf: (act: Act) => PlannedStep | null
  /** It is a question by its form too, and not told. */
  readonly isAsked: boolean
}

/** A query by its question: what has to be asked for, and what may be asked beside it. */
export interface Query {
  readonly asks: readonly Asked[]
  readonly takes: readonly Asked[]
  /** Null where the question is about something else than this query knows. */
  readonly answer: (asking: Asking) => Answer | null
}

/** The first query whose question it is, with no cue left over, that has an answer. */
export function answerBy(queries: readonly Query[], asking: Asking): Answer | null {
  const { asks } = asking.question
  if (asks.length === 0 && !asking.isAsked) return null
  for (const query of queries) {
    const fits =
      query.asks.every((one) => asks.includes(one)) &&
      asks.every((one) => query.asks.includes(one) || query.takes.includes(one))
    const answer = fits ? query.answer(asking) : null
    if (answer !== null) return answer
  }
  return null
}
