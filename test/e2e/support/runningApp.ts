import path from 'node:path'
import type { Page } from '@playwright/test'

/** A started Tapehand with its window, whatever hosts it. The differences between the hosts live behind this. */
export interface RunningApp {
  readonly page: Page
  /** Answers the file dialog that `open` brings up with these files. */
  chooseFiles(open: () => Promise<void>, files: readonly string[]): Promise<void>
  /** Lets the export that `start` begins go to this file. */
  saveTo(start: () => Promise<void>, file: string): Promise<void>
  /** What the system's file manager is asked to show while `ask` is carried out; null where the host can't ask it. */
  readonly shownInFolder: ((ask: () => Promise<void>) => Promise<string>) | null
  /** Chooses an entry of the application menu by its id; null where there is no such menu. */
  readonly menu: ((id: string) => Promise<void>) | null
  /** Closes the window as a person does, and gives the exit status of the app. */
  close(): Promise<number | null>
  /** Ends the app at once, without a chance to tidy up. */
  kill(): Promise<void>
}

export interface StartOptions {
  readonly data: string
  readonly files: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Where hosts keep what they compiled: each story starts one, and starts of the same build compile the same. */
const compiled = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled')

/** The environment of the test run without anything that would make an app behave otherwise than on a fresh machine. */
export function appEnvironment({ data, env }: StartOptions): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('OPENAI_'),
  )
  return { NODE_COMPILE_CACHE: compiled, ...Object.fromEntries(kept), ...env, TAPEHAND_DATA: data }
}
