import { type BlockStore, maxBlockFrames } from '../blocks/blockStore.ts'
import { averageRow, inScratch, peakOfRow, peakS16 } from '../kernels/index.ts'
import type { Project } from '../model/project.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { mixFramesOf, readMixFloat } from '../render/readMixFloat.ts'
import { mostMixed, type PlainStretch, readPlainStretch } from '../render/readPlainStretch.ts'
import { createRateChange } from '../resample/createRateChange.ts'
import { createPacker, type PackedForm, type Packer } from './createPacker.ts'

/**
 * Some frames of what is exported: packed for the file (not to be changed, since they may lie in a block; they stay as
 * they are until something else is read), or as floats for an encoder.
 */
export type MixChunk = { readonly frames: number; readonly peak: number } & (
  | { readonly kind: 'floats'; readonly channels: readonly Float32Array[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
)

export interface MixChunksRequest {
  readonly store: BlockStore
  readonly project: Project
  /** Frames of the project, half open. */
  readonly range: { readonly start: number; readonly end: number }
  readonly channels: 1 | 2
  readonly sampleRate: number
  /** How the chunks are wanted: interleaved and packed, or as floats. */
  readonly form: PackedForm | 'floats'
  /** Whether floats stay as they are when the next chunk is asked for. New memory costs as much as filling it. */
  readonly floats?: 'stay' | 'are used again'
  pause(): Promise<void>
  /** Resolves when all that is heard before a frame is there, of a project that is still being made. */
  readonly until?: ((frame: number) => Promise<void>) | undefined
}

/** Frames that are read between two pauses. */
const chunkFrames = 1 << 16
/** Frames that are packed for one write; any block fits. */
const packedFrames = maxBlockFrames
/** Shorter stretches of a block are copied into a packed chunk instead of being handed on by themselves. */
const directFrames = 1 << 14

/** What is exported, chunk by chunk, at the rate of the file. */
export function readMixChunks(request: MixChunksRequest): AsyncGenerator<MixChunk> {
  return request.sampleRate === request.project.sampleRate ? readAsItIs(request) : readConverted(request)
}

async function* readAsItIs(request: MixChunksRequest): AsyncGenerator<MixChunk> {
  const { store, project, range, channels, form, until } = request
  if (form === 's16') return yield* readInt16(request)
  const packer = form === 'floats' ? null : createPacker(form, channels)
  // Memory that is new for every chunk costs as much as filling it.
  const buffer = new Uint8Array(packer === null ? 0 : chunkFrames * packer.frameBytes)
  const rows = form === 'floats' && request.floats === 'are used again' ? newRows(channels, chunkFrames) : null
  for (let at = range.start; at < range.end;) {
    const frames = Math.min(chunkFrames, range.end - at)
    await until?.(at + frames)
    const chunk = readMixed(store, project, { from: at, frames, channels, rows }, packer, buffer)
    at += chunk.frames
    yield chunk
  }
}

/** Long stretches that are heard as they are go straight from their block; all else is put together in one place. */
async function* readInt16({ store, project, range, channels, until }: MixChunksRequest): AsyncGenerator<MixChunk> {
  const packer = createPacker('s16', channels)
  const buffer = new Uint8Array(packedFrames * packer.frameBytes)
  let packed = { frames: 0, peak: 0 }
  const takePacked = (): MixChunk => {
    const chunk: MixChunk = { kind: 'bytes', bytes: buffer.subarray(0, packed.frames * packer.frameBytes), ...packed }
    packed = { frames: 0, peak: 0 }
    return chunk
  }
  for (let at = range.start; at < range.end;) {
    const stretch = readPlainStretch(store, project, at, range.end - at, channels)
    const room = packedFrames - packed.frames
    // A whole block is not divided over two chunks, so that its peak comes from its summary. It is read again after the
    // yield, since the memory of a block may be gone by then.
    if (stretch !== null && packed.frames > 0 && (isDirect(stretch, channels) || stretch.frames > room)) {
      yield takePacked()
      continue
    }
    if (stretch !== null && isDirect(stretch, channels)) {
      at += stretch.frames
      yield {
        kind: 'bytes',
        bytes: stretch.stored.bytes,
        frames: stretch.frames,
        peak: directPeak(store, stretch, channels),
      }
      continue
    }
    const out = buffer.subarray(packed.frames * packer.frameBytes)
    const frames = Math.min(room, mostMixed(project, at), range.end - at)
    if (stretch === null) await until?.(at + frames)
    const chunk =
      stretch === null
        ? readMixed(store, project, { from: at, frames, channels, rows: null }, packer, out)
        : packPlain(store, stretch, channels, packer, out)
    at += chunk.frames
    packed = { frames: packed.frames + chunk.frames, peak: Math.max(packed.peak, chunk.peak) }
    if (packed.frames === packedFrames) yield takePacked()
  }
  if (packed.frames > 0) yield takePacked()
}

const isDirect = ({ stored, frames }: PlainStretch, channels: 1 | 2): boolean =>
  stored.gain === 1 && stored.direction === 'forward' && stored.channels === channels && frames >= directFrames

function packPlain(
  store: BlockStore,
  stretch: PlainStretch,
  channels: 1 | 2,
  packer: Packer,
  out: Uint8Array,
): { frames: number; peak: number } {
  packer.packStored(stretch.stored, out)
  return { frames: stretch.frames, peak: peakOf(store, stretch, channels) }
}

/** Of what is heard as it is stored. */
function directPeak(store: BlockStore, stretch: PlainStretch, channels: 1 | 2): number {
  const { block } = stretch.piece
  const isSummarised = block === null || store.isSummarised?.(block) !== false
  return isSummarised ? peakOf(store, stretch, channels) : peakS16(stretch.stored.bytes)
}

const peakOf = (store: BlockStore, { piece, offset, frames }: PlainStretch, channels: 1 | 2): number =>
  measurePieces(store, [piece], offset, offset + frames, channels).peak

const newRows = (channels: number, frames: number): Float32Array[] =>
  Array.from({ length: channels }, () => new Float32Array(frames))

/** Read in short steps, whose rows stay in the processor's cache. */
function readMixed(
  store: BlockStore,
  project: Project,
  what: { from: number; frames: number; channels: 1 | 2; rows: readonly Float32Array[] | null },
  packer: Packer | null,
  buffer: Uint8Array,
): MixChunk {
  const { from, frames, channels } = what
  if (packer === null) {
    const rows = what.rows?.map((row) => row.subarray(0, frames)) ?? newRows(channels, frames)
    readMixInto(store, project, from, rows)
    return { kind: 'floats', channels: rows, frames, peak: Math.max(...rows.map(peakOfRow)) }
  }
  const bytes = buffer.subarray(0, frames * packer.frameBytes)
  const step = mixFramesOf(project)
  let peak = 0
  for (let at = 0; at < frames; at += step) {
    inScratch(() => {
      const [left, right] = readMixFloat(store, project, from + at, Math.min(step, frames - at))
      if (channels === 1) averageRow(left, right)
      const heard = channels === 2 ? [left, right] : [left]
      packer.pack(heard, bytes.subarray(at * packer.frameBytes))
      peak = Math.max(peak, ...heard.map(peakOfRow))
    })
  }
  return { kind: 'bytes', bytes, frames, peak }
}

/** The mix, or the mean of its two sides, into one row or two. */
function readMixInto(store: BlockStore, project: Project, from: number, rows: readonly Float32Array[]): void {
  const frames = rows[0]?.length ?? 0
  const step = mixFramesOf(project)
  for (let at = 0; at < frames; at += step) {
    inScratch(() => {
      const [left, right] = readMixFloat(store, project, from + at, Math.min(step, frames - at))
      if (rows.length === 1) averageRow(left, right)
      rows[0]?.set(left, at)
      rows[1]?.set(right, at)
    })
  }
}

async function* readConverted(request: MixChunksRequest): AsyncGenerator<MixChunk> {
  const { store, project, range, channels, form, sampleRate } = request
  const change = createRateChange(channels, project.sampleRate, sampleRate)
  const step = Math.min(chunkFrames, change.mostFrames)
  const mix = newRows(channels, step)
  const pack = createChunks(form, channels)
  for (let at = range.start; at < range.end; at += step) {
    const rows = mix.map((row) => row.subarray(0, range.end - at))
    await request.until?.(Math.min(range.end, at + step))
    readMixInto(store, project, at, rows)
    const converted = change.convert(rows)
    if ((converted[0]?.length ?? 0) > 0) yield pack(converted)
    await request.pause()
  }
  const rest = change.end()
  if ((rest[0]?.length ?? 0) > 0) yield pack(rest)
}

/** Chunks of rows that are used for others afterwards. */
function createChunks(form: MixChunksRequest['form'], channels: 1 | 2): (rows: readonly Float32Array[]) => MixChunk {
  const packer = form === 'floats' ? null : createPacker(form, channels)
  let buffer = new Uint8Array(0)
  return (rows) => {
    const frames = rows[0]?.length ?? 0
    const peak = Math.max(...rows.map(peakOfRow))
    if (packer === null) return { kind: 'floats', channels: rows.map((row) => row.slice()), frames, peak }
    const size = frames * packer.frameBytes
    if (buffer.length < size) buffer = new Uint8Array(size)
    const bytes = buffer.subarray(0, size)
    packer.pack(rows, bytes)
    return { kind: 'bytes', bytes, frames, peak }
  }
}
