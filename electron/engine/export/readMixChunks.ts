import { messageOf } from '../../../shared/failures/index.ts'
import type { Result } from '../../../shared/result.ts'
import { ok } from '../../../shared/result.ts'
import { type Block, type BlockStore, maxBlockFrames } from '../blocks/blockStore.ts'
import { decodeSamples } from '../blocks/sampleFormat.ts'
import type { AudioSource } from '../blocks/audioSource.ts'
import { averageRow, inScratch, peakOfRow } from '../kernels/index.ts'
import type { Project } from '../model/project.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { mixFrames, readMixFloat } from '../render/readMixFloat.ts'
import { mostMixed, type PlainStretch, readPlainStretch } from '../render/readPlainStretch.ts'
import { resampleSource } from '../resample/resampleSource.ts'
import { createPacker, type PackedForm, type Packer } from './createPacker.ts'

/**
 * Some frames of what is exported: packed for the file (not to be changed, and to be used at once: it may lie in a
 * block), or as floats for an encoder.
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
  pause(): Promise<void>
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

async function* readAsItIs({ store, project, range, channels, form }: MixChunksRequest): AsyncGenerator<MixChunk> {
  if (form === 's16') return yield* readInt16({ store, project, range, channels })
  const packer = form === 'floats' ? null : createPacker(form, channels)
  // Memory that is new for every chunk costs as much as filling it.
  const buffer = new Uint8Array(packer === null ? 0 : chunkFrames * packer.frameBytes)
  for (let at = range.start; at < range.end;) {
    const chunk = readMixed(
      store,
      project,
      { from: at, frames: Math.min(chunkFrames, range.end - at), channels },
      packer,
      buffer,
    )
    at += chunk.frames
    yield chunk
  }
}

/** Long stretches that are heard as they are go straight from their block; all else is put together in one place. */
async function* readInt16({
  store,
  project,
  range,
  channels,
}: Pick<MixChunksRequest, 'store' | 'project' | 'range' | 'channels'>): AsyncGenerator<MixChunk> {
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
        peak: peakOf(store, stretch, channels),
      }
      continue
    }
    const out = buffer.subarray(packed.frames * packer.frameBytes)
    const chunk =
      stretch === null
        ? readMixed(
            store,
            project,
            { from: at, frames: Math.min(room, mostMixed(project, at), range.end - at), channels },
            packer,
            out,
          )
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

const peakOf = (store: BlockStore, { piece, offset, frames }: PlainStretch, channels: 1 | 2): number =>
  measurePieces(store, [piece], offset, offset + frames, channels).peak

/** Read in short steps, whose rows stay in the processor's cache. */
function readMixed(
  store: BlockStore,
  project: Project,
  what: { from: number; frames: number; channels: 1 | 2 },
  packer: Packer | null,
  buffer: Uint8Array,
): MixChunk {
  const { from, frames, channels } = what
  const bytes = buffer.subarray(0, packer === null ? 0 : frames * packer.frameBytes)
  const out = packer === null ? Array.from({ length: channels }, () => new Float32Array(frames)) : []
  let peak = 0
  for (let at = 0; at < frames; at += mixFrames) {
    inScratch(() => {
      const [left, right] = readMixFloat(store, project, from + at, Math.min(mixFrames, frames - at))
      if (channels === 1) averageRow(left, right)
      const heard = channels === 2 ? [left, right] : [left]
      packer?.pack(heard, bytes.subarray(at * packer.frameBytes))
      out.forEach((samples, c) => samples.set(heard[c] as Float32Array, at))
      peak = Math.max(peak, ...heard.map(peakOfRow))
    })
  }
  return packer === null ? { kind: 'floats', channels: out, frames, peak } : { kind: 'bytes', bytes, frames, peak }
}

async function* readConverted(request: MixChunksRequest): AsyncGenerator<MixChunk> {
  const packer = request.form === 'floats' ? null : createPacker(request.form, request.channels)
  const source = await resampleSource(mixSource(request), request.sampleRate, () => request.pause())
  try {
    for (;;) {
      const block = await source.next()
      if (!block.ok) throw new Error(messageOf(block.error))
      if (block.value === null) return
      const { frames } = block.value
      const channels = Array.from({ length: request.channels }, (_, c) =>
        channelOf(block.value as Block, c === 0 ? 0 : 1),
      )
      const peak = Math.max(...channels.map(peakOfRow))
      if (packer === null) yield { kind: 'floats', channels, frames, peak }
      else {
        const bytes = new Uint8Array(frames * packer.frameBytes)
        packer.pack(channels, bytes)
        yield { kind: 'bytes', bytes, frames, peak }
      }
    }
  } finally {
    source.close()
  }
}

/** The mix as the converter takes it. */
function mixSource({ store, project, range, channels }: MixChunksRequest): AudioSource {
  const packer = createPacker('f32', channels)
  const buffer = new Uint8Array(chunkFrames * packer.frameBytes)
  let at = range.start
  return {
    sampleRate: project.sampleRate,
    channels,
    fraction: () => (at - range.start) / (range.end - range.start),
    next: async (): Promise<Result<Block | null>> => {
      const frames = Math.min(maxBlockFrames, chunkFrames, range.end - at)
      if (frames === 0) return ok(null)
      const chunk = readMixed(store, project, { from: at, frames, channels }, packer, buffer)
      at += frames
      return ok({ format: 'f32', channels, frames, bytes: chunk.kind === 'bytes' ? chunk.bytes : new Uint8Array(0) })
    },
    notes: () => [],
    close: () => undefined,
  }
}

function channelOf(block: Block, channel: 0 | 1): Float32Array {
  const samples = new Float32Array(block.frames)
  decodeSamples({ ...block, channel, from: 0, direction: 'forward', gain: 1 }, block.frames, samples, 0)
  return samples
}
