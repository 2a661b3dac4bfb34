/**
 * Scrolls one element so that something in it is in sight, and nothing around it: the browser's own would scroll the
 * page as well, whose bars are hidden, so that nobody could scroll it back.
 */
export function scrollInside(scroller: HTMLElement, inner: Element | null | undefined, to: 'middle' | 'nearest'): void {
  if (!inner) return
  const frame = scroller.getBoundingClientRect()
  const place = inner.getBoundingClientRect()
  const above = place.top - frame.top
  const below = place.bottom - frame.bottom
  if (to === 'middle') scroller.scrollTop += (above + below) / 2
  else if (above < 0) scroller.scrollTop += above
  else if (below > 0) scroller.scrollTop += Math.min(below, above)
}
