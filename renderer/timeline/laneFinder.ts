import type { Scope } from '../lib/scope.ts'

interface PlacedLane {
  readonly lane: HTMLElement
  readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
}

/**
 * Which track's lane a place in the window is over, whatever lies above it. For a drag, which asks at each move: where
 * lanes are is read once, and again when they are scrolled, since asking the browser for what is there takes it a
 * third of a millisecond each time.
 */
export function createLaneFinder(surface: HTMLElement, scope: Scope): (x: number, y: number) => HTMLElement | null {
  let known: readonly PlacedLane[] | null = null
  const forget = () => {
    known = null
  }
  scope.listen(surface, 'scroll', forget, { capture: true })
  scope.listen(window, 'resize', forget)
  return (x, y) => {
    known ??= placesIn(surface)
    const isIn = ({ box }: PlacedLane) => x >= box.left && x < box.right && y >= box.top && y < box.bottom
    return known.find(isIn)?.lane ?? null
  }
}

/** What of each lane is in sight: rows scroll behind what is above and below them. */
function placesIn(surface: HTMLElement): PlacedLane[] {
  const frame = surface.querySelector('.timeline-scroller')?.getBoundingClientRect()
  const [least, most] = [frame?.top ?? -Infinity, frame?.bottom ?? Infinity]
  return [...surface.querySelectorAll<HTMLElement>('.lane[data-lane]')].map((lane) => {
    const { left, right, top, bottom } = lane.getBoundingClientRect()
    return { lane, box: { left, right, top: Math.max(top, least), bottom: Math.min(bottom, most) } }
  })
}
