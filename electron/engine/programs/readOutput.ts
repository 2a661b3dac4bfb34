import { existsSync } from 'node:fs'
import { type Failure, failure, type OutputFault } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { buildSummary } from '../blocks/buildSummary.ts'
import { openAudio } from '../codecs/openAudio.ts'
import type { SoundFormat } from '../effects/processor.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { plainPiece } from '../pieces/plainPiece.ts'

export interface WantedOutput {
  readonly title: string
  readonly format: SoundFormat
  /** Frames; null where any length is right. */
  readonly length: number | null
}

/** Sound that is a little too short was cut by a filter's delay; one that is too long has a tail, which is cut off. */
const [mostMissing, mostMore] = [0.1, 2]

/** What a program has written as pieces, if it is what it should be. Blocks of what is not are unreferenced. */
export async function readOutput(
  file: string,
  wanted: WantedOutput,
  {
    store,
    signal,
    pause,
  }: { readonly store: BlockStore; readonly signal: AbortSignal; readonly pause: () => Promise<void> },
): Promise<Result<readonly Piece[]>> {
  const bad = (fault: OutputFault): Result<never> => err(failure('programs/bad-output', { tool: wanted.title, fault }))
  if (!existsSync(file)) return bad({ kind: 'nothing-written' })
  const opened = await openAudio(file, wanted.title)
  if (!opened.ok) return bad({ kind: isEmpty(opened.error) ? 'empty' : 'not-audio' })
  const source = opened.value
  try {
    const fault = formatFault(source, wanted.format)
    if (fault !== null) return bad(fault)
    const pieces: Piece[] = []
    for (;;) {
      if (signal.aborted) return err(failure('engine/cancelled'))
      const block = await source.next()
      if (!block.ok) return bad({ kind: 'not-audio' })
      if (block.value === null) break
      pieces.push(plainPiece(store.add(block.value, buildSummary(block.value)), block.value.frames))
      await pause()
    }
    if ((source.repaired?.() ?? 0) > 0) return bad({ kind: 'not-numbers' })
    const fitted = fitLength(pieces, wanted)
    return fitted === null ? bad(lengthFault(pieces, wanted)) : ok(fitted)
  } finally {
    source.close()
  }
}

const isEmpty = ({ code }: Failure): boolean => code === 'files/empty'

function formatFault(source: AudioSource, { sampleRate, channels }: SoundFormat): OutputFault | null {
  if (source.sampleRate !== sampleRate) return { kind: 'other-rate', sampleRate: source.sampleRate, wanted: sampleRate }
  const count = source.channelNames?.length ?? source.channels
  return count === channels ? null : { kind: 'other-channels', channels: count, wanted: channels }
}

/** Null where it can't be that long. */
function fitLength(
  pieces: readonly Piece[],
  { length, format: { sampleRate } }: WantedOutput,
): readonly Piece[] | null {
  const made = piecesLength(pieces)
  if (made === 0) return null
  if (length === null || made === length) return pieces
  if (made > length + mostMore * sampleRate || made < length - mostMissing * sampleRate) return null
  return made > length ? slicePieces(pieces, 0, length) : [...pieces, plainPiece(null, length - made)]
}

function lengthFault(pieces: readonly Piece[], { length, format: { sampleRate } }: WantedOutput): OutputFault {
  const made = piecesLength(pieces)
  return made === 0 || length === null
    ? { kind: 'empty' }
    : { kind: 'other-length', seconds: made / sampleRate, wanted: length / sampleRate }
}
