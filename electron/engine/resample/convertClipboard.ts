import { ok, type Result } from '../../../shared/result.ts'
import { frames } from '../../../shared/time.ts'
import { maxBlockFrames, type Block, type BlockStore } from '../blocks/blockStore.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Clipboard } from '../model/project.ts'
import { silentPieces } from '../pieces/silence.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { readPieces } from '../render/readPieces.ts'
import { resampleSource } from './resampleSource.ts'

/** Where the converted sound goes, and a chance for others in between. */
export interface ConvertOptions {
  readonly store: BlockStore
  readonly pause: () => Promise<void>
}

/**
 * What was cut or copied, as it sounds at another rate: places and lengths are rounded to its frames, edits of it are
 * rendered.
 */
export async function convertClipboard(
  clipboard: Clipboard,
  sampleRate: number,
  options: ConvertOptions,
): Promise<Result<Clipboard>> {
  if (clipboard.sampleRate === sampleRate) return ok(clipboard)
  const place = (frame: number): number => Math.round((frame * sampleRate) / clipboard.sampleRate)
  const rows: Clipboard['rows'][number][] = []
  for (const row of clipboard.rows) {
    const clips: Clip[] = []
    for (const clip of row.clips) {
      const [start, end] = [place(clip.start), place(clip.start + clip.length)]
      if (end === start) continue
      const pieces = await convertPieces(
        clip.pieces,
        row.channels,
        { from: clipboard.sampleRate, to: sampleRate },
        options,
      )
      if (!pieces.ok) return pieces
      // What was hidden at its edges is not converted, and stays behind.
      const { id, name } = clip
      clips.push({
        id,
        name,
        start: frames(start),
        length: frames(end - start),
        pieces: fitted(pieces.value, end - start),
      })
    }
    rows.push({ channels: row.channels, clips })
  }
  return ok({ sampleRate, length: frames(Math.max(1, place(clipboard.length))), rows })
}

async function convertPieces(
  pieces: readonly Piece[],
  channels: 1 | 2,
  rates: { from: number; to: number },
  { store, pause }: ConvertOptions,
): Promise<Result<readonly Piece[]>> {
  const source = await resampleSource(soundOf(pieces, channels, rates.from, store), rates.to, pause)
  try {
    const converted: Piece[] = []
    for (;;) {
      const block = await source.next()
      if (!block.ok) return block
      if (block.value === null) return ok(converted)
      const id = store.add(block.value, buildSummary(block.value))
      converted.push({
        block: id,
        from: frames(0),
        length: frames(block.value.frames),
        direction: 'forward',
        gain: 1,
        ramps: [],
        under: [],
      })
    }
  } finally {
    source.close()
  }
}

function soundOf(pieces: readonly Piece[], channels: 1 | 2, sampleRate: number, store: BlockStore): AudioSource {
  const length = piecesLength(pieces)
  let at = 0
  return {
    channels,
    sampleRate,
    fraction: () => (length === 0 ? 1 : at / length),
    next: async () => {
      if (at >= length) return ok(null)
      const count = Math.min(maxBlockFrames, length - at)
      const block = interleaved(readPieces(store, pieces, at, count, channels))
      at += count
      return ok(block)
    },
    notes: () => [],
    close: () => {},
  }
}

function interleaved(sound: readonly Float32Array[]): Block {
  const channels = sound.length === 2 ? 2 : 1
  const count = sound[0]?.length ?? 0
  const samples = new Float32Array(count * channels)
  sound.forEach((channel, c) => channel.forEach((sample, frame) => (samples[frame * channels + c] = sample)))
  return { format: 'f32', channels, frames: count, bytes: new Uint8Array(samples.buffer) }
}

/** Rounding can be a frame off: the clip's length is what counts. */
function fitted(pieces: readonly Piece[], length: number): readonly Piece[] {
  const there = piecesLength(pieces)
  return there >= length ? slicePieces(pieces, 0, length) : [...pieces, ...silentPieces(length - there)]
}
