import { type BlockStore, maxBlockFrames } from '../../blocks/blockStore.ts'
import { decodeFrames } from '../../blocks/sampleFormat.ts'
import { sameBlocksAs } from '../../blocks/sameBlocks.ts'
import type { Piece } from '../../model/piece.ts'
import { readPiece } from '../../render/readPieces.ts'
import { energyFrames, weightedEnergies } from './kWeighting.ts'
import type { Layer, Segment } from './spans.ts'
import { truePeakOf } from './truePeak.ts'

/** What loudness needs to know of a sound: made once, kept, and scaled afterwards. */
export interface SoundFacts {
  /** Channel by channel, of every 512 frames. */
  readonly energies: readonly Float32Array[]
  /** Of each channel, in full scales; null until it was asked for. */
  peaks: readonly number[] | null
}

interface Kept {
  readonly blocks: Map<string, SoundFacts>
  readonly mixed: Map<string, SoundFacts>
}

const kept = new WeakMap<BlockStore, Kept>()
/** Mixes are kept for so many segments; an hour of many tracks has a few thousands. */
const mostMixed = 20_000

function keptFor(store: BlockStore): Kept {
  const real = sameBlocksAs(store)
  const found = kept.get(real) ?? { blocks: new Map<string, SoundFacts>(), mixed: new Map<string, SoundFacts>() }
  kept.set(real, found)
  return found
}

/** Facts of a whole block as it is stored. */
export function factsOfBlock(store: BlockStore, block: NonNullable<Piece['block']>, sampleRate: number, peaks: 'peaks' | 'energies'): SoundFacts {
  const { blocks } = keptFor(store)
  const key = `${block} ${sampleRate}`
  const known = blocks.get(key)
  if (known !== undefined && (peaks === 'energies' || known.peaks !== null)) return known
  const { format, channels, frames } = store.shape(block)
  const rows = Array.from({ length: channels }, () => new Float32Array(frames))
  decodeFrames({ bytes: store.bytes(block), format, channels, from: 0, direction: 'forward', gain: 1 }, rows)
  const facts = factsOf(rows, sampleRate, peaks, known)
  blocks.set(key, facts)
  return facts
}

/** Facts of what several tracks sound like together, as if the first layer had a gain of 1: the same when all of them get louder. */
export function factsOfMix(store: BlockStore, segment: Segment, channels: 1 | 2, sampleRate: number, peaks: 'peaks' | 'energies'): SoundFacts {
  const { mixed } = keptFor(store)
  const unit = unitOf(segment)
  const key = keyOf(segment, channels, sampleRate, unit)
  const known = mixed.get(key)
  if (known !== undefined && (peaks === 'energies' || known.peaks !== null)) return known
  const facts = factsOf(renderSegment(store, segment, channels, unit), sampleRate, peaks, known)
  if (mixed.size >= mostMixed) mixed.clear()
  mixed.set(key, facts)
  return facts
}

/** True when the facts have to be made: that takes milliseconds. */
export function isNews(store: BlockStore, segment: Segment, peaks: 'peaks' | 'energies', sampleRate: number, channels: 1 | 2): boolean {
  const { blocks, mixed } = keptFor(store)
  const block = plainBlock(store, segment)
  const known = block === null ? mixed.get(keyOf(segment, channels, sampleRate, unitOf(segment))) : blocks.get(`${block} ${sampleRate}`)
  return known === undefined || (peaks === 'peaks' && known.peaks === null)
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

function factsOf(rows: readonly Float32Array[], sampleRate: number, peaks: 'peaks' | 'energies', known: SoundFacts | undefined): SoundFacts {
  const energies = known?.energies ?? rows.map((row) => {
    const made = new Float32Array(Math.ceil(row.length / energyFrames))
    weightedEnergies(row, sampleRate, made, 0)
    return made
  })
  return { energies, peaks: peaks === 'peaks' ? rows.map((row) => truePeakOf(row, sampleRate, 0)) : (known?.peaks ?? null) }
}

function renderSegment(store: BlockStore, { start, end, layers }: Segment, channels: 1 | 2, unit: number): Float32Array[] {
  const count = end - start
  if (count > maxBlockFrames) throw new Error(`A segment of ${count} frames is longer than a block.`)
  const out = Array.from({ length: channels }, () => new Float32Array(count))
  for (const layer of layers) {
    const sound = Array.from({ length: layer.channels }, () => new Float32Array(count))
    readPiece(store, layer.piece, layer.from, sound)
    out.forEach((row, c) => addScaled(row, sound[c] ?? (sound[0] as Float32Array), (layer.gains[c] as number) / unit))
  }
  return out
}

function addScaled(row: Float32Array, samples: Float32Array, gain: number): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) + (samples[i] as number) * gain
}

function keyOf({ start, end, layers }: Segment, channels: number, sampleRate: number, unit: number): string {
  return `${channels} ${sampleRate} ${end - start} ${layers.map((layer) => keyOfLayer(layer, unit)).join(' | ')}`
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
