import { createLineFile } from './lineFile.ts'

export interface Log {
  /** One line of JSON; never throws. Names of projects and files may be in it, samples and keys never. */
  write(level: 'info' | 'problem', event: string, fields?: Readonly<Record<string, unknown>>): void
}

interface LogOptions {
  readonly file: string
  readonly now: () => Date
  /** Texts that must never be printed, as they are at the moment of writing. */
  readonly secrets: () => readonly string[]
}

const longest = 2_000_000

export function createLog({ file, now, secrets }: LogOptions): Log {
  const add = createLineFile({ file, secrets, longest })
  return {
    write: (level, event, fields = {}) => add({ at: now().toISOString(), level, event, ...fields }),
  }
}
