import type { InputFile } from '../codecs/files/inputFile.ts'
import type { ReadLine } from './fileLabel.ts'
import { flacComments, oggComments } from './vorbisComments.ts'

/**
 * Chapters of a FLAC file that begins at `start`, as Xiph's wiki has them: CHAPTER001=00:10:00.000, CHAPTER001NAME=…
 */
export const readFlacChapters = (file: InputFile, start: number): ReadLine[] => chaptersOf(flacComments(file, start))

/** The same of the first stream of an Ogg file, Vorbis or Opus. */
export const readOggChapters = (file: InputFile): ReadLine[] => chaptersOf(oggComments(file))

function chaptersOf(comments: readonly string[]): ReadLine[] {
  const found = new Map<string, string>()
  for (const comment of comments) {
    const at = comment.indexOf('=')
    const key = comment.slice(0, at).toUpperCase()
    if (at > 0 && key.startsWith('CHAPTER')) found.set(key, comment.slice(at + 1))
  }
  return [...found.entries()].flatMap(([key, time]): ReadLine[] => {
    if (!/^CHAPTER\d{1,4}$/u.test(key)) return []
    const [, hours, minutes, seconds] = /^\s*(\d{1,3}):(\d{2}):(\d{2}(?:\.\d+)?)\s*$/u.exec(time) ?? []
    if (hours === undefined) return []
    const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    return [{ start, end: start, text: found.get(`${key}NAME`) ?? '' }]
  })
}
