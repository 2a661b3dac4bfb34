import { useEffect, useRef } from 'react'
import { createScope } from '../../../lib/scope.ts'
import { useApp } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { type SoundLevels, partSeconds } from '../levels.ts'
import type { Preview } from '../preview/usePreview.ts'

interface Props {
  readonly preview: Preview
  /** What is added to everything behind it, dB. */
  readonly makeupDb: number
}

/** As much as the bar has room for, dB. */
const most = 24

/** By how much the sound is turned down: now while it is heard, else at most. */
export function ReductionBar({ preview: { before, after, heard, place }, makeupDb }: Props) {
  const { values, formats } = useTexts()
  const { playhead } = useApp()
  const bar = useRef<HTMLElement>(null)
  const number = useRef<HTMLSpanElement>(null)
  const start = place?.start ?? 0
  const isHeard = heard !== null
  useEffect(() => {
    const scope = createScope()
    const all = before === null || after === null ? [] : reductions(before, after, makeupDb)
    const show = (db: number, say: (written: string) => string) => {
      if (bar.current !== null) bar.current.style.width = `${(Math.min(db, most) / most) * 100}%`
      if (number.current !== null) number.current.textContent = say(`${db < 0.05 ? '' : '−'}${formats.fixed(db, 1)} dB`)
    }
    const follow = () => {
      show(all[Math.floor((playhead.get() - start) / partSeconds)] ?? 0, (written) => written)
      scope.nextFrame(follow)
    }
    if (isHeard) follow()
    else show(Math.max(0, ...all), values.atMost)
    return () => scope.dispose()
  }, [before, after, isHeard, makeupDb, start, playhead, formats, values])
  if (before === null || after === null) return null
  return (
    <p className="reduction" data-testid="reduction">
      <span>{values.reduction}</span>
      <span className="reduction-track" aria-hidden="true">
        <i ref={bar} />
      </span>
      <span ref={number} className="reduction-number" data-testid="reduction-number" />
    </p>
  )
}

/** By how much less there is of each part, by its level or its peaks, whichever says more. */
export function reductions(before: SoundLevels, after: SoundLevels, makeupDb: number): number[] {
  const less = (was: number | undefined, is: number | undefined) =>
    was === undefined || is === undefined || was === -Infinity
      ? 0
      : Math.max(0, was + makeupDb - Math.max(is, quietest))
  return before.parts.map((level, i) => Math.max(less(level, after.parts[i]), less(before.peaks[i], after.peaks[i])))
}

/** What is quieter is silence, dB. */
const quietest = -90
