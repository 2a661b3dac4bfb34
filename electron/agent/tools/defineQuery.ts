import { z } from 'zod'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { sayIssues } from './sayIssues.ts'

export interface QueryLiteral<Value> {
  /** snake_case, unique among tools and queries. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly words: readonly string[]
  /** What a model is told: plain JSON. */
  readonly read: (view: ProjectView) => Value
  /** What a person is told. */
  readonly say: (value: Value) => string
}

/** A question about the project: takes no arguments, changes nothing, never asks. */
export interface Query {
  readonly name: string
  readonly group: 'queries'
  readonly title: string
  readonly description: string
  readonly words: readonly string[]
  readonly parameters: z.ZodObject
  readonly check: (raw: unknown) => Result<Readonly<Record<string, never>>>
  readonly answer: (view: ProjectView) => { readonly value: unknown; readonly text: string }
}

export function defineQuery<Value>(literal: QueryLiteral<Value>): Query {
  const parameters = z.strictObject({})
  return {
    name: literal.name,
    group: 'queries',
    title: literal.title,
    description: literal.description,
    words: literal.words,
    parameters,
    check: (raw) => {
      const parsed = parameters.safeParse(raw ?? {})
      return parsed.success ? ok({}) : err(failure('agent/bad-arguments', { tool: literal.name, reason: sayIssues(parsed.error.issues, parameters) }))
    },
    answer: (view) => {
      const value = literal.read(view)
      return { value, text: literal.say(value) }
    },
  }
}
