import { useTexts } from '../../../store/useTexts.ts'
import { toTenth } from '../../../lib/toTenth.ts'

const [width, height] = [178, 178]
const [left, most] = [10, 158]
const bar = 22

interface Props {
  /** Seconds that it lasts. */
  readonly before: number
  /** Seconds that it would last; null while that is not said. */
  readonly after: number | null
}

/** How long it is and how long it would be, one bar under the other. */
export function LengthPicture({ before, after }: Props) {
  const { common, formats } = useTexts()
  const longest = Math.max(before, after ?? 0, Number.MIN_VALUE)
  const rows = [
    { name: common.before, seconds: before, y: 40, className: 'length-before' },
    ...(after === null ? [] : [{ name: common.after, seconds: after, y: 112, className: 'length-after' }]),
  ]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} data-testid="length-picture">
      <title>{rows.map(({ name, seconds }) => `${name}: ${formats.time(toTenth(seconds))}`).join(', ')}</title>
      {rows.map(({ name, seconds, y, className }) => (
        <g key={name}>
          <text x={left} y={y - 7}>
            {name}
          </text>
          <text className="length-time" x={left + most} y={y - 7} textAnchor="end">
            {formats.time(toTenth(seconds))}
          </text>
          <rect className={className} x={left} y={y} width={(most * seconds) / longest} height={bar} rx={3} />
        </g>
      ))}
      {after !== null && after !== before && (
        <line
          className="picture-mark"
          x1={left + (most * after) / longest}
          x2={left + (most * after) / longest}
          y1={34}
          y2={112 + bar + 6}
        />
      )}
    </svg>
  )
}
