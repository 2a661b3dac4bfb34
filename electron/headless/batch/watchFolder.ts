import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { soundEndings } from '../../../shared/files/soundFiles.ts'

export interface Watching {
  readonly folder: string
  readonly signal: AbortSignal
  /** Called for one file after the other, each once as long as it does not change. */
  readonly onFile: (file: string) => Promise<void>
  /** Called when the folder can't be read, and not again before it could be. */
  readonly onLost: (cause: unknown) => void
  /** Milliseconds between two looks: a file that is the same in both is whole. */
  readonly every?: number
}

const usualPause = 2000
const endings: ReadonlySet<string> = new Set(soundEndings.map((ending) => `.${ending}`))

/**
 * Looks into a folder (not into folders in it) until it is told to stop. Looking again and again works on every drive
 * and in every shared folder, where being told of changes does not.
 */
export async function watchFolder({ folder, signal, onFile, onLost, every = usualPause }: Watching): Promise<void> {
  const seen = new Map<string, string>()
  const done = new Map<string, string>()
  let isLost = false
  while (!signal.aborted) {
    try {
      const now = await soundsIn(folder)
      isLost = false
      for (const [file, state] of now) {
        if (signal.aborted) return
        if (seen.get(file) !== state || done.get(file) === state) continue
        done.set(file, state)
        await onFile(file)
      }
      seen.clear()
      for (const [file, state] of now) seen.set(file, state)
    } catch (cause) {
      if (!isLost) onLost(cause)
      isLost = true
    }
    await delay(every, undefined, { signal }).catch(() => undefined)
  }
}

/** Each with what changes while it is being written. */
async function soundsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const names = (await readdir(folder)).filter(
    (name) => !name.startsWith('.') && endings.has(path.extname(name).toLowerCase()),
  )
  for (const name of names.toSorted()) {
    const file = path.join(folder, name)
    const state = await stat(file).then(
      (now) => (now.isFile() && now.size > 0 ? `${now.size} ${now.mtimeMs}` : null),
      // Gone between the two: it is not there.
      () => null,
    )
    if (state !== null) found.set(file, state)
  }
  return found
}
