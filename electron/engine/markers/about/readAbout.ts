import { limits } from '../../../../shared/schemas/limits.ts'
import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import { coverOf } from '../../codecs/pictures/readCover.ts'
import { type InputFile, openInputFile } from '../../codecs/files/inputFile.ts'
import type { About } from '../../model/about.ts'
import type { FoundAbout } from './foundAbout.ts'
import { readId3About } from './id3About.ts'
import { readMp4About } from './mp4About.ts'
import { readFlacAbout, readOggAbout } from './vorbisAbout.ts'
import { readWavAbout } from './wavAbout.ts'
import type { SourceNote } from '../../../../shared/notes/fileNotes.ts'
import { isSystemError } from '../../codecs/files/systemError.ts'

/** What a sound file says of itself; null where it says nothing. Damage in it is no damage of the sound. */
export function readAbout(file: InputFile): About | null {
  const found = findAbout(file)
  if (found === null) return null
  const tags: Tags = {}
  for (const [field, text] of found.texts) {
    const plain = plainTag(text, field)
    if (plain !== '') tags[field] ??= plain
  }
  const cover = found.pictures.map(coverOf).find((picture) => picture !== null) ?? null
  return cover === null && Object.keys(tags).length === 0 ? null : { tags, cover }
}

function findAbout(file: InputFile): FoundAbout | null {
  const head = String.fromCharCode(...file.read(0, 12))
  if (/^(?:RIFF|RIFX|RF64|BW64)[^]{4}WAVE$/u.test(head)) return readWavAbout(file)
  if (head.startsWith('ID3')) return readId3About(file)
  if (head.startsWith('fLaC')) return readFlacAbout(file)
  if (head.startsWith('OggS')) return readOggAbout(file)
  return head.slice(4, 8) === 'ftyp' ? readMp4About(file) : null
}

const plainTag = (text: string, field: keyof Tags): string =>
  text
    .toWellFormed()
    .replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}]+ ?/gu, ' ')
    .trim()
    .slice(0, field === 'comment' ? limits.commentLength : limits.tagLength)

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
