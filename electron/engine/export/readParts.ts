import type { Result } from '../../../shared/result.ts'
import { ok } from '../../../shared/result.ts'
import { type Block, type BlockStore, maxBlockFrames } from '../blocks/blockStore.ts'
import { decodeSamples } from '../blocks/sampleFormat.ts'
import type { AudioSource } from '../codecs/audioSource.ts'
import type { Project } from '../model/project.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { mixFrames, readMixFloat } from '../render/readMixFloat.ts'
import { readPlainStretch } from '../render/readPlainStretch.ts'
import { resampleSource } from '../resample/resampleSource.ts'

/** A stretch of what is exported: floats, or 16-bit samples that are heard as they are (interleaved, not to be changed). */
export type Part = { readonly frames: number; readonly peak: number } & (
  | { readonly kind: 'floats'; readonly channels: readonly Float32Array[] }
  | { readonly kind: 'plain'; readonly samples: Int16Array }
)

export interface PartsRequest {
  readonly store: BlockStore
  readonly project: Project
  /** Frames of the project, half open. */
  readonly range: { readonly start: number; readonly end: number }
  readonly channels: 1 | 2
  readonly sampleRate: number
  /** `plain` parts only where they are of use. */
  readonly plain: 'wanted' | 'never'
  pause(): Promise<void>
}

/** Frames that are read between two pauses. */
const partFrames = 1 << 16

/** What is exported, part by part, at the rate of the file. */
export function readParts(request: PartsRequest): AsyncGenerator<Part> {
  return request.sampleRate === request.project.sampleRate ? readAsItIs(request) : readConverted(request)
}

async function* readAsItIs({ store, project, range, channels, plain }: PartsRequest): AsyncGenerator<Part> {
  for (let at = range.start; at < range.end;) {
    const most = Math.min(partFrames, range.end - at)
    const stretch = plain === 'wanted' ? readPlainStretch(store, project, at, most, channels) : null
    const part: Part = stretch === null ? readFloats(store, project, at, most, channels) : {
      kind: 'plain',
      samples: stretch.samples,
      frames: stretch.frames,
      peak: measurePieces(store, [stretch.piece], stretch.offset, stretch.offset + stretch.frames, channels).peak,
    }
    at += part.frames
    yield part
  }
}

/** Read in short steps, whose arrays stay in the processor's cache. */
function readFloats(store: BlockStore, project: Project, from: number, frames: number, channels: 1 | 2): Part {
  const out = Array.from({ length: channels }, () => new Float32Array(frames))
  let peak = 0
  for (let at = 0; at < frames; at += mixFrames) {
    const mix = readMixFloat(store, project, from + at, Math.min(mixFrames, frames - at))
    const heard = channels === 2 ? mix : [average(mix)]
    heard.forEach((samples, c) => {
      out[c]?.set(samples, at)
      peak = Math.max(peak, peakOf(samples))
    })
  }
  return { kind: 'floats', channels: out, frames, peak }
}

async function* readConverted(request: PartsRequest): AsyncGenerator<Part> {
  const source = await resampleSource(mixSource(request), request.sampleRate, () => request.pause())
  try {
    for (;;) {
      const block = await source.next()
      if (!block.ok) throw new Error(block.error.message)
      if (block.value === null) return
      const { frames } = block.value
      const channels = Array.from({ length: request.channels }, (_, c) => channelOf(block.value as Block, c === 0 ? 0 : 1))
      yield { kind: 'floats', channels, frames, peak: Math.max(...channels.map(peakOf)) }
    }
  } finally {
    source.close()
  }
}

/** The mix as the converter takes it. */
function mixSource({ store, project, range, channels }: PartsRequest): AudioSource {
  let at = range.start
  return {
    sampleRate: project.sampleRate,
    channels,
    fraction: () => (at - range.start) / (range.end - range.start),
    next: async (): Promise<Result<Block | null>> => {
      const frames = Math.min(maxBlockFrames, partFrames, range.end - at)
      if (frames === 0) return ok(null)
      const part = readFloats(store, project, at, frames, channels)
      at += frames
      return ok({ format: 'f32', channels, frames, bytes: interleave(part.kind === 'floats' ? part.channels : []) })
    },
    notes: () => [],
    close: () => undefined,
  }
}

function interleave(channels: readonly Float32Array[]): Uint8Array {
  const frames = channels[0]?.length ?? 0
  const out = new Float32Array(frames * channels.length)
  channels.forEach((samples, c) => {
    for (let i = 0, to = c; i < frames; i++, to += channels.length) out[to] = samples[i] as number
  })
  return new Uint8Array(out.buffer)
}

function channelOf(block: Block, channel: 0 | 1): Float32Array {
  const samples = new Float32Array(block.frames)
  decodeSamples({ ...block, channel, from: 0, direction: 'forward', gain: 1 }, block.frames, samples, 0)
  return samples
}

function average([left, right]: readonly [Float32Array, Float32Array]): Float32Array {
  for (let i = 0; i < left.length; i++) left[i] = ((left[i] as number) + (right[i] as number)) / 2
  return left
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] as number
    if (sample > peak) peak = sample
    else if (-sample > peak) peak = -sample
  }
  return peak
}
