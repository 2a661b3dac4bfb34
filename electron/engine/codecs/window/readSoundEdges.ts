import type { InputFile } from '../files/inputFile.ts'
import { sniffFormat } from '../sniffFormat.ts'
import { readMatroskaEdges } from './matroskaEdges.ts'
import { readMp4Edges } from './mp4Edges.ts'
import { type SoundEdges, wholeSound } from './soundEdges.ts'

/** By what its container says of priming and edits, as FFmpeg reads them too. */
export async function readSoundEdges(file: InputFile): Promise<SoundEdges> {
  const sniffed = sniffFormat(file)
  const what = sniffed.kind === 'noDecoder' ? sniffed.what : null
  if (what === 'mp4') return readMp4Edges(file) ?? wholeSound
  return what === 'matroska' ? readMatroskaEdges(file) : wholeSound
}
