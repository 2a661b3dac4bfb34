import { advanceLevel, floorDb, sayLevel, shareOfScale, silence, type MeterLevel } from './ballistics.ts'
import type { Texts } from '../../../shared/texts/index.ts'

interface Options {
  /** Holds a meter for screen readers, and a bar for each channel. */
  readonly element: HTMLElement
  readonly texts: () => Texts
  /** `steps`: where the person wants little motion, it is drawn twice a second, with the highest of that time. */
  readonly motion?: () => 'smooth' | 'steps'
}

export interface MeterFace {
  /** Peaks of the channels, 1 is full scale, at a time in milliseconds. */
  readonly show: (peaks: readonly number[], now: number) => void
  /** Nothing plays. What was the highest, and whether it clipped, stays. */
  readonly rest: () => void
  readonly reset: () => void
  /** The highest of all channels since the last reset. */
  readonly highestDb: () => number
}

const stepMilliseconds = 500
const wantsSteps = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'steps' : 'smooth')

/** Draws levels into the bars of a meter, straight into the page, since they change every frame. */
export function createMeterFace({ element, texts, motion = wantsSteps }: Options): MeterFace {
  const meter = element.querySelector('meter')
  const bars = [...element.querySelectorAll<HTMLElement>('.meter-bar')]
  let levels: readonly MeterLevel[] = bars.map(() => silence)
  let gathered = bars.map(() => 0)
  let steppedAt = -Infinity
  let rests = false

  const say = () => {
    const db = Math.max(...levels.map(({ heldDb }) => heldDb))
    const clipped = levels.some((level) => level.clipped === 'clipped')
    if (meter) {
      meter.value = Math.max(floorDb, Math.min(0, db))
      const level = sayLevel(db, texts())
      meter.ariaValueText = clipped ? texts().timeline.clipped(level) : level
    }
    element.toggleAttribute('data-clipped', clipped)
  }
  const draw = () => {
    for (const [index, bar] of bars.entries()) drawBar(bar, levels[index] ?? silence)
  }
  return {
    show(peaks, now) {
      rests = false
      gathered = gathered.map((peak, index) => Math.max(peak, peaks[index] ?? 0))
      const isStep = now - steppedAt >= stepMilliseconds
      if (!isStep && motion() === 'steps') return
      levels = levels.map((level, index) => advanceLevel(level, gathered[index] ?? 0, now))
      gathered = gathered.map(() => 0)
      draw()
      if (!isStep && !levels.some(({ clipped }) => clipped === 'clipped')) return
      steppedAt = isStep ? now : steppedAt
      say()
    },
    rest() {
      if (rests) return
      rests = true
      levels = levels.map(({ highestDb, clipped }) => ({ ...silence, highestDb, clipped }))
      gathered = gathered.map(() => 0)
      steppedAt = -Infinity
      draw()
      say()
    },
    reset() {
      levels = levels.map((level) => ({ ...level, highestDb: -Infinity, clipped: 'clean' as const }))
      say()
    },
    highestDb: () => Math.max(...levels.map(({ highestDb }) => highestDb)),
  }
}

/**
 * As backgrounds of one element: parts that are moved each are a layer of their own to the browser, and with 30 tracks
 * sorting those took it 8 ms a frame.
 */
function drawBar(bar: HTMLElement, { db, heldDb }: MeterLevel): void {
  setShare(bar, '--level', shareOfScale(db))
  setShare(bar, '--held', shareOfScale(heldDb))
}

/** In two hundred steps, so that what hardly moves is not painted anew. */
function setShare(bar: HTMLElement, name: string, share: number): void {
  const text = String(Math.round(share * 200) / 200)
  if (bar.style.getPropertyValue(name) !== text) bar.style.setProperty(name, text)
}
