import path from 'node:path'
import { openInputFile } from '../files/inputFile.ts'
import { isSystemError } from '../files/systemError.ts'

export type ProjectForm = 'database' | 'text'

/** Which of Audacity's projects it is, by what is in it; null for every other file. */
export function sniffProject(file: string): ProjectForm | null {
  const opened = openInputFile(file, path.basename(file))
  if (!opened.ok) return null
  try {
    return formOf(opened.value.read(0, 1024))
  } catch (error) {
    if (isSystemError(error)) return null
    throw error
  } finally {
    opened.value.close()
  }
}

/** SQLite keeps a number for the program at byte 68. */
function formOf(head: Uint8Array): ProjectForm | null {
  const text = String.fromCharCode(...head)
  if (text.startsWith('SQLite format 3\0')) return text.slice(68, 72) === 'AUDY' ? 'database' : null
  return /^\s*<\?xml[^]*<(?:project|audacityproject)\s[^]*audacity/u.test(text) ? 'text' : null
}
