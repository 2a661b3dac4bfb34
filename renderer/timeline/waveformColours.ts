import { pixelColour } from '../lib/pixelColour.ts'
import { themeColour } from '../lib/themeColour.ts'
import type { WaveformColours } from './drawWaveform.ts'

/** A track's colour as its waveform is drawn in, in the theme that is on. */
export function waveformColours(element: HTMLElement, hue: number): WaveformColours {
  const colour = (token: string) => `oklch(${themeColour(element, token)} ${hue})`
  return { peak: pixelColour(colour('--peak-lc')), core: pixelColour(colour('--rms-lc')), line: colour('--rms-lc') }
}
