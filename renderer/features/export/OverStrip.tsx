import { useEffect, useState, type PointerEvent } from 'react'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { createScope } from '../../lib/scope.ts'
import { useAppState } from '../../store/appContext.ts'
import { overviewColumns, readOverview } from '../../timeline/overviewSound.ts'

interface Props {
  readonly places: readonly RangeView[]
  readonly written: RangeView
  readonly at: number | null
  readonly onGo: (index: number) => void
}

const [columns, height] = [288, 34]

/** All that is written as one small wave, with a stroke at each place: a press goes to the nearest. */
export function OverStrip({ places, written: { start, end }, at, onGo }: Props) {
  const levels = useLevels()
  const duration = useAppState(({ project }) => project?.duration ?? 0)
  const xOf = (time: number) => Math.round(((time - start) / (end - start)) * columns * 10) / 10
  const go = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onGo(nearestTo(start + ((clientX - left) / Math.max(1, width)) * (end - start), places))
  }
  return (
    <svg
      className="over-strip"
      viewBox={`0 0 ${columns} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={go}
      data-testid="over-strip"
    >
      {levels !== null && <path className="over-wave" d={waveOf(levels, { start, end }, duration)} />}
      <path className="over-marks" d={places.map((place) => `M${xOf(place.start)} 0v${height}`).join('')} />
      {at !== null && <path className="over-at" d={`M${xOf(places[at]?.start ?? 0)} 0v${height}`} />}
    </svg>
  )
}

/** The index of the place that is least far from a time. */
export function nearestTo(time: number, places: readonly RangeView[]): number {
  const away = places.map(({ start, end }) => Math.max(start - time, time - end, 0))
  return away.indexOf(Math.min(...away))
}

function useLevels(): Float32Array | null {
  const project = useAppState((state) => state.project)
  const [levels, setLevels] = useState<Float32Array | null>(null)
  useEffect(() => {
    if (project === null) return
    const scope = createScope()
    const abort = new AbortController()
    scope.add(() => abort.abort())
    readOverview(project, abort.signal).then(
      (read) => setLevels(read),
      // The places stand there without it, too.
      () => undefined,
    )
    return () => scope.dispose()
  }, [project])
  return levels
}

/** A stroke a column, as long as it is loud there. */
function waveOf(levels: Float32Array, { start, end }: RangeView, duration: number): string {
  const loudest = Math.max(...levels, Number.MIN_VALUE)
  return Array.from({ length: columns }, (_, column) => {
    const entryAt = (of: number) =>
      Math.floor(((start + ((end - start) * of) / columns) / Math.max(duration, end)) * overviewColumns)
    const part = levels.subarray(entryAt(column), Math.max(entryAt(column) + 1, entryAt(column + 1)))
    const half = Math.max(0.5, (Math.max(0, ...part) / loudest) * (height / 2 - 2))
    return `M${column + 0.5} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  }).join('')
}
