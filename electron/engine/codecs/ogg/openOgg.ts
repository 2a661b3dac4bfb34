import type { ForeignFormat } from '../../../../shared/failures/index.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AudioSource } from '../../blocks/audioSource.ts'
import { brokenFile, unsupportedFile } from '../inputLimits.ts'
import type { ChannelChoice } from '../channelChoice.ts'
import type { InputFile } from '../files/inputFile.ts'
import { createPacketReader } from './createPacketReader.ts'
import { createPageReader } from './createPageReader.ts'
import { chainLinks } from './chainLinks.ts'
import { findLinks, streamLimit } from './findLinks.ts'
import { openOpus } from './openOpus.ts'
import { openVorbis } from './openVorbis.ts'

const otherCodecs: readonly (readonly [start: string, what: ForeignFormat])[] = [
  ['\x7fFLAC', 'flac-in-ogg'],
  ['Speex', 'speex'],
  ['\x80theora', 'theora'],
  ['PCM', 'pcm-in-ogg'],
]

/**
 * Opens the sound of an Ogg file, Vorbis or Opus, whatever else is in there: the first such stream, and that of every
 * recording that follows.
 */
export async function openOgg(file: InputFile, at: number, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const found = findLinks(file, at)
  const opened =
    found.links.length > 1
      ? await chainLinks(found, choice, (start, of) => openLink(file, start, of))
      : await openLink(file, at, choice)
  if (!opened.ok) return opened
  const source = opened.value
  return ok({
    ...source,
    close: () => {
      source.close()
      file.close()
    },
  })
}

/** The recording that begins at a place; closing it leaves the file open. */
async function openLink(file: InputFile, at: number, choice: ChannelChoice): Promise<Result<AudioSource>> {
  const pages = createPageReader(file, at)
  let what: ForeignFormat | null = null
  for (let count = 0; count < streamLimit; count++) {
    const page = pages.next()
    if (page === null || !page.isFirst) break
    const start = String.fromCharCode(...page.body.subarray(0, 8))
    const context = { file, pages, packets: createPacketReader(pages, page), choice, hasNeighbours: count > 0 }
    if (start === 'OpusHead') return openOpus(context)
    if (start.startsWith('\x01vorbis')) return openVorbis(context)
    what ??= otherCodecs.find(([begin]) => start.startsWith(begin))?.[1] ?? null
  }
  if (what !== null) return unsupportedFile(file.name, { kind: what })
  return brokenFile(file.name, { kind: 'no-sound-found' })
}
