import { readdir } from 'node:fs/promises'

/** Names of the JSON files in a folder, sorted; none where there is no such folder, as with most people. */
export async function jsonFilesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
    throw error
  }
}
