import type { Fourier, Row } from '../restoration/createFourier.ts'
import { hann } from '../restoration/spectralFrames.ts'

/** A transform with the two rows that it works in. */
export interface Transform {
  readonly fourier: Fourier
  readonly timed: Row
  readonly spectrum: Row
}

/** A tone that goes on and on, or an offset where its frequency is 0. */
export interface SteadyTone {
  /** Radians a frame. */
  readonly turn: number
  /** For each channel the parts of a cosine and of a sine, counted from the first frame of the stretch. */
  readonly parts: readonly (readonly [cosine: number, sine: number])[]
}

/** A tone stands out so many times from the frequencies around it, in power: noise hardly ever does. */
const standsOut = 20
/** Frequencies on each side that it is compared with, and those next to it that are a part of it. */
const around = 40
const own = 4
const mostTones = 48

/** What stands still in a stretch of sound, its offset and its tones, the strongest first; and what else is in it. */
export function findTones(
  rows: readonly Float32Array[],
  transform: Transform,
): { readonly tones: readonly SteadyTone[]; readonly rest: readonly Float32Array[] } {
  const power = meanPower(rows, transform)
  const { size } = transform.fourier
  const peaks = [...power.keys()]
    .filter((k) => isTone(power, k))
    .toSorted((a, b) => (power[b] as number) - (power[a] as number))
    .slice(0, mostTones)
  const rest = rows.map((row) => row.slice())
  const tones = [0, ...peaks.map((k) => (2 * Math.PI * exactly(power, k)) / size)].map((near) => {
    const turn = settled(rest, near)
    const tone: SteadyTone = { turn, parts: rest.map((row) => partsAt(row, turn)) }
    rest.forEach((row, c) => addTone(tone, c, 0, row, -1))
    return tone
  })
  return { tones, rest }
}

/** Adds a tone to a row that begins `from` frames behind the first frame of the stretch. */
export function addTone({ turn, parts }: SteadyTone, channel: number, from: number, row: Float32Array, by = 1): void {
  const [cosine, sine] = parts[channel] ?? [0, 0]
  if (cosine === 0 && sine === 0) return
  // Turned on from frame to frame, and set right now and then.
  const [stepCos, stepSin] = [Math.cos(turn), Math.sin(turn)]
  for (let start = 0; start < row.length; start += setRight) {
    let [re, im] = [Math.cos(turn * (from + start)), Math.sin(turn * (from + start))]
    const end = Math.min(row.length, start + setRight)
    for (let i = start; i < end; i++) {
      row[i] = (row[i] as number) + by * (cosine * re + sine * im)
      const turned = re * stepCos - im * stepSin
      im = re * stepSin + im * stepCos
      re = turned
    }
  }
}

const setRight = 1 << 12

function meanPower(rows: readonly Float32Array[], { fourier, timed, spectrum }: Transform): Float64Array {
  const { size } = fourier
  const shape = hann(size)
  const power = new Float64Array(size / 2)
  for (const row of rows) {
    const offset = row.reduce((sum, sample) => sum + sample, 0) / Math.max(1, row.length)
    for (let at = 0; at === 0 || at + size <= row.length; at += size / 4) {
      for (let i = 0; i < size; i++) timed.values[i] = ((row[at + i] ?? offset) - offset) * (shape[i] as number)
      fourier.forward(timed, spectrum)
      for (let k = 1; k < power.length; k++)
        power[k] =
          (power[k] as number) + (spectrum.values[2 * k] as number) ** 2 + (spectrum.values[2 * k + 1] as number) ** 2
    }
  }
  return power
}

function isTone(power: Float64Array, k: number): boolean {
  const at = power[k] as number
  if (k < 2 || at <= (power[k - 1] as number) || at < (power[k + 1] ?? Infinity)) return false
  const beside: number[] = []
  for (let d = own; d <= around; d++) {
    if (k - d > 0) beside.push(power[k - d] as number)
    if (k + d < power.length) beside.push(power[k + d] as number)
  }
  beside.sort((a, b) => a - b)
  return at > standsOut * (beside[beside.length >> 1] ?? Infinity)
}

/** The place of a peak between the frequencies of the transform, by a parabola through its logarithms. */
function exactly(power: Float64Array, k: number): number {
  const [left, middle, right] = [k - 1, k, k + 1].map((one) => Math.log(Math.max(1e-30, power[one] ?? 0))) as [
    number,
    number,
    number,
  ]
  const bend = left - 2 * middle + right
  return bend === 0 ? k : k + (left - right) / (2 * bend)
}

/** A frequency told exactly by how far its phase has come from the first half of the sound to the second. */
function settled(rows: readonly Float32Array[], turn: number): number {
  const half = (rows[0]?.length ?? 0) >> 1
  if (turn === 0 || half === 0) return turn
  let [re, im] = [0, 0]
  for (const row of rows) {
    const [cosine, sine] = partsAt(row.subarray(0, half), turn)
    const [later, laterSine] = partsAt(row.subarray(half, 2 * half), turn)
    // What the second half is, seen from where the first one would have come to.
    const [cos, sin] = [Math.cos(turn * half), Math.sin(turn * half)]
    const [fromCosine, fromSine] = [later * cos - laterSine * sin, later * sin + laterSine * cos]
    re += cosine * fromCosine + sine * fromSine
    im += cosine * fromSine - sine * fromCosine
  }
  return turn - Math.atan2(im, re) / half
}

/** How much of a frequency is in a sound, by the middle of it more than by its ends. */
function partsAt(row: Float32Array, turn: number): readonly [number, number] {
  let [re, im, all] = [0, 0, 0]
  for (let i = 0; i < row.length; i++) {
    const weight = 1 - Math.cos((2 * Math.PI * (i + 0.5)) / row.length)
    const sample = (row[i] as number) * weight
    re += sample * Math.cos(turn * i)
    im += sample * Math.sin(turn * i)
    all += weight
  }
  const scale = (turn === 0 ? 1 : 2) / Math.max(all, 1e-9)
  return [re * scale, im * scale]
}
