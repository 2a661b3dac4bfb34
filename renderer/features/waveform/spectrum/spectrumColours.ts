import { spectrumLevels } from '../../../../shared/dsp/spectrumScale.ts'
import { pixelColour } from '../../../lib/pixelColour.ts'
import { themeColour } from '../../../lib/themeColour.ts'

/** A pixel for each level, from silence to the loudest. */
export type SpectrumColours = Uint32Array<ArrayBuffer>

/** From the ground of a clip to its name: the steps that the waveform is drawn in, in every theme. */
const stops = [
  [0, '--clip-lc'],
  [0.4, '--peak-lc'],
  [0.75, '--rms-lc'],
  [1, '--name-lc'],
] as const

const made = new Map<string, SpectrumColours>()

export function spectrumColours(element: Element, hue: number): SpectrumColours {
  const colours = stops.map(([, token]) => `oklch(${themeColour(element, token)} ${hue})`)
  const key = colours.join(' ')
  const known = made.get(key)
  if (known !== undefined) return known
  const pixels = colours.map((colour) => pixelColour(colour))
  const palette = new Uint32Array(spectrumLevels.steps + 1)
  for (let level = 0; level < palette.length; level++) palette[level] = pixelAt(level / spectrumLevels.steps, pixels)
  made.set(key, palette)
  return palette
}

function pixelAt(share: number, pixels: readonly number[]): number {
  const upper = Math.max(
    1,
    stops.findIndex(([at]) => at >= share),
  )
  const [from, to] = [stops[upper - 1]?.[0] ?? 0, stops[upper]?.[0] ?? 1]
  return mixed(pixels[upper - 1] ?? 0, pixels[upper] ?? 0, (share - from) / (to - from))
}

/** Byte by byte, whatever their order. */
function mixed(one: number, other: number, part: number): number {
  let pixel = 0
  for (let shift = 0; shift < 32; shift += 8) {
    const [a, b] = [(one >>> shift) & 255, (other >>> shift) & 255]
    pixel |= Math.round(a + (b - a) * part) << shift
  }
  return pixel >>> 0
}
