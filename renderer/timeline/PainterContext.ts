import { createContext, useContext, useEffect, type RefObject } from 'react'
import { createScope, type Scope } from '../lib/scope.ts'
import type { Paintable, Painter } from './painter.ts'

const context = createContext<Painter | null>(null)
export const PainterProvider = context.Provider

export function usePainter(): Painter {
  const painter = useContext(context)
  if (!painter) throw new Error('usePainter outside PainterProvider')
  return painter
}

type When = 'view' | 'playhead'

/** Lets an element draw itself outside React for as long as it is on the page. */
export function usePaint(
  element: RefObject<HTMLElement | null>,
  create: (element: HTMLElement, scope: Scope) => Paintable,
  when: When = 'view',
): void {
  const painter = usePainter()
  useEffect(() => {
    if (!element.current) return
    const scope = createScope()
    const part = create(element.current, scope)
    scope.add(when === 'view' ? painter.add(part) : painter.addPlayhead(part))
    return () => scope.dispose()
  }, [painter, element, create, when])
}
