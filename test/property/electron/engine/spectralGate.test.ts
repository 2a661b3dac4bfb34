import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpectralGate, type SpectralGate } from '../../../../electron/engine/kernels/index.ts'
import { plainGating } from '../../../support/naive/plainGating.ts'
import { noise } from '../../../support/signals.ts'

const size = 256
const bands = size / 2 + 1

/** In the order of `Fourier`: the lowest and the highest first. */
function pack(spectrum: readonly (readonly [number, number])[]): Float32Array {
  const packed = new Float32Array(size)
  spectrum.forEach(([re, im], k) => {
    if (k === bands - 1) packed[1] = re
    else packed.set(k === 0 ? [re] : [re, im], k * 2)
  })
  return packed
}

/** Each window as it comes out, in order. */
function gated(gate: SpectralGate, spectra: readonly (readonly (readonly [number, number])[])[]): Float32Array[] {
  const out: Float32Array[] = []
  const packed = spectra.map(pack)
  for (const [at, spectrum] of packed.entries()) {
    gate.spectrum.set(spectrum)
    gate.take()
    const ready = packed[at + 1 - gate.windows]
    if (ready === undefined) continue
    gate.spectrum.set(ready)
    gate.shape()
    out.push(gate.spectrum.slice())
  }
  return out
}

test('cuts of each frequency are those that plain code finds, within 0.0001 dB', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.constantFrom(0, 1, 3, 4, 12),
      fc.constantFrom(1, 2, 5),
      fc.double({ min: 0.5, max: 12, noNaN: true }),
      (seed, side, opening, most) => {
        const values = noise(40 * bands * 2, seed, 1)
        const spectra = Array.from({ length: 40 }, (_, w) =>
          Array.from({ length: bands }, (_, k): [number, number] => {
            const level = (w >> 2) % 3 === 0 && k % 20 < 9 ? 1 : 0.05
            const [re, im] = [0, 1].map((part) => Math.fround(level * (values[(w * bands + k) * 2 + part] as number)))
            return [re as number, k === 0 || k === bands - 1 ? 0 : (im as number)]
          }),
        )
        const limits = Float32Array.from({ length: bands }, (_, k) => 0.2 + (k % 7) * 0.03)
        const [rising, falling] = [Math.fround(most / opening), Math.fround(most / 9)]
        const gating = { limits, most: Math.fround(most), rising, falling, opening, side }
        const gate = createSpectralGate({ ...gating, window: new Float32Array(size).fill(1), scale: 1 })

        const out = gated(gate, spectra)
        const plain = plainGating(spectra, gating)

        expect(out.length).toBe(41 - gate.windows)
        for (const [w, spectrum] of out.entries())
          for (const [i, value] of pack(plain[w] ?? []).entries())
            expect(Math.abs((spectrum[i] as number) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-5 + 1e-12)
      },
    ),
    { numRuns: 30 },
  )
})
