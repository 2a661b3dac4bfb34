import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { readOptions } from '../../platform/index.ts'

export interface HistoryArguments {
  readonly project: string
  /** What stays; null where it is only looked at. */
  readonly keep: { readonly last: number } | { readonly seconds: number } | null
  readonly how: 'ask' | 'yes'
  readonly print: 'json' | 'text'
}

const options = {
  keep: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))
const units = { m: 60, h: 3600, d: 86_400 } as const

/** Everything behind the word `history`. */
export function readHistoryArguments(args: readonly string[]): Result<HistoryArguments> {
  const parsed = readOptions(args, options)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const [project, ...others] = positionals
  if (project === undefined || others.length > 0) return wrong({ kind: 'one-project' })
  const keep = readKeep(values.keep, values['older-than'])
  if (!keep.ok) return keep
  return ok({
    project,
    keep: keep.value,
    how: values.yes === true ? 'yes' : 'ask',
    print: values.json === true ? 'json' : 'text',
  })
}

function readKeep(count: string | undefined, age: string | undefined): Result<HistoryArguments['keep']> {
  if (count !== undefined && age !== undefined)
    return wrong({ kind: 'exclude', option: '--keep', others: ['--older-than'] })
  const { max } = limits.historyEntries
  if (count !== undefined) {
    const last = Number(count)
    return /^\d+$/u.test(count) && last <= max
      ? ok({ last })
      : wrong({ kind: 'number', option: '--keep', min: 0, max, said: count })
  }
  if (age === undefined) return ok(null)
  const [, number, unit] = /^(\d+(?:\.\d+)?)([mhd])$/u.exec(age) ?? []
  const seconds = Number(number) * (units[unit as keyof typeof units] ?? Number.NaN)
  return seconds >= limits.historyAge.min && seconds <= limits.historyAge.max
    ? ok({ seconds })
    : wrong({ kind: 'no-age', option: '--older-than', said: age })
}
