import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A page on disk that leads to the app, for who can read it. */
export interface Door {
  /** Its address, which holds no secret: a browser's arguments can be read by everybody on this machine. */
  readonly address: string
  /** It is needed once. Never throws. */
  readonly close: () => Promise<void>
}

/**
 * Puts the secret address into a file of a folder that only its owner can enter. A browser that is run by the owner
 * opens it and goes on to the app. Null where nothing can be written.
 */
export async function openDoor(parent: string, secretAddress: string): Promise<Door | null> {
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 })
    // For its owner alone, whatever the mask of the process is.
    const folder = await mkdtemp(path.join(parent, 'tapehand-open-'))
    const file = path.join(folder, 'open.html')
    const close = () => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    const written = await writeFile(file, pageTo(secretAddress), { mode: 0o600, flag: 'wx' }).then(
      () => 'yes' as const,
      close,
    )
    return written === 'yes' ? { address: pathToFileURL(file).href, close } : null
  } catch {
    // The address can still be printed for its owner.
    return null
  }
}

/** A page that goes on to another one at once and leaves nothing in the list of what was visited. */
export function pageTo(address: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Tapehand</title><meta http-equiv="refresh" content="0; url=${address}">`
}
