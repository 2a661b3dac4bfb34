import type { Author } from '../../shared/schemas/author.ts'
import type { Checklist } from '../../shared/schemas/messageParts.ts'
import type { RequestLog } from '../agent/index.ts'

/** One thing that was said or called, in the words of the conversation cases; times in seconds. */
export interface RequestReport {
  readonly text: string
  readonly asked: readonly ('clarify' | 'choose' | 'approval')[]
  readonly ran: readonly RanReport[]
  readonly pending: 'clarify' | 'choose' | 'approval' | null
  readonly reply: string
  readonly state: RequestLog['state']
  /** A model's plan as it stands. */
  readonly plan?: Checklist
}

export interface RanReport {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly range: readonly [number, number] | null
  readonly at: number | null
  /** Names, in track order. */
  readonly tracks: readonly string[]
  /** Who gave each value: the range, the tracks, the time, and parameters by their names. */
  readonly authors?: Readonly<Record<string, Author>>
}
