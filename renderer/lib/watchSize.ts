import type { Scope } from './scope.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of an element's inside, kept up to date: reading it from the page in every frame would make the browser lay
 * it out each time. It is read when it is first asked for, so that what is put on the page together is laid out once.
 */
export function watchSize(element: HTMLElement, scope: Scope, onChange: () => void): () => Size {
  const read = (): Size => ({ width: element.clientWidth, height: element.clientHeight })
  let size: Size | null = null
  const observer = new ResizeObserver(() => {
    size = read()
    onChange()
  })
  observer.observe(element)
  scope.add(() => observer.disconnect())
  return () => (size ??= read())
}
