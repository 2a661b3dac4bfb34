import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ImportFile } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { ChannelChoice } from '../codecs/channelChoice.ts'
import type { DecodedChunk, Decoders, Decoding, Share } from '../decoding/decoders.ts'
import type { Piece } from '../model/piece.ts'
import { plainPiece } from '../pieces/plainPiece.ts'
import { type ArrivingPicture, drawArriving } from './arrivingPicture.ts'
import { largestRatio } from '../resample/createRateConverter.ts'
import { orAborted } from '../threads/orAborted.ts'

export interface ImportContext {
  readonly store: BlockStore
  readonly decoders: Decoders
  readonly signal: AbortSignal
  /** 0 to 1, growing; of one file what has come of its sound, too. */
  report(fraction: number, picture?: ArrivingPicture): void
  /** The rate of the first file of an empty project, as soon as it is known. */
  rateKnown?(sampleRate: number): void
  /** Lets other work of the thread have its turn; called after every block. */
  pause(): Promise<void>
}

export interface TrackChoice {
  /** Null for an empty project: the file's own. */
  readonly projectRate: number | null
  readonly choice: ChannelChoice
}

/** So much sound is told to the store beforehand. */
export const manyBytes = 16 << 20

/** Opens the file once for each share that can be read beside the others; all that was opened is put into `open`. */
export async function openShares(
  ctx: ImportContext,
  file: ImportFile,
  { projectRate, choice }: TrackChoice,
  open: Decoding[],
): Promise<Result<{ first: Decoding; sampleRate: number }>> {
  const openOne = async (): Promise<Result<Decoding>> =>
    soonerOf(ctx.signal, ctx.decoders.open(file.path, file.name, projectRate, choice), open)
  const opened = await openOne()
  if (!opened.ok) return opened
  const first = opened.value
  const sampleRate = projectRate ?? first.sampleRate
  const ratio = sampleRate / first.sampleRate
  if (Math.max(ratio, 1 / ratio) > largestRatio)
    return err(
      failure('files/unsupported', {
        name: file.name,
        feature: { kind: 'far-sample-rate', sampleRate: first.sampleRate, projectRate: sampleRate },
      }),
    )
  const shares = first.isDivisible && ratio === 1 ? ctx.decoders.concurrency : 1
  for (let index = 1; index < shares; index++) {
    const more = await openOne()
    if (!more.ok) return more
  }
  return ok({ first, sampleRate })
}

/** All shares at the same time; what one of them says of a failure ends the others. */
export async function readShares(
  ctx: ImportContext,
  shares: readonly Decoding[],
  sampleRate: number,
): Promise<Result<Piece[]>> {
  const stop = new AbortController()
  const signal = AbortSignal.any([ctx.signal, stop.signal])
  const picture = drawArriving(shares.length)
  const report = (): void =>
    ctx.report(shares.reduce((sum, share) => sum + share.fraction(), 0) / shares.length, picture.columns())
  const results = await Promise.all(
    shares.map(async (share, index) => {
      const read = await readShare({ ...ctx, signal, report }, share, {
        sampleRate,
        share: { index, of: shares.length },
        onChunk: (chunk) => picture.add(index, share.fraction(), chunk.summary),
      })
      if (!read.ok) stop.abort()
      return read
    }),
  )
  if (ctx.signal.aborted) return err(failure('files/cancelled'))
  const failed =
    results.find((result) => !result.ok && result.error.code !== 'files/cancelled') ??
    results.find((result) => !result.ok)
  return failed ?? ok(results.flatMap((result) => (result.ok ? result.value : [])))
}

interface ReadingShare {
  readonly sampleRate: number
  readonly share: Share
  readonly onChunk: (chunk: DecodedChunk) => void
}

async function readShare(
  ctx: ImportContext,
  decoding: Decoding,
  { sampleRate, share, onChunk }: ReadingShare,
): Promise<Result<Piece[]>> {
  const begun = await soonerOf(ctx.signal, decoding.begin(sampleRate, share))
  if (!begun.ok) return begun
  const placed = decoding.sampleRate === sampleRate && share.of === 1 ? leaveInPlace(ctx.store, decoding) : null
  if (placed !== null) return ok(placed)
  const pieces: Piece[] = []
  for (;;) {
    const chunk = await soonerOf(ctx.signal, decoding.next())
    if (!chunk.ok) return chunk
    if (chunk.value === null) return ok(pieces)
    if (pieces.length === 0 && bytesToCome(chunk.value, decoding) > manyBytes) ctx.store.expectMany?.()
    // Before it is stored: what the chunk lies in may be used again afterwards.
    onChunk(chunk.value)
    pieces.push(toPiece(ctx.store, chunk.value))
    ctx.report(decoding.fraction())
    await ctx.pause()
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
  }
}

/** Pieces of sound that stays where it lies; null where it has to be read. */
function leaveInPlace(store: BlockStore, decoding: Decoding): Piece[] | null {
  const pieces: Piece[] = []
  for (const block of (store.addInPlace && decoding.inPlace?.()) ?? []) {
    const id = store.addInPlace?.(block) ?? null
    if (id === null) return null
    pieces.push(plainPiece(id, block.frames))
  }
  return pieces.length > 0 ? pieces : null
}

/** All of its sound, judged by its first chunk. */
function bytesToCome({ block }: DecodedChunk, decoding: Decoding): number {
  return block.bytes.byteLength / Math.max(decoding.fraction(), 1e-6)
}

/**
 * What comes of the work, or at once that it was cancelled. What was opened is put on `opened`, so that it is closed
 * even then.
 */
async function soonerOf<T>(signal: AbortSignal, work: Promise<Result<T>>, opened?: Decoding[]): Promise<Result<T>> {
  const kept =
    opened === undefined
      ? work
      : work.then((result) => (keep(result as Result<unknown> as Result<Decoding>, opened, signal), result))
  return (await orAborted(signal, kept)) ?? err(failure('files/cancelled'))
}

function keep(result: Result<Decoding>, opened: Decoding[], signal: AbortSignal): void {
  if (!result.ok) return
  if (signal.aborted) result.value.close()
  else opened.push(result.value)
}

export function toPiece(store: BlockStore, { block, summary }: DecodedChunk): Piece {
  return plainPiece(store.add(block, summary), block.frames)
}
