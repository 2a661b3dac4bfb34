import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error The package has no types; what is used of it is `Pffft`.
import untyped from '@echogarden/pffft-wasm/simd'

interface Pffft {
  readonly HEAPF32: Float32Array
  _pffft_new_setup(size: number, kind: 0 | 1): number
  _pffft_aligned_malloc(bytes: number): number
  _pffft_transform_ordered(setup: number, input: number, output: number, work: number, direction: 0 | 1): void
}
const load = untyped as unknown as (options: { readonly wasmBinary: Uint8Array }) => Promise<Pffft>

/**
 * Real transforms of one size, in memory of their own that goes with them: rows lie in it, and are transformed where
 * they are.
 */
export interface Fourier {
  readonly size: number
  /** A row of `size` floats. */
  row(): Row
  /**
   * Spectrum: real parts of the lowest and the highest frequency first, then real and imaginary part of each between.
   * Not scaled.
   */
  forward(from: Row, to: Row): void
  /** Back; what comes out is `size` times what went in. */
  backward(from: Row, to: Row): void
}

export interface Row {
  readonly at: number
  readonly values: Float32Array
}

/** PFFFT by Julien Pommier, in WebAssembly SIMD. `size` is a multiple of 32; `rows` says how many there will be. */
export async function createFourier(size: number, rows: number): Promise<Fourier> {
  const library = await load({ wasmBinary: readFileSync(codeFile()) })
  const setup = library._pffft_new_setup(size, 0)
  const work = library._pffft_aligned_malloc(size * 4)
  // All at once: views of the memory last as long as it does not grow.
  const places = Array.from({ length: rows }, () => library._pffft_aligned_malloc(size * 4))
  const memory = library.HEAPF32.buffer
  return {
    size,
    row() {
      const at = places.pop()
      if (at === undefined) throw new Error('More rows than were asked for.')
      return { at, values: new Float32Array(memory, at, size).fill(0) }
    },
    forward: (from, to) => library._pffft_transform_ordered(setup, from.at, to.at, work, 0),
    backward: (from, to) => library._pffft_transform_ordered(setup, from.at, to.at, work, 1),
  }
}

/** The build lays it beside the bundle. */
function codeFile(): string | URL {
  const beside = new URL('./pffft.wasm', import.meta.url)
  return existsSync(beside)
    ? beside
    : createRequire(import.meta.url)
        .resolve('@echogarden/pffft-wasm/simd')
        .replace(/\.js$/, '.wasm')
}
