import { z } from 'zod'

/** A key and the server that it was given for. */
export interface ServerKey {
  readonly key: string
  /** As of a URL: scheme, host and port. */
  readonly origin: string
}

const schema = z.strictObject({ key: z.string(), origin: z.string() })

export function writeServerKey(one: ServerKey): string {
  return JSON.stringify(one)
}

/** A key that was kept without its server belongs to the one that was saved beside it. */
export function readServerKey(kept: string, beside: string): ServerKey {
  return readPair(kept) ?? { key: kept, origin: beside }
}

function readPair(kept: string): ServerKey | null {
  try {
    return schema.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}
