import { useCallback, useRef } from 'react'
import type { Scope } from '../../lib/scope.ts'
import { createLane } from './createLane.ts'
import { usePaint, useTimeline } from './TimelineContext.ts'

interface Props {
  readonly trackId: string
  readonly number: number
  readonly muted: 'muted' | 'heard'
}

/** A track's stretch of the timeline. React only makes the elements; `createLane` draws in them. */
export function Lane({ trackId, number, muted }: Props) {
  const lane = useRef<HTMLDivElement>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const wave = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const { peaks, painter } = useTimeline()
  const create = useCallback(
    (element: HTMLElement, scope: Scope) => {
      if (!boxes.current || !wave.current || !marks.current) throw new Error('the lane is not on the page')
      const elements = { lane: element, boxes: boxes.current, wave: wave.current, marks: marks.current }
      return createLane(trackId, elements, peaks, scope, painter.request)
    },
    [trackId, peaks, painter],
  )
  usePaint(lane, create)
  return (
    <div
      ref={lane}
      className={`lane lane-${muted}`}
      data-testid={`lane-${number}`}
      data-lane={number - 1}
      aria-hidden="true"
    >
      <div ref={boxes} className="lane-boxes" />
      <div ref={wave} className="lane-wave" />
      <div ref={marks} className="lane-marks" />
    </div>
  )
}
