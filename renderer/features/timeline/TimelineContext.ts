import { createContext, useContext, useEffect, type RefObject } from 'react'
import { createScope, type Scope } from '../../lib/scope.ts'
import type { Paintable, Painter } from './painter.ts'
import type { PeaksSource } from './peaksSource.ts'

export interface TimelineParts {
  readonly painter: Painter
  readonly peaks: PeaksSource
}

const context = createContext<TimelineParts | null>(null)
export const TimelineProvider = context.Provider

export function useTimeline(): TimelineParts {
  const parts = useContext(context)
  if (!parts) throw new Error('useTimeline outside TimelineProvider')
  return parts
}

type When = 'view' | 'playhead'

/** Lets an element draw itself outside React for as long as it is on the page. */
export function usePaint(
  element: RefObject<HTMLElement | null>,
  create: (element: HTMLElement, scope: Scope) => Paintable,
  when: When = 'view',
): void {
  const { painter } = useTimeline()
  useEffect(() => {
    if (!element.current) return
    const scope = createScope()
    const part = create(element.current, scope)
    scope.add(when === 'view' ? painter.add(part) : painter.addPlayhead(part))
    return () => scope.dispose()
  }, [painter, element, create, when])
}
