import {
  type Biquad,
  butterworthQs,
  highPassOnePole,
  highPassSection,
  highShelfSection,
  lowPassOnePole,
  lowPassSection,
  lowShelfSection,
  notchSection,
  peakingSection,
} from './biquad.ts'

export interface EqualizerBand {
  readonly frequencyHz: number
  readonly gainDb: number
  readonly q: number
}

export interface EqualizerParams {
  readonly bassDb: number
  readonly midDb: number
  readonly trebleDb: number
  readonly bands: readonly EqualizerBand[]
}

/** Corners as Audacity's Bass and Treble has them; the middle is broad, about two octaves. */
export const equalizerShape = { bassHz: 250, midHz: 1000, trebleHz: 4000, shelfQ: Math.SQRT1_2, midQ: 0.7 } as const

/** Two shelves, a middle and peaking bands, one after the other. What is set to 0 dB is not there. */
export function equalizerSections(
  { bassDb, midDb, trebleDb, bands }: EqualizerParams,
  sampleRate: number,
): readonly Biquad[] {
  // A project at a low rate has its treble lower.
  const within = (frequency: number): number => Math.min(frequency, sampleRate * 0.4)
  const { bassHz, midHz, trebleHz, shelfQ, midQ } = equalizerShape
  return [
    ...(bassDb === 0 ? [] : [lowShelfSection(sampleRate, within(bassHz), bassDb, shelfQ)]),
    ...(midDb === 0 ? [] : [peakingSection(sampleRate, within(midHz), midDb, midQ)]),
    ...(trebleDb === 0 ? [] : [highShelfSection(sampleRate, within(trebleHz), trebleDb, shelfQ)]),
    ...bands
      .filter((band) => band.gainDb !== 0)
      .map((band) => peakingSection(sampleRate, band.frequencyHz, band.gainDb, band.q)),
  ]
}

export interface PassParams {
  /** Where it is 3 dB down. */
  readonly frequencyHz: number
  /** dB an octave: a multiple of 6. */
  readonly rolloffDb: number
}

const passes = {
  highPass: { section: highPassSection, onePole: highPassOnePole },
  lowPass: { section: lowPassSection, onePole: lowPassOnePole },
} as const

/** A Butterworth filter, as Audacity's: sections of the second order, and one of the first where the order is odd. */
export function passSections(
  kind: keyof typeof passes,
  { frequencyHz, rolloffDb }: PassParams,
  sampleRate: number,
): readonly Biquad[] {
  const { section, onePole } = passes[kind]
  const order = Math.round(rolloffDb / 6)
  const sections = butterworthQs(order).map((q) => section(sampleRate, frequencyHz, q))
  return order % 2 === 1 ? [...sections, onePole(sampleRate, frequencyHz)] : sections
}

export interface NotchParams {
  readonly frequencyHz: number
  /** The multiples of it that are taken out too, the first of them itself; those that the rate can hold. */
  readonly harmonics: number
  readonly q: number
}

/** The highest frequency that a notch is put at, of half the rate. */
const highestNotch = 0.95

/** One notch for each harmonic; the higher it is, the broader, as what drifts there drifts further. */
export function notchSections({ frequencyHz, harmonics, q }: NotchParams, sampleRate: number): readonly Biquad[] {
  return Array.from({ length: harmonics }, (_, k) => frequencyHz * (k + 1))
    .filter((frequency, k) => k === 0 || frequency < (highestNotch * sampleRate) / 2)
    .map((frequency) => notchSection(sampleRate, frequency, q))
}
