import { readFileSync } from 'node:fs'
import { exportedBody } from './functionBodies.ts'

/** What assembly/*.ts exports. Rows are floats, `from`, `to` and rows are places in `memory`, in bytes. */
export interface KernelCode {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly splitS16: (from: number, left: number, right: number, frames: number, scale: number) => void
  readonly splitS24: (from: number, left: number, right: number, frames: number) => void
  readonly splitF32: (from: number, left: number, right: number, frames: number) => void
  readonly widenS16: (from: number, to: number, count: number, scale: number) => void
  readonly widenS24: (from: number, to: number, count: number) => void
  readonly reverseRow: (row: number, count: number) => void
  readonly scaleRow: (row: number, count: number, gain: number) => void
  readonly addRow: (row: number, more: number, count: number) => void
  readonly mixRow: (row: number, more: number, count: number, gain: number) => void
  readonly averageRow: (row: number, more: number, count: number) => void
  readonly rampRow: (
    row: number,
    count: number,
    ...ramp: [from: number, rise: number, total: number, start: number, step: number]
  ) => void
  readonly peakS16: (from: number, count: number) => number
  readonly summariseS16: (from: number, frames: number, every: number, min: number, max: number, energy: number) => void
  readonly summariseStereoS16: (
    from: number,
    frames: number,
    every: number,
    ...to: [min: number, max: number, energy: number, apart: number]
  ) => void
  readonly summariseRow: (row: number, count: number, every: number, min: number, max: number, energy: number) => void
  readonly peakOfRow: (row: number, count: number) => number
  readonly squaresOfRow: (row: number, count: number) => number
  readonly hashRow: (row: number, count: number, before: number, step: number) => number
  readonly roundS16: (row: number, to: number, count: number) => void
  readonly roundStereoS16: (left: number, right: number, to: number, frames: number) => void
  readonly quantiseS16: (row: number, to: number, count: number, seeds: number) => void
  readonly quantiseStereoS16: (left: number, right: number, to: number, frames: number, seeds: number) => void
  readonly roundS24: (row: number, to: number, count: number) => void
  readonly interleave: (left: number, right: number, to: number, frames: number) => void
  readonly filterRows: (
    left: number,
    right: number,
    count: number,
    wide: number,
    sections: number,
    shapes: number,
    state: number,
    position: number,
  ) => void
  readonly compressRows: (
    left: number,
    right: number,
    count: number,
    octaves: number,
    ...how: [
      threshold: number,
      slope: number,
      knee: number,
      attack: number,
      release: number,
      makeup: number,
      state: number,
      position: number,
    ]
  ) => void
  readonly turnS16: (from: number, to: number, count: number) => void
  readonly turnStereoS16: (from: number, to: number, frames: number) => void
  readonly doubleS16: (from: number, to: number, count: number) => void
  readonly gainS16: GainS16
  readonly gainStereoS16: GainS16
  readonly peaksBetween: (row: number, count: number, shapes: number, to: number, rise: number, limit: number) => number
  readonly oversOf: (
    row: number,
    count: number,
    ceiling: number,
    near: number,
    ...how: [
      ...coarse: [at: number, rise: number, rough: number],
      ...fine: [at: number, taps: number, phases: number, shares: number, slack: number],
      to: number,
    ]
  ) => number
  readonly neededGains: (left: number, right: number, to: number, count: number, ceiling: number, doubt: number) => void
  readonly slidingMinimum: (row: number, to: number, count: number, window: number) => void
  readonly releaseGains: (
    row: number,
    held: number,
    gains: number,
    count: number,
    mean: number,
    release: number,
    state: number,
  ) => void
  readonly limitRow: (row: number, gains: number, to: number, count: number, ceiling: number) => void
  readonly gateGains: (
    left: number,
    right: number,
    to: number,
    count: number,
    ...gate: [open: number, close: number, hold: number, rise: number, fall: number, closed: number, state: number]
  ) => void
  readonly multiplyRow: (row: number, gains: number, to: number, count: number) => void
  readonly resampleRow: (
    row: number,
    filter: number,
    taps: number,
    to: number,
    count: number,
    state: number,
    ...step: RateStep
  ) => void
  readonly resampleStereo: (
    left: number,
    right: number,
    filter: number,
    taps: number,
    to: number,
    other: number,
    count: number,
    state: number,
    ...step: RateStep
  ) => void
  readonly dampedCombs: (
    ...combs: [
      one: number,
      two: number,
      three: number,
      four: number,
      from: number,
      sum: number,
      count: number,
      lows: number,
      damping: number,
      feedback: number,
    ]
  ) => void
  readonly powersOf: (spectrum: number, to: number, count: number) => void
  readonly decideCuts: (
    ...how: [
      ...powers: [one: number, two: number, three: number, four: number, five: number],
      limits: number,
      before: number,
      cuts: number,
      count: number,
      most: number,
      falling: number,
    ]
  ) => void
  readonly riseTo: (later: number, earlier: number, count: number, rising: number) => void
  readonly cutSpectrum: (
    spectrum: number,
    cuts: number,
    side: number,
    shares: number,
    gains: number,
    count: number,
  ) => void
  readonly addProducts: (row: number, more: number, gains: number, count: number) => void
  readonly sendRows: (left: number, right: number, to: number, count: number, gain: number) => void
  readonly swapRow: (line: number, row: number, count: number) => void
  readonly blendRow: (row: number, answer: number, count: number, dry: number, wet: number) => void
  readonly allPass: (line: number, row: number, count: number) => void
  readonly weighRows: (
    left: number,
    right: number,
    count: number,
    every: number,
    ...kept: [shapes: number, state: number, to: number]
  ) => void
  readonly resampleBetween: (
    row: number,
    filter: number,
    taps: number,
    to: number,
    count: number,
    state: number,
    ...step: [...RateStep, rows: number]
  ) => void
  readonly resampleHalves: (...how: [...Halves, ...RateStep]) => void
  readonly resampleHalvesBetween: (...how: [...Halves, ...RateStep, rows: number]) => void
  readonly enterSpectrum: (left: number, right: number, to: number, turns: number) => void
  readonly leaveSpectrum: (from: number, left: number, right: number, turns: number) => void
  readonly stepDown: (rows: number, length: number, turns: number) => void
  readonly stepUp: (rows: number, length: number, turns: number) => void
  readonly filterSpectrum: (rows: number, one: number, other: number, to: number) => void
}

