/** Where an element lies beside its place in the page, CSS pixels, and how far it is stretched from its left edge. */
export interface LayerPlace {
  readonly x: number
  /** 1 where nothing is said. */
  readonly stretch?: number
}

/** CSS pixels either way, and times its width: nothing is moved or stretched further by an animation. */
const farthest = 16_384
const mostStretch = 16_384
/** How long an element has not moved when its move is over, milliseconds. */
const restsAfter = 400

interface Moves {
  readonly left: Animation
  /** Where it has been stretched. */
  width?: Animation
  at: number
}

/** What was placed last: reading a style is as dear as writing it. */
const placed = new WeakMap<HTMLElement, Required<LayerPlace>>()
const moving = new Map<HTMLElement, Moves>()
let watch: ReturnType<typeof setTimeout> | null = null

/**
 * Moves and stretches an element that is a layer of its own (`will-change`). While it moves it is held by animations
 * that are paused, whose time is its place: a browser hands on to its compositor as it is only what an animation says
 * may be anywhere, and sorts all layers of the page anew otherwise (1.5 ms a frame); and a style that is written makes
 * it look for the element's rules again (0.15 ms an element where there is an animation too, 0.02 for its time). When
 * it rests its place is a style again, since what is animated takes longer to sort when others change.
 */
export function moveLayer(element: HTMLElement, { x, stretch = 1 }: LayerPlace): void {
  const last = placed.get(element)
  if (last?.x === x && last.stretch === stretch) return
  placed.set(element, { x, stretch })
  const moves = moving.get(element) ?? (last ? begin(element) : null)
  // The first place is no move; and beyond the reach of an animation it is placed as what rests.
  if (!moves || Math.abs(x) > farthest || stretch > mostStretch) return rest(element)
  moves.left.currentTime = farthest + x
  if (stretch !== 1) moves.width ??= paused(element, { scale: ['0 1', `${mostStretch} 1`] }, mostStretch)
  if (moves.width) moves.width.currentTime = stretch
  moves.at = performance.now()
  watch ??= setTimeout(restOthers, restsAfter)
}

/** Where it lies is not said here any more: it is where the page lays it out. */
export function leaveLayer(element: HTMLElement): void {
  if (!placed.has(element)) return
  letGo(element)
  placed.delete(element)
  element.style.translate = ''
  element.style.scale = ''
}

function begin(element: HTMLElement): Moves | null {
  // A page that is only a document, without pictures, has no animations.
  if (typeof element.animate !== 'function') return null
  const left = paused(element, { translate: [`${-farthest}px`, `${farthest}px`] }, 2 * farthest)
  const moves = { left, at: 0 }
  moving.set(element, moves)
  return moves
}

function paused(element: HTMLElement, keyframes: PropertyIndexedKeyframes, duration: number): Animation {
  const animation = element.animate(keyframes, { duration, fill: 'both' })
  animation.pause()
  return animation
}

function restOthers(): void {
  watch = null
  const now = performance.now()
  for (const [element, { at }] of moving) if (now - at >= restsAfter) rest(element)
  if (moving.size > 0) watch = setTimeout(restOthers, restsAfter)
}

function rest(element: HTMLElement): void {
  const { x, stretch } = placed.get(element) ?? { x: 0, stretch: 1 }
  element.style.translate = `${x}px`
  element.style.scale = stretch === 1 ? 'none' : `${stretch} 1`
  letGo(element)
}

function letGo(element: HTMLElement): void {
  const moves = moving.get(element)
  moves?.left.cancel()
  moves?.width?.cancel()
  moving.delete(element)
}
