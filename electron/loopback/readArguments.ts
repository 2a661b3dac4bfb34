import { parseArgs } from 'node:util'
import { failure } from '../../shared/failures/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'

export interface LoopbackArguments {
  /** How the page is shown; `auto` tries one after the other. */
  readonly show: 'auto' | 'window' | 'browser' | 'none'
  readonly files: readonly string[]
  /** 0: any free one. */
  readonly port: number
  /** Why it is this host, for the line that says how the page is shown; '' for nothing. */
  readonly note: string
}

export function readArguments(args: readonly string[]): Result<LoopbackArguments> {
  const usage = (what: string) => err(failure('cli/usage', { what }))
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { host: { type: 'string' }, port: { type: 'string' }, note: { type: 'string' } },
    })
    const { host = 'auto', port = '0', note = '' } = values
    if (host !== 'auto' && host !== 'window' && host !== 'browser' && host !== 'none')
      return usage(`--host is window, browser or none, not "${host}"`)
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return usage(`--port is a number up to 65535, not "${port}"`)
    return ok({ show: host, files: positionals, port: Number(port), note })
  } catch (error) {
    return usage(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}
