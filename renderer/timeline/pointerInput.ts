import type { Scope } from '../lib/scope.ts'
import type { AppContext } from '../store/appContext.ts'
import { spanOf, timeAt } from '../store/viewMath.ts'
import { createLaneFinder } from './laneFinder.ts'
import type { TimelineInput } from './timelineInput.ts'

/** A pointer on the timeline, already in the project's terms. */
export interface TimelinePoint {
  /** CSS pixels from the lanes' left edge. */
  readonly x: number
  readonly time: number
  /** What the press began on. */
  readonly zone: 'ruler' | 'labels' | 'track'
  /** The index of the track under the pointer, or null where there is none. */
  readonly track: number | null
  /** CSS pixels from the top of what the pointer is over. */
  readonly y: number
  /** CSS pixels from the top of the window: what is dragged up and down may leave its lane. */
  readonly windowY: number
  readonly held: HeldKeys
}

/** What is held on the keyboard meanwhile. */
export interface HeldKeys {
  readonly shift: boolean
  readonly alt: boolean
  readonly control: boolean
}

/** What goes on between a press and its release. */
export interface Drag {
  readonly move: (point: TimelinePoint) => void
  readonly end: (point: TimelinePoint) => void
  readonly cancel: () => void
  /** Whether the view goes on when the pointer is held beyond the lanes. */
  readonly beyondEdges: 'scroll' | 'stay'
  /** What letting go would do, where the pointer's shape is to say so; asked after each move. */
  readonly shape?: () => DragShape | null
}

/** It would leave a copy, or it would do nothing since there is no room. */
const dragShapes = ['copy', 'no'] as const
export type DragShape = (typeof dragShapes)[number]

/**
 * An edge that can be pulled, a thing that can be moved, a level that goes up and down, a place to split at, or room to
 * draw something new in.
 */
const holds = ['edge', 'thing', 'level', 'split', 'draw'] as const
export type Hold = (typeof holds)[number]

/** One thing that can be done with a pointer. */
export interface PointerTool {
  /** What a press here would take hold of; the pointer's shape says so. */
  readonly hold?: (point: TimelinePoint, app: AppContext) => Hold | null
  /** The drag that a press begins, or null where the press is for another tool. */
  readonly press?: (point: TimelinePoint, how: 'fresh' | 'extend', app: AppContext) => Drag | null
  readonly doublePress?: (point: TimelinePoint, app: AppContext) => 'taken' | 'left'
  /** The pointer is over nothing that a tool could take hold of. */
  readonly leave?: (app: AppContext) => void
}

const scrollEdge = 1
const scrollSpeed = 0.25

/** Offers presses, double clicks and the place of the pointer to the tools in turn, until one takes them. */
export function pointerInput(tools: readonly PointerTool[]): TimelineInput {
  return ({ surface }, app, scope) => {
    const { store } = app
    let held: Scope | null = null
    scope.listen(surface, 'pointerdown', (event) => {
      const zone = zoneOf(event)
      if (event.button !== 0 || !zone || !store.getState().project) return
      event.preventDefault()
      surface.classList.add('by-pointer')
      surface.focus({ preventScroll: true })
      const point = pointOf(event, zone, app)
      const drag = firstOf(tools, (tool) => tool.press?.(point, event.shiftKey ? 'extend' : 'fresh', app) ?? null)
      if (drag === null) return
      surface.setPointerCapture(event.pointerId)
      held?.dispose()
      held = scope.child()
      held.add(() => {
        held = null
      })
      followDrag(surface, zone, drag, app, held)
    })
    const leave = () => tools.forEach((tool) => tool.leave?.(app))
    let last: MouseEvent | null = null
    const showHold = (event: MouseEvent) => {
      last = event
      const zone = zoneOf(event)
      const point = zone && store.getState().project ? pointOf(event, zone, app) : null
      if (point === null) leave()
      const hold = point === null ? null : firstOf(tools, (tool) => tool.hold?.(point, app) ?? null)
      for (const one of holds) surface.classList.toggle(`on-${one}`, hold === one)
    }
    scope.listen(surface, 'pointerleave', () => {
      last = null
      leave()
    })
    // Another tool in the hand means something else in the same place.
    let chosen = store.getState().handTool
    scope.add(
      store.subscribe(({ handTool }) => {
        if (handTool === chosen) return
        chosen = handTool
        if (last !== null) showHold(last)
      }),
    )
    // Who presses sees where, also when a command follows by its key; a ring is for who comes or goes by keys.
    scope.listen(surface, 'blur', () => surface.classList.remove('by-pointer'))
    scope.listen(surface, 'keydown', ({ key }) => {
      if (key === 'Tab' || key.startsWith('Arrow')) surface.classList.remove('by-pointer')
    })
    scope.listen(surface, 'pointermove', (event) => {
      // What is held keeps its shape until it is let go.
      if (held === null) showHold(event)
    })
    scope.listen(surface, 'dblclick', (event) => {
      const zone = zoneOf(event)
      if (!zone) return
      const point = pointOf(event, zone, app)
      tools.some((tool) => tool.doublePress?.(point, app) === 'taken')
    })
  }
}

