import { fadeShape } from '../../../shared/dsp/fadeCurve.ts'
import { rampRow } from '../kernels/index.ts'
import type { Ramp, Piece } from '../model/piece.ts'

/**
 * Gain of a ramp at output frame i. `equalPower` keeps the sum of squares of a crossing pair: the power goes from
 * `from`² to `to`² along a quarter wave, so 0 → 1 is a sine and 1 → 0 is a cosine. Before and after the fade the end
 * values hold.
 */
export function rampGain(ramp: Ramp, i: number): number {
  const position = ramp.offset + i * ramp.step
  const x = ramp.total <= 0 ? 1 : Math.min(1, Math.max(0, position / ramp.total))
  if (ramp.curve === 'linear') return ramp.from + (ramp.to - ramp.from) * x
  if (ramp.curve === 'decibels') return lineGain(ramp, Math.min(ramp.total, Math.max(0, position)))
  if (ramp.curve !== 'equalPower') return ramp.from + (ramp.to - ramp.from) * fadeShape(ramp.curve, x)
  const rise = Math.sin((x * Math.PI) / 2)
  const fall = Math.cos((x * Math.PI) / 2)
  return Math.hypot(ramp.from * fall, ramp.to * rise)
}

/**
 * Multiplies samples, the first of which is the ramp's output frame `first`. Zero is added so that no -0 comes out (see
 * decodeSamples).
 */
export function applyRamp(ramp: Ramp, first: number, samples: Float32Array): void {
  if (ramp.curve === 'linear' && ramp.total > 0) {
    return rampRow(samples, {
      from: ramp.from,
      rise: ramp.to - ramp.from,
      total: ramp.total,
      start: ramp.offset + first * ramp.step,
      step: ramp.step,
    })
  }
  if (ramp.curve === 'decibels' && ramp.total > 0) return applyLine(ramp, first, samples)
  for (let i = 0; i < samples.length; i++)
    samples[i] = Math.fround((samples[i] as number) * rampGain(ramp, first + i)) + 0
}

/** Frames of an envelope's line that are counted from one power of its slope. */
const stride = 64

/** Straight in decibels, in two powers: so `applyLine` needs one for each stride, and has the very same gains. */
function lineGain({ from, to, total }: Ramp, position: number): number {
  if (from === to) return from
  const base = position - (position % stride)
  return from * (to / from) ** (base / total) * (to / from) ** ((position - base) / total)
}

function applyLine(ramp: Ramp, first: number, samples: Float32Array): void {
  const { from, to, total, offset, step } = ramp
  const steps = Array.from({ length: stride }, (_, k) => (to / from) ** (k / total))
  let [base, level] = [-1, from]
  for (let i = 0; i < samples.length; i++) {
    const position = Math.min(total, Math.max(0, offset + (first + i) * step))
    const place = position % stride
    if (from !== to && position - place !== base) {
      base = position - place
      level = from * (to / from) ** (base / total)
    }
    const gain = from === to ? from : level * (steps[place] as number)
    samples[i] = Math.fround((samples[i] as number) * gain) + 0
  }
}

/** The gain of a piece's own sound, frame by frame from `from` on. */
export function layerGains(piece: Piece, from: number): (frame: number) => number {
  if (piece.ramps.length === 0) return () => piece.gain
  return (frame) => piece.ramps.reduce((gain, ramp) => gain * rampGain(ramp, from + frame), piece.gain)
}
