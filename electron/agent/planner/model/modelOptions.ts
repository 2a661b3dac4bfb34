import type { Profile } from './profiles.ts'
import type { ServerMemory } from './server/serverMemory.ts'

/** Where the model is and how long it may take. */
export interface ModelOptions {
  /** e.g. `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** '' where the server wants none. */
  readonly key: string
  readonly patience?: Partial<Patience>
  /** How much it is told; left out: as much as the server can hold. */
  readonly profile?: Profile['name']
  /** What is known of servers; left out: nothing, and what is learned is forgotten. */
  readonly memory?: ServerMemory
}

/** Milliseconds. */
export interface Patience {
  /** Until the answer begins; a local server may load the model first. */
  readonly first: number
  /** Between two parts of an answer. */
  readonly idle: number
  /** For one answer, with all its tries. */
  readonly total: number
  /** How often the SDK tries again after 408, 409, 429, 5xx and broken connections, with growing waits. */
  readonly retries: number
}

export const usualPatience: Patience = { first: 120_000, idle: 45_000, total: 300_000, retries: 2 }

/** For sentences: who it is that did not answer. Never the path or the query, which may hold a key. */
export function hostOf(baseUrl: string): string {
  const host = URL.parse(baseUrl)?.host ?? ''
  return host === '' ? 'The model server' : host
}
