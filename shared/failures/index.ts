import type { Failure } from '../result.ts'
import { agentFailures } from './agent.ts'
import { engineFailures } from './engine.ts'
import { fileFailures } from './files.ts'
import { hostFailures } from './host.ts'
import { modelFailures } from './model.ts'

const catalog = { ...engineFailures, ...fileFailures, ...agentFailures, ...modelFailures, ...hostFailures }

export type FailureCode = keyof typeof catalog

/** The one way to make a failure: a code of the catalog, and the values that its sentence names. */
export function failure<C extends FailureCode>(code: C, ...values: Parameters<(typeof catalog)[C]>): Failure {
  const sentence = catalog[code] as (...all: unknown[]) => Omit<Failure, 'code'>
  return { code, ...sentence(...values) }
}
