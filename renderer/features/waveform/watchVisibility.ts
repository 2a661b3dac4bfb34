import type { Scope } from '../../lib/scope.ts'

/** How far beyond what is in sight a lane is drawn already, so that none comes into sight empty; CSS pixels. */
const ahead = 96

/**
 * Lanes that are scrolled out of sight are not drawn, and no layers to the browser (`data-away`), which would have to
 * sort them with the others.
 */
export function watchVisibility(lane: HTMLElement, scope: Scope, onShow: () => void): () => boolean {
  let visible = true
  const notice = (entries: readonly IntersectionObserverEntry[]) => {
    // A row that is laid out for the first time is told to be out of sight and in it at once: the last is how it is.
    visible = entries.at(-1)?.isIntersecting ?? true
    lane.toggleAttribute('data-away', !visible)
    if (visible) onShow()
  }
  const observer = new IntersectionObserver(notice, { scrollMargin: `${ahead}px` })
  observer.observe(lane)
  scope.add(() => observer.disconnect())
  return () => visible
}
