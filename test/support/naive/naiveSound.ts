import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import type { Piece, Ramp } from '../../../electron/engine/model/piece.ts'

/** The promise of model/piece.ts, sample by sample and as slowly as it reads: what the fast ways are compared with. */
export function naiveSound(
  store: BlockStore,
  pieces: readonly Piece[],
  from: number,
  count: number,
  channels: 1 | 2,
): Float32Array[] {
  const whole = Array.from({ length: channels }, (_, channel) =>
    pieces.flatMap((piece) =>
      Array.from({ length: piece.length }, (_unused, i) => naiveSample(store, piece, i, channel, channels)),
    ),
  )
  return whole.map((samples) => Float32Array.from({ length: count }, (_, i) => samples[from + i] ?? 0))
}

function naiveSample(store: BlockStore, piece: Piece, i: number, channel: number, channels: 1 | 2): number {
  const frame = piece.direction === 'forward' ? piece.from + i : piece.from + piece.length - 1 - i
  let sample = piece.block === null ? 0 : naiveFrame(store, piece.block, frame, channel, channels) * piece.gain
  for (const ramp of piece.ramps) sample *= naiveRamp(ramp, i)
  for (const under of piece.under) sample += naiveSample(store, under, i, channel, channels)
  return sample
}

function naiveRamp(ramp: Ramp, i: number): number {
  const x = Math.min(1, Math.max(0, (ramp.offset + i * ramp.step) / ramp.total))
  if (ramp.curve === 'linear') return ramp.from * (1 - x) + ramp.to * x
  if (ramp.curve === 'decibels') return Math.exp(Math.log(ramp.from) * (1 - x) + Math.log(ramp.to) * x)
  if (ramp.curve !== 'equalPower') return ramp.from + (ramp.to - ramp.from) * naiveShape(ramp.curve, x)
  return Math.sqrt(ramp.from ** 2 * Math.cos((x * Math.PI) / 2) ** 2 + ramp.to ** 2 * Math.sin((x * Math.PI) / 2) ** 2)
}

function naiveShape(curve: 'exponential' | 'logarithmic' | 'sCurve', x: number): number {
  switch (curve) {
    case 'exponential':
      return (10 ** (3 * x) - 1) / 999
    case 'logarithmic':
      return (1000 - 10 ** (3 - 3 * x)) / 999
    case 'sCurve':
      return Math.sin((x * Math.PI) / 2) ** 2
  }
}

function naiveFrame(
  store: BlockStore,
  block: NonNullable<Piece['block']>,
  frame: number,
  channel: number,
  channels: 1 | 2,
): number {
  const stored = store.shape(block).channels
  const sampleOf = (c: number): number => naiveStored(store, block, frame * stored + c)
  if (stored === 1) return sampleOf(0)
  return channels === 1 ? (sampleOf(0) + sampleOf(1)) / 2 : sampleOf(channel)
}

function naiveStored(store: BlockStore, block: NonNullable<Piece['block']>, index: number): number {
  const bytes = store.bytes(block)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (store.shape(block).format) {
    case 'u8':
      return (view.getUint8(index) - 128) / 128
    case 's16':
      return view.getInt16(index * 2, true) / 32768
    case 's24':
      return (view.getUint16(index * 3, true) + view.getInt8(index * 3 + 2) * 65536) / 8388608
    case 's32':
      return Math.fround(view.getInt32(index * 4, true) / 2147483648)
    case 'f32':
      return view.getFloat32(index * 4, true)
  }
}
