import type { Scope } from './scope.ts'

/**
 * Where an element's left edge is in the window. It is read once and again after the window or the element has another
 * size: read at every move it would make the browser lay out the page each time.
 */
export function watchLeft(element: Element, scope: Scope): () => number {
  let left: number | null = null
  const forget = () => {
    left = null
  }
  const observer = new ResizeObserver(forget)
  observer.observe(element)
  scope.add(() => observer.disconnect())
  scope.listen(window, 'resize', forget)
  return () => (left ??= element.getBoundingClientRect().left)
}
