import type { Scope } from './scope.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of an element's inside, kept up to date: reading it from the page in every frame would make the browser lay
 * it out each time.
 */
export function watchSize(element: HTMLElement, scope: Scope, onChange: () => void): () => Size {
  let size: Size = { width: element.clientWidth, height: element.clientHeight }
  const observer = new ResizeObserver(() => {
    size = { width: element.clientWidth, height: element.clientHeight }
    onChange()
  })
  observer.observe(element)
  scope.add(() => observer.disconnect())
  return () => size
}
