import { createFourier } from '../restoration/createFourier.ts'
import { hann } from '../restoration/spectralFrames.ts'
import { defineEffect, type Processor } from '../processor.ts'
import { createRandom, type Random } from './createRandom.ts'
import { addTone, findTones, type SteadyTone, type Transform } from './steadyTones.ts'

export interface RoomToneParams {
  /** A quiet stretch of the track, one row a channel. */
  readonly like: readonly Float32Array[]
  /** Frames from the beginning of that stretch to the first one that is made: a hum goes on from there. */
  readonly ahead: number
  /** The same seed gives the same sound. */
  readonly seed: number
}

/** Frames that are made at a time: 0.37 s at 44.1 kHz, or as many as the stretch has twice: one window tells little. */
const longest = 1 << 14
const shortest = 1 << 9

/**
 * Sound like that of a quiet stretch, as long as it is wanted, in which nothing comes twice. What is steady in it (hum,
 * an offset) goes on as it is. Of the rest windows from anywhere in the stretch are taken, and their phases drawn anew,
 * for all channels alike, so that the sides belong together as before; they overlap so that the level is even.
 */
export const roomTone = defineEffect<RoomToneParams>({
  channels: 'linked',
  create: async ({ like, ahead, seed }, { channels }) => {
    const size = frameSize(like[0]?.length ?? 0)
    const fourier = await createFourier(size, 2)
    const [timed, spectrum] = [fourier.row(), fourier.row()]
    const rows = Array.from({ length: channels }, (_, c) => like[c] ?? like[0] ?? new Float32Array(size))
    const transform = { fourier, timed, spectrum }
    const { tones, rest } = findTones(rows, transform)
    return sounding(tones, createTexture(rest, transform, createRandom(seed)), ahead)
  },
})

function frameSize(frames: number): number {
  let size = longest
  while (size * 2 > frames && size > shortest) size /= 2
  return size
}

function sounding(tones: readonly SteadyTone[], texture: Texture, ahead: number): Processor {
  let made = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      texture.read(input)
      input.forEach((row, c) => {
        for (const tone of tones) addTone(tone, c, ahead + made, row)
      })
      made += count
      return input
    },
    finish: () => [],
  }
}

interface Texture {
  /** Fills the rows with what comes next. */
  read(rows: readonly Float32Array[]): void
}

function createTexture(like: readonly Float32Array[], transform: Transform, random: Random): Texture {
  const { size } = transform.fourier
  const half = size / 2
  const window = hann(size)
  // A half of each window lies over the one before; their powers add up to one.
  const shape = Float32Array.from({ length: size }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / size))
  const ready = like.map(() => new Float32Array(size))
  let taken = half
  const next = (): void => {
    const turns = drawTurns(half, random)
    const from = drawStart((like[0]?.length ?? 0) - size, random)
    ready.forEach((row, c) => {
      row.copyWithin(0, half)
      row.fill(0, half)
      addWindow(row, turned({ sound: like[c] as Float32Array, from, window, turns }, transform), shape)
    })
    taken = 0
  }
  next()
  next()
  return {
    read(rows) {
      const count = rows[0]?.length ?? 0
      for (let at = 0; at < count;) {
        if (taken === half) next()
        const fits = Math.min(count - at, half - taken)
        rows.forEach((row, c) => row.set((ready[c] as Float32Array).subarray(taken, taken + fits), at))
        at += fits
        taken += fits
      }
    },
  }
}

const drawStart = (room: number, random: Random): number => Math.max(0, Math.round(((random() + 1) / 2) * room))

/** For each frequency a turn of its phase: cosine and sine behind each other. */
function drawTurns(count: number, random: Random): Float32Array {
  const turns = new Float32Array(2 * count)
  for (let k = 0; k < count; k++) {
    const angle = Math.PI * random()
    turns[2 * k] = Math.cos(angle)
    turns[2 * k + 1] = Math.sin(angle)
  }
  return turns
}

interface Windowed {
  readonly sound: Float32Array
  readonly from: number
  readonly window: Float32Array
  readonly turns: Float32Array
}

/** A window of the sound with its phases turned: as loud as there, and evenly so over all of its length. */
function turned({ sound, from, window, turns }: Windowed, transform: Transform): Float32Array {
  const { fourier, timed, spectrum } = transform
  const { size } = fourier
  for (let i = 0; i < size; i++) timed.values[i] = (sound[from + i] ?? 0) * (window[i] as number)
  fourier.forward(timed, spectrum)
  const { values } = spectrum
  values.fill(0, 0, 2)
  for (let k = 2; k < size; k += 2) {
    const [re, im] = [values[k] as number, values[k + 1] as number]
    const [cos, sin] = [turns[k] as number, turns[k + 1] as number]
    values[k] = re * cos - im * sin
    values[k + 1] = re * sin + im * cos
  }
  fourier.backward(spectrum, timed)
  // A Hann window takes 5/8 of the power away.
  const scale = 1 / (size * Math.sqrt(0.375))
  for (let i = 0; i < size; i++) timed.values[i] = (timed.values[i] as number) * scale
  return timed.values
}

function addWindow(row: Float32Array, sound: Float32Array, shape: Float32Array): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) + (sound[i] as number) * (shape[i] as number)
}
