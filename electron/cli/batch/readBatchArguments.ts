import { availableParallelism } from 'node:os'
import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { readOptions } from '../../platform/index.ts'

export interface BatchArguments {
  /** A path, or the name of a recipe. */
  readonly recipe: string
  readonly inputs: readonly string[]
  readonly folder: string
  /**
   * `rehearse`: only what would be; `ask`: that, and then a question; `yes`: at once; `jobs`: a command for each file;
   * `watch`: what comes into a folder (the only input), as it comes.
   */
  readonly how: 'rehearse' | 'ask' | 'yes' | 'jobs' | 'watch'
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
  watch: { type: 'string' },
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
  const [recipe, ...named] = positionals
  const inputs = values.watch === undefined ? named : [values.watch]
  if (recipe === undefined || inputs.length === 0) return wrong({ kind: 'no-recipe' })
  if (values.watch !== undefined && named.length > 0)
    return wrong({ kind: 'exclude', option: '--watch', others: ['names of files'] })
  if (values.output === undefined) return wrong({ kind: 'need', options: ['batch'], other: '-o' })
  const how = readHow(values)
  if (!how.ok) return how
  const jobs = readJobs(values.jobs)
  if (!jobs.ok) return jobs
  return ok({
    recipe,
    inputs,
    folder: values.output,
    how: how.value,
    jobs: jobs.value,
    overwrite: values.overwrite === true ? 'allowed' : 'never',
    print: values.json === true ? 'json' : 'text',
  })
}

const hows = { plan: 'rehearse', 'print-jobs': 'jobs', yes: 'yes', watch: 'watch' } as const

function readHow(values: { readonly [K in keyof typeof hows]?: unknown }): Result<BatchArguments['how']> {
  const [first, second] = (Object.keys(hows) as (keyof typeof hows)[]).filter((name) => values[name] !== undefined)
  if (first !== undefined && second !== undefined)
    return wrong({ kind: 'exclude', option: `--${first}`, others: [`--${second}`] })
  return ok(first === undefined ? 'ask' : hows[first])
}

function readJobs(said: string | undefined): Result<number> {
  const jobs = said === undefined ? Math.min(usualJobs, availableParallelism()) : Number(said)
  return Number.isInteger(jobs) && jobs >= 1 && jobs <= mostJobs
    ? ok(jobs)
    : wrong({ kind: 'number', option: '--jobs', min: 1, max: mostJobs, said: said ?? '' })
}
