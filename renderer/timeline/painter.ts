import type { Scope } from '../lib/scope.ts'
import type { AppState, AppStore } from '../store/appStore.ts'
import type { Playhead } from '../store/playhead.ts'

/**
 * The time that heavy drawing may still take in a frame. What finds none left shows something cheaper and waits for the
 * next frame.
 */
export interface FrameBudget {
  readonly left: () => boolean
  /** The same for what has nothing else to show for now, however much else was drawn: it may take twice as long. */
  readonly leftAtWorst: () => boolean
  /**
   * Says that something was made that the browser takes the rest of the frame to put on the screen, as a picture that
   * was drawn anew, or such a share of it.
   */
  readonly spend: (share?: number) => void
}

/** Something on the timeline that draws itself from the state, outside React. */
export interface Paintable {
  /** Must be quick: all of them share one animation frame. What `waits` is painted first in the next one. */
  readonly paint: (state: AppState, budget: FrameBudget) => 'painted' | 'waits'
}

export interface Painter {
  readonly add: (part: Paintable) => () => void
  /** Runs with every move of the playhead, and with every paint. */
  readonly addPlayhead: (part: Paintable) => () => void
  /** Follows the state from now on, until the scope is disposed of; what asked before is painted then. */
  readonly start: (scope: Scope) => void
  /** Asks for a paint in the next animation frame, however often it is called. */
  readonly request: () => void
}

/**
 * Of the 16.7 ms of a frame. What a lane draws costs the browser twice as much again to put on the screen, so one lane
 * a frame is drawn anew while the view moves, and the others are moved and stretched until it is their turn.
 */
const budgetMilliseconds = 2
const mostMilliseconds = 4

/** One animation frame for everything on the timeline. It asks for frames only while something changes. */
export function createPainter(store: AppStore, playhead: Playhead, now = () => performance.now()): Painter {
  let parts: readonly Paintable[] = []
  const playheads = new Set<Paintable>()
  let due: 'nothing' | 'playhead' | 'all' = 'nothing'
  let running: Scope | null = null

  const paint = () => {
    const all = due === 'all'
    due = 'nothing'
    const state = store.getState()
    const start = now()
    let spent = 0
    const budget: FrameBudget = {
      left: () => spent < 1 && now() < start + budgetMilliseconds,
      leftAtWorst: () => now() < start + mostMilliseconds,
      spend: (share = 1) => void (spent += share),
    }
    if (all) {
      const waiting = parts.filter((part) => part.paint(state, budget) === 'waits')
      if (waiting.length > 0) {
        parts = [...waiting, ...parts.filter((part) => !waiting.includes(part))]
        request()
      }
    }
    for (const part of playheads) part.paint(state, budget)
  }
  const ask = (what: 'playhead' | 'all') => {
    if (due === 'nothing') running?.nextFrame(paint)
    if (due !== 'all') due = what
  }
  const request = () => ask('all')
  const add = (part: Paintable) => {
    parts = [...parts, part]
    request()
    return () => {
      parts = parts.filter((other) => other !== part)
    }
  }
  const addPlayhead = (part: Paintable) => {
    playheads.add(part)
    request()
    return () => void playheads.delete(part)
  }
  const start = (scope: Scope) => {
    running = scope
    scope.add(() => {
      running = null
      due = 'nothing'
    })
    scope.add(store.subscribe(request))
    scope.add(playhead.subscribe(() => ask('playhead')))
    scope.listen(window, 'resize', request)
    due = 'all'
    scope.nextFrame(paint)
  }
  return { start, add, addPlayhead, request }
}
