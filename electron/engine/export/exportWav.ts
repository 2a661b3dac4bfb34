import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { type Drive, writeOutputFile } from '../codecs/files/outputFile.ts'
import { wavDataBytes, wavHeader, type WavOutputFormat } from '../codecs/wav/wavHeader.ts'
import type { ExportRequest } from '../index.ts'
import { averageRow, inScratch, interleaveRows, peakOfRow } from '../kernels/index.ts'
import type { Project } from '../model/project.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { audibleTracks } from '../render/audibleTracks.ts'
import { readPlainStretch } from '../render/readPlainStretch.ts'
import { mixFrames, readMixFloat } from '../render/readMixFloat.ts'
import { createQuantiser, type Quantiser } from './quantise.ts'

export interface ExportContext {
  readonly store: BlockStore
  readonly project: Project
  readonly signal: AbortSignal
  report(fraction: number): void
  pause(): Promise<void>
  /** Where it is written; the real one when left out. */
  readonly drive?: Drive
}

export interface Exported {
  readonly path: string
  /** Seconds. */
  readonly duration: number
  /** Of the mix before it was clipped to the format. */
  readonly peakDb: number
  /** What the person should know of the file, e.g. that it clips. */
  readonly notes: string[]
}

const encodings = { wav16: 's16', wav24: 's24', wavFloat: 'f32' } as const
/** Frames that are rendered and written between two pauses. */
const partFrames = 1 << 17

/** Writes the mix of `range` (frames, half open) as WAV: the whole file, or nothing when it fails or is cancelled. */
export async function exportWav(ctx: ExportContext, request: ExportRequest, range: { readonly start: number; readonly end: number }): Promise<Result<Exported>> {
  const total = range.end - range.start
  if (total <= 0 || audibleTracks(ctx.project).every((track) => track.clips.length === 0)) return err(failure('files/nothing-to-export'))
  const channels = request.channels === 'auto' ? channelsNeeded(ctx.project) : request.channels
  const format: WavOutputFormat = { encoding: encodings[request.format], channels, sampleRate: ctx.project.sampleRate }
  const quantiser = createQuantiser()
  let peak = 0

  return writeOutputFile({ path: request.path, overwrite: request.overwrite, ...(ctx.drive && { drive: ctx.drive }) }, async (write) => {
    write(wavHeader(format, total))
    for (let at = range.start; at < range.end;) {
      if (ctx.signal.aborted) return err(failure('files/cancelled'))
      const part = renderPart(ctx, format, quantiser, at, range.end - at)
      write(part.bytes)
      peak = Math.max(peak, part.peak)
      at += part.frames
      ctx.report((at - range.start) / total)
      await ctx.pause()
    }
    if (ctx.signal.aborted) return err(failure('files/cancelled'))
    if (wavDataBytes(format, total) % 2 === 1) write(new Uint8Array(1))
    return ok({ path: request.path, duration: total / format.sampleRate, peakDb: 20 * Math.log10(peak), notes: clippingNotes(request, peak) })
  })
}

/** Whole numbers end at full scale; what is louder is cut off there, and that is never done without a word. */
function clippingNotes(request: ExportRequest, peak: number): string[] {
  if (request.format === 'wavFloat' || peak <= 1) return []
  return [`The mix reaches ${(20 * Math.log10(peak)).toFixed(1)} dB above full scale, and what is louder was clipped. Make it quieter, or normalize it, and export again.`]
}

/** One channel says it all when every track that is heard is mono and in the middle. */
function channelsNeeded(project: Project): 1 | 2 {
  return audibleTracks(project).every((track) => track.clips.length === 0 || (track.channels === 1 && track.pan === 0)) ? 1 : 2
}

interface Part {
  readonly bytes: Uint8Array
  readonly frames: number
  readonly peak: number
}

function renderPart(ctx: ExportContext, format: WavOutputFormat, quantiser: Quantiser, from: number, most: number): Part {
  if (format.encoding === 's16') {
    const plain = readPlainStretch(ctx.store, ctx.project, from, Math.min(partFrames, most), format.channels)
    if (plain !== null) {
      const bytes = new Uint8Array(plain.samples.buffer, plain.samples.byteOffset, plain.samples.byteLength)
      return { bytes, frames: plain.frames, peak: measurePieces(ctx.store, [plain.piece], plain.offset, plain.offset + plain.frames, format.channels).peak }
    }
  }
  const frames = Math.min(partFrames, most)
  const bytes = new Uint8Array(wavDataBytes(format, frames))
  let peak = 0
  for (let at = 0; at < frames; at += mixFrames) {
    inScratch(() => {
      const [left, right] = readMixFloat(ctx.store, ctx.project, from + at, Math.min(mixFrames, frames - at))
      if (format.channels === 1) averageRow(left, right)
      const channels = format.channels === 2 ? [left, right] : [left]
      encode(channels, format, quantiser, bytes.subarray(wavDataBytes(format, at)))
      peak = Math.max(peak, ...channels.map(peakOfRow))
    })
  }
  return { bytes, frames, peak }
}

function encode(channels: readonly Float32Array[], format: WavOutputFormat, quantiser: Quantiser, out: Uint8Array): void {
  if (format.encoding === 's16') return quantiser.toInt16(channels, new Int16Array(out.buffer, out.byteOffset))
  if (format.encoding === 's24') return quantiser.toInt24(channels, out)
  interleaveRows(channels, out)
}
