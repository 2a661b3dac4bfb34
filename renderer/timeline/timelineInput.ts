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
  /** Whether the selection that is on its way is their own, and they know it. */
  readonly knows?: () => boolean
  /** The keys were let go, or the focus went elsewhere. */
  readonly release?: () => void
}

/** What nobody of the timeline takes, and only a browser can do. */
const leftToBrowser: ReadonlySet<string> = new Set('Tab Shift Control Alt Meta ContextMenu F5 F10 F11 F12'.split(' '))

/**
 * Offers each key to all in turn until one takes it, once what is selected is known. `opensField`: a key that leads to
 * something to type into never waits, or what is typed next would come first.
 */
export function keyInput(
  makers: readonly ((app: AppContext) => TimelineKeys)[],
  opensField: (event: KeyboardEvent, app: AppContext) => boolean = () => false,
): TimelineInput {
  return ({ surface }, app, scope) => {
    const all = makers.map((make) => make(app))
    /** Keys that have waited, and are pressed again for all who listen. */
    const again = new WeakSet<Event>()
    const release = () => {
      for (const keys of all) keys.release?.()
    }
    const offer = (event: KeyboardEvent, to: readonly TimelineKeys[]): 'taken' | 'left' => {
      const isTaken = to.some((keys) => keys.press(event) === 'taken')
      if (isTaken) event.preventDefault()
      return isTaken ? 'taken' : 'left'
    }
    scope.listen(surface, 'keydown', (event) => {
      if (event.target !== surface) return
      const state = app.focus.state()
      const isNow = again.has(event) || leftToBrowser.has(event.key) || opensField(event, app)
      if (state === 'free' || isNow) return void offer(event, all)
      const knowing = state === 'asking' ? all.filter(({ knows }) => knows?.() === true) : []
      if (offer(event, knowing) === 'taken') return
      event.preventDefault()
      event.stopPropagation()
      const repeated = new KeyboardEvent(event.type, event)
      again.add(repeated)
      app.focus.run(() => surface.dispatchEvent(repeated))
    })
    scope.listen(surface, 'keyup', () => app.focus.run(release))
    scope.listen(surface, 'blur', () => app.focus.run(release))
  }
}
