import { useTexts } from '../../../store/useTexts.ts'
import { deepestOf, densityOf, type ChangeRow } from './changeRows.ts'

interface Props {
  readonly rows: readonly ChangeRow[]
  readonly left: ReadonlySet<number>
  readonly duration: number
  /** The one that is chosen. */
  readonly at: number | null
}

const parts = 120
const height = 28

/**
 * Where in the whole how much goes away, or is turned down: what was left out is an outline, what is chosen is ink. The
 * list beside it says it in words.
 */
export function ChangeDensity({ rows, left, duration, at }: Props) {
  const texts = useTexts()
  const shares = densityOf(rows, { left, duration, parts, at })
  const lines = (some: readonly number[], draw: (x: number, top: number) => string) =>
    some.map((share, index) => (share > 0 ? draw(index + 0.5, share * height) : '')).join('')
  const deepest = deepestOf(rows)
  const map = (
    <svg
      className="change-density"
      viewBox={`0 0 ${parts} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="change-density"
    >
      <path className="density-left" d={lines(shares.left, (x, top) => `M${x - 0.4} ${height}v${-top}h0.8v${top}`)} />
      <path className="density-cut" d={lines(shares.cut, (x, top) => `M${x} ${height}v${-top}`)} />
      {shares.at !== null && (
        <path className="density-at" d={`M${shares.at.part + 0.5} ${height}v${-shares.at.share * height}`} />
      )}
    </svg>
  )
  if (deepest === null) return map
  return (
    <div className="density-deep">
      {map}
      <p className="density-told" data-testid="density-told">
        {texts.approvals.asHighAs(texts.formats.fixed(deepest, 1))}
      </p>
    </div>
  )
}
