import type { NumberToolField } from '../../../../shared/schemas/toolEntry.ts'

/** A slider goes from 0 to 1; how it runs through its values is what ears make of them. */
export interface SliderScale {
  readonly min: number
  readonly max: number
  readonly at: (value: number) => number
  readonly valueAt: (place: number) => number
  /** What an arrow key moves it by. */
  readonly stepAt: (value: number) => number
}

/** From so many times the least on, each doubling is as long as the last. */
const doublings = 90

/** Null where a value has no ends: then it is typed only. */
export function sliderScale(field: NumberToolField): SliderScale | null {
  const { min, max, whole, key } = field
  if (min === null || max === null || max <= min) return null
  if (key.endsWith('_hz')) return logarithmic(Math.max(min, lowestHz), Math.min(max, highestHz), whole)
  if (max >= longest) return null
  if (min > 0 && max / min >= doublings) return logarithmic(min, max, whole)
  if (min === 0 && max >= 500) return cubic(max, whole)
  const step = whole ? 1 : linearStep(max - min)
  return {
    min,
    max,
    at: (value) => (value - min) / (max - min),
    valueAt: (place) => rounded(min + place * (max - min), step),
    stepAt: () => step,
  }
}

/** Times in a project are typed, or selected on the waveform. */
const longest = 36_000
const [lowestHz, highestHz] = [10, 24_000]

const linearStep = (span: number): number => {
  if (span <= 2) return 0.01
  return span <= 150 ? 0.1 : 1
}

function logarithmic(min: number, max: number, whole: boolean): SliderScale {
  const span = Math.log(max / min)
  const stepAt = (value: number) => (whole ? 1 : twoDigits(value))
  return {
    min,
    max,
    at: (value) => Math.log(Math.min(max, Math.max(min, value)) / min) / span,
    valueAt(place) {
      const value = min * Math.exp(place * span)
      return Math.min(max, Math.max(min, rounded(value, stepAt(value))))
    },
    stepAt,
  }
}

/** Milliseconds from nothing on: the first hundred have half of the way. */
function cubic(max: number, whole: boolean): SliderScale {
  const stepAt = (value: number) => (whole ? 1 : Math.max(0.1, twoDigits(value)))
  return {
    min: 0,
    max,
    at: (value) => Math.cbrt(value / max),
    valueAt: (place) => rounded(place ** 3 * max, stepAt(place ** 3 * max)),
    stepAt,
  }
}

/** So that two digits of a value count: 0.1 at 8, 1 at 80, 100 at 8000. */
const twoDigits = (value: number): number => (value <= 0 ? 0.1 : 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1))

export const rounded = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6))