type Halves = [
  left: number,
  right: number,
  apart: number,
  filter: number,
  ...to: [to: number, other: number],
  count: number,
  state: number,
]

type GainS16 = (
  from: number,
  to: number,
  frames: number,
  ...how: [scale: number, turn: number, rows: number, seeds: number]
) => void

/** How far the source goes on for a frame of the result: whole samples, and parts of one in units of 1/parts. */
export type RateStep = [whole: number, part: number, parts: number]

/** From sources the file is in build/, in the bundle it lies beside the chunks. */
const file = new URL(
  import.meta.url.endsWith('.ts') ? '../../../build/kernels.wasm' : './kernels.wasm',
  import.meta.url,
)

/** What is used of the platform's WebAssembly; Node's types leave it to the DOM's. */
interface Compiler {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly

function readCode(): Uint8Array<ArrayBuffer> {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new Error(
      'The sound kernels (build/kernels.wasm) can not be read. Run `npm run build:kernels`, or `npm ci` first if packages are missing.',
      { cause: error },
    )
  }
}

/** Small enough to be compiled at once. */
const compiled = new Module(readCode())

/** One instance a thread for what comes and goes. */
export const kernelCode: KernelCode = freshKernels()

/** An instance with a memory of its own, for work that keeps something in there. */
export function freshKernels(): KernelCode {
  return new Instance(compiled).exports as KernelCode
}

/** A kernel as bytes, for code of others that has the same to do. */
export const kernelBody = (name: 'computeLayer' | 'autocorrelate' | 'predictionError'): Uint8Array =>
  exportedBody(readCode(), name)
