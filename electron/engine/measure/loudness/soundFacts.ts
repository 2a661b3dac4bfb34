import type { BlockStore } from '../../blocks/blockStore.ts'
import { sameBlocksAs } from '../../blocks/sameBlocks.ts'
import { decodeFrames } from '../../blocks/sampleFormat.ts'
import { borrowRows, inScratch } from '../../kernels/index.ts'
import type { Piece } from '../../model/piece.ts'
import { readPiece } from '../../render/readPieces.ts'
import type { InSteps } from '../takeTurns.ts'
import { sumsOf } from './addEnergies.ts'
import { energyFrames, weightedEnergies } from './kWeighting.ts'
import type { Layer, Segment } from './spans.ts'
import { taps, truePeakOf } from './truePeak.ts'

/**
 * What loudness needs to know of a sound is made once, kept with its blocks, and scaled afterwards: energies channel by
 * channel of every 512 frames, true peaks of each channel. A single block is known as it is stored; what several tracks
 * sound like together by what it is made of, as if the first layer had a gain of 1, so that it stays known when all of
 * them get louder.
 */
export interface SoundFacts {
  isKnown(segment: Segment): boolean
  /** `sumsOf` the energies. */
  energies(segment: Segment): InSteps<readonly Float64Array[]>
  truePeaks(segment: Segment): InSteps<readonly number[]>
}

interface Kept {
  readonly energies: Map<string, readonly Float64Array[]>
  readonly peaks: Map<string, readonly number[]>
}

const kept = new WeakMap<BlockStore, Kept>()
/** An hour of many tracks has a few thousand segments. */
const mostKept = 40_000

export function soundFacts(store: BlockStore, sampleRate: number, channels: 1 | 2): SoundFacts {
  const real = sameBlocksAs(store)
  const known = kept.get(real) ?? {
    energies: new Map<string, readonly Float64Array[]>(),
    peaks: new Map<string, readonly number[]>(),
  }
  kept.set(real, known)
  const keyOf = (segment: Segment): string =>
    `${sampleRate} ${plainBlock(store, segment) ?? keyOfMix(segment, channels)}`
  const soundOf = (segment: Segment): Sound => {
    const block = plainBlock(store, segment)
    return block === null ? mixSound(store, segment, channels) : blockSound(store, block)
  }
  return {
    isKnown: (segment) => known.energies.has(keyOf(segment)),
    energies: (segment) => remember(known.energies, keyOf(segment), () => energiesOf(soundOf(segment), sampleRate)),
    truePeaks: (segment) => remember(known.peaks, keyOf(segment), () => truePeaksOf(soundOf(segment), sampleRate)),
  }
}

function* remember<T>(known: Map<string, T>, key: string, make: () => InSteps<T>): InSteps<T> {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = yield* make()
  if (known.size >= mostKept) known.clear()
  known.set(key, made)
  return made
}

/**
 * Read part by part: at most `partFrames` and what a filter looks ahead, into borrowed rows, within `inScratch`.
 */
interface Sound {
  readonly frames: number
  readonly channels: number
  readonly read: (from: number, count: number) => Float32Array[]
}

/** Listening to so many takes a millisecond or two. A multiple of what an energy stands for. */
const partFrames = 1 << 16
/** What both true peak and energy cost, compared with reading. */
const dear = 2
function* energiesOf({ frames, channels, read }: Sound, sampleRate: number): InSteps<readonly Float64Array[]> {
  const energies = Array.from({ length: channels }, () => new Float32Array(Math.ceil(frames / energyFrames)))
  const weigh = weightedEnergies(sampleRate)
  for (let from = 0; from < frames; from += partFrames) {
    const count = Math.min(partFrames, frames - from)
    inScratch(() =>
      weigh(
        read(from, count),
        energies.map((row) => row.subarray(from / energyFrames)),
      ),
    )
    yield count * dear
  }
  return energies.map(sumsOf)
}

function* truePeaksOf({ frames, channels, read }: Sound, sampleRate: number): InSteps<readonly number[]> {
  const peaks = Array.from({ length: channels }, () => 0)
  for (let from = 0; from < frames; from += partFrames) {
    const count = Math.min(partFrames + taps - 1, frames - from)
    inScratch(() => {
      for (const [c, row] of read(from, count).entries())
        peaks[c] = Math.max(peaks[c] as number, truePeakOf(row, sampleRate, peaks[c]))
    })
    yield count * dear
  }
  return peaks
}

/** The block when the segment is a part of it, with gains only; null when it has to be rendered to be measured. */
export function plainBlock(store: BlockStore, { layers }: Segment): NonNullable<Piece['block']> | null {
  const [only] = layers
  if (only === undefined || layers.length > 1 || only.piece.block === null || only.piece.under.length > 0) return null
  return store.shape(only.piece.block).channels > only.channels ? null : only.piece.block
}

/** The gain by which facts of a mix are to be scaled. */
export function unitOf({ layers }: Segment): number {
  const [first] = layers
  const gain = first === undefined ? 1 : Math.abs(first.piece.gain) * Math.max(...first.gains)
  return gain === 0 ? 1 : gain
}

function blockSound(store: BlockStore, block: NonNullable<Piece['block']>): Sound {
  const { format, channels, frames } = store.shape(block)
  return {
    frames,
    channels,
    read: (from, count) => {
      const rows = borrowRows(channels, count)
      decodeFrames({ bytes: store.bytes(block), format, channels, from, direction: 'forward', gain: 1 }, rows)
      return rows
    },
  }
}

function mixSound(store: BlockStore, segment: Segment, channels: 1 | 2): Sound {
  const unit = unitOf(segment)
  return {
    frames: segment.end - segment.start,
    channels,
    read: (from, count) => {
      const out = borrowRows(channels, count)
      for (const layer of segment.layers) {
        const sound = Array.from({ length: layer.channels }, () => new Float32Array(count))
        readPiece(store, layer.piece, layer.from + from, sound)
        out.forEach((row, c) =>
          addScaled(row, sound[c] ?? (sound[0] as Float32Array), (layer.gains[c] as number) / unit),
        )
      }
      return out
    },
  }
}

function addScaled(row: Float32Array, samples: Float32Array, gain: number): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) + (samples[i] as number) * gain
}

function keyOfMix(segment: Segment, channels: number): string {
  const unit = unitOf(segment)
  return `${channels} ${segment.end - segment.start} ${segment.layers.map((layer) => keyOfLayer(layer, unit)).join(' | ')}`
}

/** Gains are rounded: a product of two is not always the same number as the product of their multiples. */
function keyOfLayer({ piece, from, channels, gains }: Layer, unit: number): string {
  return `${channels} ${from} ${keyOfPiece(
    piece,
    gains.map((gain) => gain / unit),
  )}`
}

function keyOfPiece({ block, from, length, direction, gain, ramps, under }: Piece, gains: readonly number[]): string {
  const ramp = ramps.map((one) => Object.values(one).join()).join(';')
  const level = gains.map((one) => (one * gain).toPrecision(9)).join()
  return `${block} ${from} ${length} ${direction[0]} ${level} ${ramp} (${under.map((one) => keyOfPiece(one, gains)).join('+')})`
}
