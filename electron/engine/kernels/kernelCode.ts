import { readFileSync } from 'node:fs'

/** What assembly/*.ts exports. Rows are floats, `from`, `to` and rows are places in `memory`, in bytes. */
export interface KernelCode {
  readonly memory: { readonly buffer: ArrayBuffer }
  splitS16(from: number, left: number, right: number, frames: number): void
  splitS24(from: number, left: number, right: number, frames: number): void
  splitF32(from: number, left: number, right: number, frames: number): void
  widenS16(from: number, to: number, count: number): void
  widenS24(from: number, to: number, count: number): void
  reverseRow(row: number, count: number): void
  scaleRow(row: number, count: number, gain: number): void
  addRow(row: number, more: number, count: number): void
  mixRow(row: number, more: number, count: number, gain: number): void
  averageRow(row: number, more: number, count: number): void
  rampRow(row: number, count: number, from: number, rise: number, total: number, start: number, step: number): void
  summariseS16(from: number, frames: number, every: number, min: number, max: number, energy: number): void
  summariseStereoS16(from: number, frames: number, every: number, min: number, max: number, energy: number, apart: number): void
  summariseRow(row: number, count: number, every: number, min: number, max: number, energy: number): void
  peakOfRow(row: number, count: number): number
  squaresOfRow(row: number, count: number): number
  hashRow(row: number, count: number, before: number, step: number): number
  roundS16(row: number, to: number, count: number): void
  roundStereoS16(left: number, right: number, to: number, frames: number): void
  quantiseS16(row: number, to: number, count: number, seeds: number): void
  quantiseStereoS16(left: number, right: number, to: number, frames: number, seeds: number): void
  roundS24(row: number, to: number, count: number): void
  interleave(left: number, right: number, to: number, frames: number): void
}

/** From sources the file is in build/, in the bundle it lies beside the chunks. */
const file = new URL(import.meta.url.endsWith('.ts') ? '../../../build/kernels.wasm' : './kernels.wasm', import.meta.url)

/** What is used of the platform's WebAssembly; Node's types leave it to the DOM's. */
interface Compiler {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

function load(): KernelCode {
  try {
    const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly
    return new Instance(new Module(readFileSync(file))).exports as KernelCode
  } catch (error) {
    throw new Error('The sound kernels (build/kernels.wasm) can not be read. Run `npm run build:kernels`, or `npm ci` first if packages are missing.', { cause: error })
  }
}

/** One instance a thread; small enough to be compiled at once. */
export const kernelCode: KernelCode = load()
