import type { Result } from '../../../shared/result.ts'
import { ok } from '../../../shared/result.ts'
import { type Block, type BlockStore, maxBlockFrames } from '../blocks/blockStore.ts'
import { decodeSamples } from '../blocks/sampleFormat.ts'
import type { AudioSource } from '../codecs/audioSource.ts'
import { averageRow, inScratch, peakOfRow } from '../kernels/index.ts'
import type { Project } from '../model/project.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { mixFrames, readMixFloat } from '../render/readMixFloat.ts'
import { type PlainStretch, readPlainStretch } from '../render/readPlainStretch.ts'
import { resampleSource } from '../resample/resampleSource.ts'
import { createPacker, type PackedForm, type Packer } from './createPacker.ts'

/** A stretch of what is exported: packed for the file (not to be changed, and held until the next part is asked for), or as floats for an encoder. */
export type Part = { readonly frames: number; readonly peak: number } & (
  | { readonly kind: 'floats'; readonly channels: readonly Float32Array[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
)

export interface PartsRequest {
  readonly store: BlockStore
  readonly project: Project
  /** Frames of the project, half open. */
  readonly range: { readonly start: number; readonly end: number }
  readonly channels: 1 | 2
  readonly sampleRate: number
  /** How the parts are wanted: interleaved and packed, or as floats. */
  readonly form: PackedForm | 'floats'
  pause(): Promise<void>
}

/** Frames that are read between two pauses. */
const partFrames = 1 << 16

/** What is exported, part by part, at the rate of the file. */
export function readParts(request: PartsRequest): AsyncGenerator<Part> {
  return request.sampleRate === request.project.sampleRate ? readAsItIs(request) : readConverted(request)
}

async function* readAsItIs({ store, project, range, channels, form }: PartsRequest): AsyncGenerator<Part> {
  const packer = form === 'floats' ? null : createPacker(form, channels)
  // Memory that is new for every part costs as much as filling it.
  const buffer = new Uint8Array(packer === null ? 0 : partFrames * packer.frameBytes)
  for (let at = range.start; at < range.end;) {
    const most = Math.min(partFrames, range.end - at)
    const stretch = form === 's16' ? readPlainStretch(store, project, at, most, channels) : null
    const part = stretch === null ? readMixed(store, project, { from: at, frames: most, channels }, packer, buffer) : plainPart(store, stretch, channels)
    at += part.frames
    yield part
  }
}

/** 16-bit samples that are heard as they are. */
function plainPart(store: BlockStore, { samples, frames, piece, offset }: PlainStretch, channels: 1 | 2): Part {
  const { peak } = measurePieces(store, [piece], offset, offset + frames, channels)
  return { kind: 'bytes', bytes: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), frames, peak }
}

/** Read in short steps, whose rows stay in the processor's cache. */
function readMixed(store: BlockStore, project: Project, what: { from: number; frames: number; channels: 1 | 2 }, packer: Packer | null, buffer: Uint8Array): Part {
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

async function* readConverted(request: PartsRequest): AsyncGenerator<Part> {
  const packer = request.form === 'floats' ? null : createPacker(request.form, request.channels)
  const source = await resampleSource(mixSource(request), request.sampleRate, () => request.pause())
  try {
    for (;;) {
      const block = await source.next()
      if (!block.ok) throw new Error(block.error.message)
      if (block.value === null) return
      const { frames } = block.value
      const channels = Array.from({ length: request.channels }, (_, c) => channelOf(block.value as Block, c === 0 ? 0 : 1))
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
function mixSource({ store, project, range, channels }: PartsRequest): AudioSource {
  const packer = createPacker('f32', channels)
  const buffer = new Uint8Array(partFrames * packer.frameBytes)
  let at = range.start
  return {
    sampleRate: project.sampleRate,
    channels,
    fraction: () => (at - range.start) / (range.end - range.start),
    next: async (): Promise<Result<Block | null>> => {
      const frames = Math.min(maxBlockFrames, partFrames, range.end - at)
      if (frames === 0) return ok(null)
      const part = readMixed(store, project, { from: at, frames, channels }, packer, buffer)
      at += frames
      return ok({ format: 'f32', channels, frames, bytes: part.kind === 'bytes' ? part.bytes : new Uint8Array(0) })
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
