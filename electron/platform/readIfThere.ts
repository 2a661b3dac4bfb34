import { readFile } from 'node:fs/promises'

/** Null when there is no such file; throws when it is there and can't be read. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
