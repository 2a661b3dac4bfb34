import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { openInputFile } from '../../codecs/files/inputFile.ts'
import { isSystemError } from '../../codecs/files/systemError.ts'
import type { About } from '../../model/about.ts'
import { readAbout } from './readAbout.ts'

/** What a sound file says of itself; null also where it can't be read any more: its sound is there. */
export function readAboutInside(path: string, name: string): About | null {
  const opened = openInputFile(path, name)
  if (!opened.ok) return null
  try {
    return readAbout(opened.value)
  } catch (error) {
    if (isSystemError(error)) return null
    throw error
  } finally {
    opened.value.close()
  }
}

/** Tags are in many recordings, and are not worth a word by themselves. */
export function aboutNotes(about: About | null): readonly SourceNote[] {
  if (about === null || about.cover === null) return []
  return [{ kind: Object.keys(about.tags).length === 0 ? 'cover' : 'tags-and-cover' }]
}
