import type { Scope } from '../lib/scope.ts'
import type { AppContext } from '../store/appContext.ts'

/** What takes input from the timeline: its elements are listened to for as long as the scope lives. */
export type TimelineInput = (elements: TimelineElements, app: AppContext, scope: Scope) => void

export interface TimelineElements {
  /** All of the timeline; it has the focus while its keys work. */
  readonly surface: HTMLElement
  /** The rows of tracks, which scroll up and down where they do not fit. */
  readonly scroller: HTMLElement
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Keys that mean something while the timeline has the focus. */
export interface TimelineKeys {
  readonly press: (event: Key) => 'taken' | 'left'
  /** The keys were let go, or the focus went elsewhere. */
  readonly release?: () => void
}

/** Offers each key to all in turn until one takes it. */
export function keyInput(makers: readonly ((app: AppContext) => TimelineKeys)[]): TimelineInput {
  return ({ surface }, app, scope) => {
    const all = makers.map((make) => make(app))
    const release = () => {
      for (const keys of all) keys.release?.()
    }
    scope.listen(surface, 'keydown', (event) => {
      if (event.target === surface && all.some((keys) => keys.press(event) === 'taken')) event.preventDefault()
    })
    scope.listen(surface, 'keyup', release)
    scope.listen(surface, 'blur', release)
  }
}
