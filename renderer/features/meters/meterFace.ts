import { advanceLevel, floorDb, sayLevel, silence, type MeterLevel } from './ballistics.ts'
import type { Texts } from '../../../shared/texts/index.ts'

interface Options {
  /** Holds a meter for screen readers. */
  readonly element: HTMLElement
  /** Shows the levels of left and right; it is asked to more often than they change. */
  readonly draw: (levels: readonly MeterLevel[]) => void
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
let littleMotion: MediaQueryList | null = null
/** One query for all: each meter asks at every frame. */
function wantsSteps(): 'smooth' | 'steps' {
  littleMotion ??= matchMedia('(prefers-reduced-motion: reduce)')
  return littleMotion.matches ? 'steps' : 'smooth'
}

/** What a meter shows of the levels that it is given, straight into the page, since they change every frame. */
export function createMeterFace({ element, draw: drawLevels, texts, motion = wantsSteps }: Options): MeterFace {
  const meter = element.querySelector('meter')
  let levels: readonly MeterLevel[] = [silence, silence]
  let gathered = levels.map(() => 0)
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
  const draw = () => drawLevels(levels)
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
      draw()
      say()
    },
    highestDb: () => Math.max(...levels.map(({ highestDb }) => highestDb)),
  }
}
