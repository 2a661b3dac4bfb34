import { densityOf, type ChangeRow } from './changeRows.ts'

interface Props {
  readonly rows: readonly ChangeRow[]
  readonly left: ReadonlySet<number>
  readonly duration: number
  /** The one that is chosen. */
  readonly at: number | null
}

const parts = 120
const height = 28

/** Where in the whole how much goes away; the list beside it says it in words. */
export function ChangeDensity({ rows, left, duration, at }: Props) {
  const heights = densityOf(rows, { left, duration, parts })
  const path = heights.map((share, index) => (share > 0 ? `M${index + 0.5} ${height}v${-share * height}` : '')).join('')
  const chosen = rows.find(({ leave }) => leave === at)
  const x = chosen === undefined ? null : (chosen.start / Math.max(duration, chosen.end)) * parts
  return (
    <svg
      className="change-density"
      viewBox={`0 0 ${parts} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="change-density"
    >
      <path className="density-cut" d={path} />
      {x !== null && <path className="density-at" d={`M${x} 0V${height}`} />}
    </svg>
  )
}
