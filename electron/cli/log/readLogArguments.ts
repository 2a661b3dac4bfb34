import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { readOptions } from '../../platform/index.ts'

export interface LogArguments {
  /** An id, or a number of the list; null for the list itself. */
  readonly request: string | null
  readonly last: number
  readonly print: 'json' | 'text'
}

const options = { json: { type: 'boolean' }, last: { type: 'string' } } as const
const usually = 20

/** Everything behind the word `log`. */
export function readLogArguments(args: readonly string[]): Result<LogArguments> {
  const parsed = readOptions(args, options)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const last = values.last === undefined ? usually : Number(values.last)
  if (!Number.isInteger(last) || last < 1 || last > 10_000)
    return err(
      failure('cli/usage', {
        problem: { kind: 'number', option: '--last', min: 1, max: 10_000, said: values.last ?? '' },
      }),
    )
  return ok({ request: positionals[0] ?? null, last, print: values.json === true ? 'json' : 'text' })
}
