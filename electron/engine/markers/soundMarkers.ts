import { readAiffMarkers } from './aiffMarkers.ts'
import type { InputFile } from '../codecs/files/inputFile.ts'
import type { ReadLine, SoundMarkers } from './fileLabel.ts'
import { readId3Chapters } from './id3Chapters.ts'
import { readMp4Chapters } from './mp4Chapters.ts'
import { readFlacChapters, readOggChapters } from './vorbisChapters.ts'
import { readWavMarkers } from './wavMarkers.ts'

export const noMarkers: SoundMarkers = { lines: [], recordedAt: null, description: '' }

/** Markers and chapters beside the sound of a file. Damage in them is no damage of the sound. */
export function readSoundMarkers(file: InputFile): SoundMarkers {
  const head = String.fromCharCode(...file.read(0, 12))
  if (/^(?:RIFF|RIFX|RF64|BW64)[^]{4}WAVE$/u.test(head)) return readWavMarkers(file)
  return { ...noMarkers, lines: chaptersIn(file, head) }
}

function chaptersIn(file: InputFile, head: string): readonly ReadLine[] {
  if (/^FORM[^]{4}AIF[FC]$/u.test(head)) return readAiffMarkers(file)
  if (head.startsWith('ID3')) return readId3Chapters(file)
  if (head.startsWith('fLaC')) return readFlacChapters(file, 0)
  if (head.startsWith('OggS')) return readOggChapters(file)
  return head.slice(4, 8) === 'ftyp' ? readMp4Chapters(file) : []
}
