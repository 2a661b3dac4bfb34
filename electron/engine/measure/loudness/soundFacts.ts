import { type BlockStore, maxBlockFrames } from '../../blocks/blockStore.ts'
import { sameBlocksAs } from '../../blocks/sameBlocks.ts'
import { decodeFrames } from '../../blocks/sampleFormat.ts'
import type { Piece } from '../../model/piece.ts'
import { readPiece } from '../../render/readPieces.ts'
import { sumsOf } from './addEnergies.ts'
import { weightedEnergies } from './kWeighting.ts'
import type { Layer, Segment } from './spans.ts'
import { truePeakOf } from './truePeak.ts'

/**
 * What loudness needs to know of a sound is made once, kept with its blocks, and scaled afterwards: energies channel by channel of every 512 frames,
 * true peaks of each channel. A single block is known as it is stored; what several tracks sound like together by what it is made of, as if
 * the first layer had a gain of 1, so that it stays known when all of them get louder.
 */
export interface SoundFacts {
  isKnown(segment: Segment): boolean
  /** `sumsOf` the energies. */
  energies(segment: Segment): readonly Float64Array[]
  truePeaks(segment: Segment): readonly number[]
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
  const known = kept.get(real) ?? { energies: new Map<string, readonly Float64Array[]>(), peaks: new Map<string, readonly number[]>() }
  kept.set(real, known)
  const keyOf = (segment: Segment): string => `${sampleRate} ${plainBlock(store, segment) ?? keyOfMix(segment, channels)}`
  const soundOf = (segment: Segment): Float32Array[] => {
    const block = plainBlock(store, segment)
    return block === null ? renderSegment(store, segment, channels) : decodeBlock(store, block)
  }
  return {
    isKnown: (segment) => known.energies.has(keyOf(segment)),
    energies: (segment) => remember(known.energies, keyOf(segment), () => weightedEnergies(soundOf(segment), sampleRate).map(sumsOf)),
    truePeaks: (segment) => remember(known.peaks, keyOf(segment), () => soundOf(segment).map((row) => truePeakOf(row, sampleRate))),
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  if (known.size >= mostKept) known.clear()
  known.set(key, made)
  return made
}

/** The block when all that sounds is a part of it, with gains only; null when it has to be rendered to be known. */
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

/** Used for one block after the other: memory that is new costs more than reading it. */
const workRows = [new Float32Array(maxBlockFrames), new Float32Array(maxBlockFrames)]

function decodeBlock(store: BlockStore, block: NonNullable<Piece['block']>): Float32Array[] {
  const { format, channels, frames } = store.shape(block)
  const rows = workRows.slice(0, channels).map((row) => row.subarray(0, frames))
  decodeFrames({ bytes: store.bytes(block), format, channels, from: 0, direction: 'forward', gain: 1 }, rows)
  return rows
}

function renderSegment(store: BlockStore, segment: Segment, channels: 1 | 2): Float32Array[] {
  const count = segment.end - segment.start
  if (count > maxBlockFrames) throw new Error(`A segment of ${count} frames is longer than a block.`)
  const unit = unitOf(segment)
  const out = Array.from({ length: channels }, () => new Float32Array(count))
  for (const layer of segment.layers) {
    const sound = Array.from({ length: layer.channels }, () => new Float32Array(count))
    readPiece(store, layer.piece, layer.from, sound)
    out.forEach((row, c) => addScaled(row, sound[c] ?? (sound[0] as Float32Array), (layer.gains[c] as number) / unit))
  }
  return out
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
  return `${channels} ${from} ${keyOfPiece(piece, gains.map((gain) => gain / unit))}`
}

function keyOfPiece({ block, from, length, direction, gain, ramps, under }: Piece, gains: readonly number[]): string {
  const ramp = ramps.map((one) => Object.values(one).join()).join(';')
  const level = gains.map((one) => (one * gain).toPrecision(9)).join()
  return `${block} ${from} ${length} ${direction[0]} ${level} ${ramp} (${under.map((one) => keyOfPiece(one, gains)).join('+')})`
}
