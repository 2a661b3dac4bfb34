import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hideSecret, type HideSecret } from '../../shared/hideSecret.ts'

interface LineFileOptions {
  readonly file: string
  /** Texts that must never be written, as they are at the moment of writing. */
  readonly secrets: () => readonly string[]
  /** Bytes; beyond them the file becomes `.1`, and a new one is begun. */
  readonly longest: number
}

/** Appends values to a file of the person's own, one line of JSON each, without keys; never throws. */
export function createLineFile({ file, secrets, longest }: LineFileOptions): (value: object) => void {
  let size = sizeOf(file)
  let broken = false
  return (value) => {
    if (broken) return
    const line = `${withoutSecrets(JSON.stringify(plain(value)), secrets())}\n`
    try {
      if (size === 0) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      if (size > longest) {
        renameSync(file, `${file}.1`)
        size = 0
      }
      appendFileSync(file, line, { mode: 0o600 })
      size += Buffer.byteLength(line)
    } catch (error) {
      // A log that can't be written must not stop an edit; say so once, where a person may see it.
      broken = true
      process.emitWarning(`The log can't be written: ${String(error)}`)
    }
  }
}

const hidden = '(hidden)'
const namesOfSecrets = /^(key|apikey|api_key|authorization|token|cookie|password|secret)$/i

function hideNamed(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, namesOfSecrets.test(name) ? hidden : plain(value)]),
  )
}

function plain(value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  if (Array.isArray(value)) return value.map(plain)
  return typeof value === 'object' && value !== null ? hideNamed(value as Record<string, unknown>) : value
}

const hiders = new Map<string, HideSecret>()

function hiderOf(secret: string): HideSecret {
  const hide = hiders.get(secret) ?? hideSecret(secret, hidden)
  hiders.set(secret, hide)
  return hide
}

/** Also what looks like a key, wherever it came from. */
export function withoutSecrets(line: string, secrets: readonly string[]): string {
  // As they stand in a line of JSON.
  const known = secrets.reduce((text, secret) => hiderOf(JSON.stringify(secret).slice(1, -1))(text), line)
  return known.replace(/\bBearer [\w.~+/=-]+/gi, `Bearer ${hidden}`).replace(/\bsk-[\w-]{8,}/g, hidden)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
