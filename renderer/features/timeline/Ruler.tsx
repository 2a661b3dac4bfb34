import { useCallback, useRef } from 'react'
import type { Scope } from '../../lib/scope.ts'
import { createRuler } from './createRuler.ts'
import { usePaint, useTimeline } from './TimelineContext.ts'

export function Ruler() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { painter } = useTimeline()
  const create = useCallback(
    (element: HTMLElement, scope: Scope) => createRuler(element as HTMLCanvasElement, scope, painter.request),
    [painter],
  )
  usePaint(canvas, create)
  return <canvas ref={canvas} className="ruler" data-testid="ruler" aria-hidden="true" />
}
