import type { InputFile } from '../codecs/files/inputFile.ts'
import type { SoundMarkers } from './fileLabel.ts'
import { readId3Chapters } from './id3Chapters.ts'
import { readWavMarkers } from './wavMarkers.ts'

export const noMarkers: SoundMarkers = { lines: [], recordedAt: null, description: '' }

/** Markers of a WAV file and chapters of an MP3 file; none of all others. Damage in them is no damage of the sound. */
export function readSoundMarkers(file: InputFile): SoundMarkers {
  const head = String.fromCharCode(...file.read(0, 12))
  if (/^(?:RIFF|RIFX|RF64|BW64)[^]{4}WAVE$/u.test(head)) return readWavMarkers(file)
  return head.startsWith('ID3') ? { ...noMarkers, lines: readId3Chapters(file) } : noMarkers
}
