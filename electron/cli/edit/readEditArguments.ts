import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { readOptions } from '../../platform/index.ts'
import type { OutputWish } from '../../headless/index.ts'
import { readOutputWish } from './readOutputWish.ts'

export interface EditArguments {
  readonly inputs: readonly string[]
  /** What becomes of inputs with more than two channels. */
  readonly channels: 'fold' | 'split'
  /** In the order of the command line. */
  readonly steps: readonly EditStep[]
  readonly approvals: 'yes' | 'deny' | 'ask'
  /** Whether a yes that was given beforehand is one to programs that nobody has allowed before, too. */
  readonly newTools: 'allowed' | 'ask'
  /** Whose values count where words and model differ. */
  readonly differing: 'asSaid' | 'ask'
  readonly output: string | null
  readonly overwrite: 'never' | 'allowed'
  /** How it is to be written; null without an output. */
  readonly sound: OutputWish | null
  readonly print: 'json' | 'text'
  readonly joins: 'clickSafe' | 'exact'
  readonly planner:
    | { readonly kind: 'settings' }
    | { readonly kind: 'offline' }
    | { readonly kind: 'model'; readonly model: string; readonly baseUrl: string | null }
}

export type EditStep =
  /** What is in a file of notes is said as a message. */
  | { readonly kind: 'notes'; readonly path: string }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'call'; readonly text: string; readonly raw: unknown }

const options = {
  say: { type: 'string', multiple: true },
  notes: { type: 'string', multiple: true },
  call: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  deny: { type: 'boolean' },
  'as-said': { type: 'boolean' },
  'trust-tools': { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  overwrite: { type: 'boolean' },
  bits: { type: 'string' },
  kbps: { type: 'string' },
  rate: { type: 'string' },
  'split-channels': { type: 'boolean' },
  json: { type: 'boolean' },
  'no-click-safe': { type: 'boolean' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  offline: { type: 'boolean' },
} as const

const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))

/** Everything behind the word `edit`. */
export function readEditArguments(args: readonly string[]): Result<EditArguments> {
  const parsed = readOptions(args, options)
  if (!parsed.ok) return parsed
  const { values, positionals, tokens } = parsed.value
  if (positionals.length === 0) return wrong({ kind: 'no-input' })
  if (values.yes === true && values.deny === true)
    return wrong({ kind: 'exclude', option: '--yes', others: ['--deny'] })
  const sound = readSound(values)
  if (!sound.ok) return sound
  const planner = readPlanner(values)
  if (!planner.ok) return planner
  const steps = readSteps(tokens)
  if (!steps.ok) return steps
  return ok({
    inputs: positionals,
    steps: steps.value,
    output: values.output ?? null,
    sound: sound.value,
    planner: planner.value,
    ...readSwitches(values),
  })
}

type Switch = 'split-channels' | 'yes' | 'deny' | 'as-said' | 'trust-tools' | 'overwrite' | 'json' | 'no-click-safe'

function readSwitches(
  on: Readonly<Partial<Record<Switch, boolean | undefined>>>,
): Pick<EditArguments, 'channels' | 'approvals' | 'newTools' | 'differing' | 'overwrite' | 'print' | 'joins'> {
  const declined = on.deny === true ? 'deny' : 'ask'
  return {
    channels: on['split-channels'] === true ? 'split' : 'fold',
    approvals: on.yes === true ? 'yes' : declined,
    newTools: on['trust-tools'] === true ? 'allowed' : 'ask',
    differing: on['as-said'] === true ? 'asSaid' : 'ask',
    overwrite: on.overwrite === true ? 'allowed' : 'never',
    print: on.json === true ? 'json' : 'text',
    joins: on['no-click-safe'] === true ? 'exact' : 'clickSafe',
  }
}

interface Token {
  readonly kind: string
  readonly name?: string
  readonly value?: string | undefined
}

/** What is said and called, in the order of the command line. */
function readSteps(tokens: readonly Token[]): Result<EditStep[]> {
  const steps: EditStep[] = []
  for (const { kind, name, value = '' } of tokens) {
    const read = kind === 'option' ? readers[name ?? ''] : undefined
    if (read === undefined) continue
    const step = read(value)
    if (!step.ok) return step
    steps.push(step.value)
  }
  return ok(steps)
}

const readers: Readonly<Record<string, (value: string) => Result<EditStep>>> = {
  say: readSay,
  call: readCall,
  notes: (path) => (path.trim() === '' ? wrong({ kind: 'no-name', option: '--notes' }) : ok({ kind: 'notes', path })),
}

function readSound(values: {
  output?: string | undefined
  bits?: string | undefined
  kbps?: string | undefined
  rate?: string | undefined
}): Result<OutputWish | null> {
  const { output, ...wish } = values
  if (output !== undefined) {
    return readOutputWish(output, wish)
  }
  return (wish.bits ?? wish.kbps ?? wish.rate)
    ? wrong({ kind: 'need', options: ['--bits', '--kbps', '--rate'], other: '-o' })
    : ok(null)
}

function readPlanner(values: {
  model?: string | undefined
  'base-url'?: string | undefined
  offline?: boolean | undefined
}): Result<EditArguments['planner']> {
  const { model, 'base-url': baseUrl, offline } = values
  if (offline === true && (model !== undefined || baseUrl !== undefined))
    return wrong({ kind: 'exclude', option: '--offline', others: ['--model', '--base-url'] })
  if (offline === true) return ok({ kind: 'offline' })
  if (model === undefined && baseUrl !== undefined)
    return wrong({ kind: 'need', options: ['--base-url'], other: '--model' })
  if (model === undefined) return ok({ kind: 'settings' })
  if (model.trim() === '') return wrong({ kind: 'no-name', option: '--model' })
  if (baseUrl !== undefined && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    return wrong({ kind: 'no-address', option: '--base-url', said: baseUrl })
  return ok({ kind: 'model', model: model.trim(), baseUrl: baseUrl ?? null })
}

function readSay(text: string): Result<EditStep> {
  if (text.trim() === '') return wrong({ kind: 'no-words', option: '--say' })
  if (text.length > limits.pastedLength) return wrong({ kind: 'too-long', option: '--say', limit: limits.pastedLength })
  return ok({ kind: 'say', text })
}

function readCall(text: string): Result<EditStep> {
  const raw = parseJson(text)
  if (typeof raw !== 'object' || raw === null || !('tool' in raw) || typeof raw.tool !== 'string') {
    return wrong({ kind: 'no-call', option: '--call', said: text })
  }
  return ok({ kind: 'call', text, raw })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
