import { failure, type UsageProblem } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { readOptions } from '../platform/index.ts'

export interface LoopbackArguments {
  /** How the page is shown; `auto` tries one after the other. */
  readonly show: 'auto' | 'window' | 'browser' | 'none'
  readonly files: readonly string[]
  /** 0: any free one. */
  readonly port: number
  /** Why it is this host, for the line that says how the page is shown; '' for nothing. */
  readonly note: string
}

const options = { host: { type: 'string' }, port: { type: 'string' }, note: { type: 'string' } } as const
const highestPort = 65_535

export function readArguments(args: readonly string[]): Result<LoopbackArguments> {
  const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))
  const read = readOptions(args, options)
  if (!read.ok) return read
  const { host = 'auto', port = '0', note = '' } = read.value.values
  if (host !== 'auto' && host !== 'window' && host !== 'browser' && host !== 'none')
    return wrong({ kind: 'choice', option: '--host', choices: ['window', 'browser', 'none'], said: host })
  if (!/^\d{1,5}$/.test(port) || Number(port) > highestPort)
    return wrong({ kind: 'number', option: '--port', min: 0, max: highestPort, said: port })
  return ok({ show: host, files: read.value.positionals, port: Number(port), note })
}
