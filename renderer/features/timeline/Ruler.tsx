import { useCallback, useRef } from 'react'
import { createRuler } from './createRuler.ts'
import { usePaint } from './TimelineContext.ts'

export function Ruler() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const create = useCallback((element: HTMLElement) => createRuler(element as HTMLCanvasElement), [])
  usePaint(canvas, create)
  return <canvas ref={canvas} className="ruler" data-testid="ruler" aria-hidden="true" />
}
