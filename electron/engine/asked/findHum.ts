import { createFourier } from '../effects/restoration/createFourier.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import type { MixSound } from '../measure/mix/index.ts'
import type { InSteps } from '../measure/takeTurns.ts'
import { strongestHum, type Hum } from './humTones.ts'

/** Hum is looked for far below half of this rate, Hz. */
const slowRate = 4000
/** Two seconds: half a hertz apart. */
const largest = 8192
const smallest = 1024
/** Spread over a long sound. */
const mostWindows = 300

/**
 * The work of finding hum: tones that stand in the quietest tenth of all windows too, for speech and music move and hum
 * does not. Null where there is too little sound.
 */
export async function humFinder(
  sound: MixSound,
  range: MeasuredRange,
  sampleRate: number,
  report: (fraction: number) => void,
): Promise<InSteps<Hum | null>> {
  const factor = Math.max(1, Math.round(sampleRate / slowRate))
  const slow = Math.floor((range.end - range.start) / factor)
  const size = Math.min(largest, 2 ** Math.floor(Math.log2(Math.max(1, slow))))
  if (size < smallest) return nothing()
  const fourier = await createFourier(size, 2)
  const [heard, spectrum] = [fourier.row(), fourier.row()]
  const listen = (at: number): Float32Array | null => {
    const rows = Array.from({ length: sound.channels }, () => new Float32Array(size * factor))
    sound.read(at, rows)
    if (!slowDown(rows, factor, heard.values)) return null
    fourier.forward(heard, spectrum)
    return powersOf(spectrum.values)
  }
  return gather(listen, { range, window: size * factor, report }, sampleRate / factor / size)
}

function* nothing(): InSteps<null> {
  yield 1
  return null
}

interface Walk {
  readonly range: MeasuredRange
  readonly window: number
  readonly report: (fraction: number) => void
}

function* gather(
  listen: (at: number) => Float32Array | null,
  { range: { start, end }, window, report }: Walk,
  hertz: number,
): InSteps<Hum | null> {
  const step = window / 2
  const whole = Math.floor((end - start - window) / step) + 1
  const count = Math.min(mostWindows, whole)
  const all: Float32Array[] = []
  for (let k = 0; k < count; k++) {
    const powers = listen(start + Math.floor((k * whole) / count) * step)
    if (powers !== null) all.push(powers)
    report(k / count)
    yield window * 2
  }
  if (all.length === 0) return null
  const steady = (bin: number): number =>
    all.map((powers) => powers[bin] ?? 0).toSorted((one, other) => one - other)[Math.floor(all.length / 10)] ?? 0
  return strongestHum(steady, hertz)
}

/** One channel, averaged over so many frames, with Hann's window; false for digital silence. */
function slowDown(rows: readonly Float32Array[], factor: number, out: Float32Array): boolean {
  let sounds = false
  for (let k = 0; k < out.length; k++) {
    let sum = 0
    for (const row of rows) for (let i = k * factor; i < (k + 1) * factor; i++) sum += row[i] as number
    if (sum !== 0) sounds = true
    out[k] = (sum / (factor * rows.length)) * (0.5 - 0.5 * Math.cos((2 * Math.PI * k) / out.length))
  }
  return sounds
}

/** Mean squares of what lies at each bin; a tone is spread over three to five. */
function powersOf(spectrum: Float32Array): Float32Array {
  const size = spectrum.length
  const powers = new Float32Array(size / 2)
  for (let bin = 1; bin < powers.length; bin++)
    powers[bin] =
      (2 * ((spectrum[2 * bin] as number) ** 2 + (spectrum[2 * bin + 1] as number) ** 2)) / (0.375 * size * size)
  return powers
}