function firstOf<In, Out>(all: readonly In[], get: (one: In) => Out | null): Out | null {
  for (const one of all) {
    const found = get(one)
    if (found !== null) return found
  }
  return null
}

function followDrag(surface: HTMLElement, zone: HTMLElement, drag: Drag, app: AppContext, scope: Scope): void {
  let latest: { readonly event: PointerEvent; readonly x: number } | null = null
  const find = createLaneFinder(surface, scope)
  const pointNow = (event: MouseEvent) => pointOf(event, zone, app, ({ clientX, clientY }) => find(clientX, clientY))
  const showShape = (shape: DragShape | null) => {
    for (const one of dragShapes) surface.classList.toggle(`drag-${one}`, shape === one)
  }
  scope.add(() => showShape(null))
  scope.listen(surface, 'pointermove', (event) => {
    const point = pointNow(event)
    latest = { event, x: point.x }
    drag.move(point)
    showShape(drag.shape?.() ?? null)
  })
  scope.listen(surface, 'pointerup', (event) => {
    scope.dispose()
    drag.end(pointNow(event))
  })
  const letGo = () => {
    scope.dispose()
    drag.cancel()
  }
  scope.listen(surface, 'pointercancel', letGo)
  // Before anything else that Escape would end: what is in the hand comes first.
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    letGo()
  }
  scope.listen(window, 'keydown', giveUp, { capture: true })
  if (drag.beyondEdges === 'stay') return
  const scrollOn = () => {
    if (latest && scrollTowards(latest.x, app)) drag.move(pointNow(latest.event))
    scope.nextFrame(scrollOn)
  }
  scope.nextFrame(scrollOn)
}

/** Scrolls by how far the pointer is beyond the lanes, where there is more to see on that side. */
function scrollTowards(x: number, { store }: AppContext): boolean {
  const { view, project, setView } = store.getState()
  const beyond = Math.min(0, x - scrollEdge) + Math.max(0, x - view.width + scrollEdge)
  const more = beyond < 0 ? view.t0 > 0 : view.t0 + spanOf(view) < (project?.duration ?? 0)
  if (beyond === 0 || !more) return false
  setView({ ...view, t0: view.t0 + (beyond * scrollSpeed) / view.pxPerSec })
  return true
}

/**
 * The lane or the ruler under the pointer; null over headers. A captured pointer's target is the surface, so the place
 * decides.
 */
function zoneOf(event: MouseEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.lane, .ruler') ?? null
}

/** During a drag the pointer may be over another lane than the one it started in. */
function pointOf(
  event: MouseEvent,
  zone: HTMLElement,
  { store }: AppContext,
  find: (event: MouseEvent) => HTMLElement | null = laneUnder,
): TimelinePoint {
  const { view } = store.getState()
  const x = event.clientX - zone.getBoundingClientRect().left
  const under = zone.classList.contains('ruler') ? null : (find(event) ?? zone)
  const lane = under?.dataset.lane
  return {
    x,
    time: timeAt(view, x),
    zone: kindOf(zone),
    track: lane === undefined ? null : Number(lane),
    y: event.clientY - (under ?? zone).getBoundingClientRect().top,
    windowY: event.clientY,
    held: { shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey },
  }
}

function kindOf({ classList }: HTMLElement): TimelinePoint['zone'] {
  if (classList.contains('ruler')) return 'ruler'
  return classList.contains('label-lane') ? 'labels' : 'track'
}

/** What lies on top decides it nearly always; to look below it as well takes the browser ten times as long. */
function laneUnder(event: MouseEvent): HTMLElement | null {
  const top = zoneOf(event)
  if (top?.dataset.lane !== undefined) return top
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const lane = element.closest<HTMLElement>('.lane[data-lane]')
    if (lane) return lane
  }
  return null
}
