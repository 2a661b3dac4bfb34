import { failure } from '../../../../shared/failures/index.ts'
import { err, type Result } from '../../../../shared/result.ts'
import { type AudioSource, openableFormats } from '../audioSource.ts'
import type { InputFile } from '../files/inputFile.ts'
import { createPacketReader } from './createPacketReader.ts'
import { createPageReader } from './createPageReader.ts'
import { openOpus } from './openOpus.ts'
import { openVorbis } from './openVorbis.ts'

const otherCodecs: readonly (readonly [start: string, what: string])[] = [
  ['\x7fFLAC', 'FLAC in an Ogg file'], ['Speex', 'the Speex format'], ['\x80theora', 'a film (Theora) without sound that is known here'], ['PCM', 'PCM in an Ogg file'],
]
/** Streams that a file may begin with. */
const streamLimit = 32

/** Opens the first stream of Vorbis or Opus in an Ogg file, whatever else is in there. */
export async function openOgg(file: InputFile, at: number): Promise<Result<AudioSource>> {
  const pages = createPageReader(file, at)
  let what: string | null = null
  for (let count = 0; count < streamLimit; count++) {
    const page = pages.next()
    if (page === null || !page.isFirst) break
    const start = String.fromCharCode(...page.body.subarray(0, 8))
    const context = { file, pages, packets: createPacketReader(pages, page), hasNeighbours: count > 0 }
    if (start === 'OpusHead') return openOpus(context)
    if (start.startsWith('\x01vorbis')) return openVorbis(context)
    what ??= otherCodecs.find(([begin]) => start.startsWith(begin))?.[1] ?? null
  }
  if (what !== null) return err(failure('files/unsupported', { name: file.name, what, formats: openableFormats }))
  return err(failure('files/broken', { name: file.name, reason: 'no sound can be found in it' }))
}
