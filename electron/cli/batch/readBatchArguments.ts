import { availableParallelism } from 'node:os'
import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { readOptions } from '../../platform/index.ts'

export interface BatchArguments {
  /** A path, or the name of a recipe. */
  readonly recipe: string
  readonly inputs: readonly string[]
  readonly folder: string
  /** `look`: only what would be; `ask`: that, and then a question; `yes`: at once; `jobs`: a command for each file. */
  readonly how: 'look' | 'ask' | 'yes' | 'jobs'
  readonly jobs: number
  readonly overwrite: 'never' | 'allowed'
  readonly print: 'json' | 'text'
}

const options = {
  output: { type: 'string', short: 'o' },
  jobs: { type: 'string' },
  yes: { type: 'boolean' },
  plan: { type: 'boolean' },
  'print-jobs': { type: 'boolean' },
  overwrite: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))
/** More at once are hardly quicker, and each takes its memory. */
const usualJobs = 4
const mostJobs = 64

/** Everything behind the word `batch`. */
export function readBatchArguments(args: readonly string[]): Result<BatchArguments> {
  const parsed = readOptions(args, options)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const [recipe, ...inputs] = positionals
  if (recipe === undefined || inputs.length === 0) return wrong({ kind: 'no-recipe' })
  if (values.output === undefined) return wrong({ kind: 'need', options: ['batch'], other: '-o' })
  const only = (['plan', 'print-jobs', 'yes'] as const).filter((name) => values[name] === true)
  const [first, second] = only
  if (first !== undefined && second !== undefined)
    return wrong({ kind: 'exclude', option: `--${first}`, others: [`--${second}`] })
  const jobs = values.jobs === undefined ? Math.min(usualJobs, availableParallelism()) : Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > mostJobs)
    return wrong({ kind: 'number', option: '--jobs', min: 1, max: mostJobs, said: values.jobs ?? '' })
  const hows = { plan: 'look', 'print-jobs': 'jobs', yes: 'yes' } as const
  return ok({
    recipe,
    inputs,
    folder: values.output,
    how: first === undefined ? 'ask' : hows[first],
    jobs,
    overwrite: values.overwrite === true ? 'allowed' : 'never',
    print: values.json === true ? 'json' : 'text',
  })
}
