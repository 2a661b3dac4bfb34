import type { Scope } from '../../lib/scope.ts'

/** Lanes that are scrolled out of sight are not drawn. */
export function watchVisibility(lane: HTMLElement, scope: Scope, onShow: () => void): () => boolean {
  let visible = true
  const observer = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? true
    if (visible) onShow()
  })
  observer.observe(lane)
  scope.add(() => observer.disconnect())
  return () => visible
}
