import type { Activity } from '../../shared/schemas/activity.ts'

/** What a command may touch of the world around it. */
export interface Io {
  /** Standard output: results only. */
  readonly out: (text: string) => void
  /** Standard error: questions, notes and problems. */
  readonly note: (text: string) => void
  /** A line at the terminal that the next one takes the place of; left out: nobody looks. */
  readonly status?: ((line: string) => void) | undefined
  /** Asks the person and gives their line, null when the input has ended. Null where nobody sits at a terminal. */
  readonly ask: ((prompt: string) => Promise<string | null>) | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** Keeps a request that is over, for `tapehand log`, without this key; left out: nothing is kept. */
  readonly keepActivity?: (activity: Activity, project: string, key: string) => void | Promise<void>
  /** Ends what runs, leaving nothing behind. */
  readonly signal: AbortSignal
}
