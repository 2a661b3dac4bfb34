import type { Scope } from '../../lib/scope.ts'

/** Lanes that are scrolled out of sight are not drawn. */
export function watchVisibility(lane: HTMLElement, scope: Scope, onShow: () => void): () => boolean {
  let visible = true
  const observer = new IntersectionObserver((entries) => {
    // A row that is laid out for the first time is told to be out of sight and in it at once: the last is how it is.
    visible = entries.at(-1)?.isIntersecting ?? true
    if (visible) onShow()
  })
  observer.observe(lane)
  scope.add(() => observer.disconnect())
  return () => visible
}
