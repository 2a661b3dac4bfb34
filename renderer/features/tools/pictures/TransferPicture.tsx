import type { SoundLevels } from '../levels.ts'
import type { Dynamics } from './curves.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { Formats, Texts } from '../../../../shared/texts/index.ts'

const size = 176
const quietest = -60
const bins = 30
const steps = 120

const xOf = (db: number) => ((db - quietest) / -quietest) * size
const yOf = (db: number) => size - xOf(Math.max(quietest, db))

interface Props extends Dynamics {
  readonly title: string
  readonly before: SoundLevels | null
}

/** What comes out of each level that goes in, over how often the sound has it. */
export function TransferPicture({ title, curve, threshold, before }: Props) {
  const texts = useTexts()
  const points = Array.from({ length: steps + 1 }, (_, i) => quietest + (i / steps) * -quietest)
  const line = points.map((db) => `${xOf(db).toFixed(1)} ${yOf(Math.min(3, curve(db))).toFixed(1)}`).join('L')
  const bars = histogram(before?.parts ?? [])
  const loud = before === null ? null : loudPart(before.parts)
  return (
    <svg viewBox={`0 0 ${size} ${size}`}>
      <title>{sayTransfer(title, curve, threshold, texts)}</title>
      {[-48, -36, -24, -12].map((db) => (
        <g key={db}>
          <line className="picture-grid" x1={xOf(db)} x2={xOf(db)} y1={0} y2={size} />
          <line className="picture-grid" x1={0} x2={size} y1={yOf(db)} y2={yOf(db)} />
        </g>
      ))}
      {bars.map((part, i) => (
        <rect
          // A bar has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className="picture-bar"
          x={(i / bins) * size + 0.5}
          width={size / bins - 1}
          y={size - part * size * 0.45}
          height={part * size * 0.45}
        />
      ))}
      <line className="picture-zero" x1={0} x2={size} y1={size} y2={0} strokeDasharray="3 3" />
      <path className="picture-taken" d={`M${line}L${xOf(0)} ${yOf(0)}L${xOf(quietest)} ${yOf(quietest)}z`} />
      <line className="picture-mark" x1={xOf(threshold)} x2={xOf(threshold)} y1={0} y2={size} />
      <path className="picture-curve" d={`M${line}`} />
      {loud !== null && loud > quietest && (
        <circle className="picture-dot" cx={xOf(loud)} cy={yOf(curve(loud))} r={5}>
          <title>{texts.values.loudParts(sayDb(loud, texts.formats), sayDb(curve(loud), texts.formats))}</title>
        </circle>
      )}
      {[-48, -36, -24, -12].map((db) => (
        <text key={db} x={xOf(db)} y={size - 4} textAnchor="middle">{`−${-db}`}</text>
      ))}
      <text x={5} y={13}>
        {texts.values.out}
      </text>
      <text x={size - 4} y={size - 16} textAnchor="end">
        {texts.values.inDb}
      </text>
    </svg>
  )
}

/** How often each level comes, the most frequent as 1; silence does not count. */
export function histogram(parts: readonly number[]): number[] {
  const counts = Array.from<number>({ length: bins }).fill(0)
  for (const db of parts) {
    const at = Math.floor(((db - quietest) / -quietest) * bins)
    if (at >= 0) counts[Math.min(bins - 1, at)] = (counts[Math.min(bins - 1, at)] ?? 0) + 1
  }
  const most = Math.max(1, ...counts)
  return counts.map((count) => count / most)
}

/** The level that a tenth of the parts lie above. */
export function loudPart(parts: readonly number[]): number | null {
  const heard = parts.filter((db) => db > quietest).toSorted((a, b) => b - a)
  return heard[Math.floor(heard.length / 10)] ?? null
}

const sayDb = (db: number, { fixed }: Formats): string => `${db < 0 ? '−' : ''}${fixed(Math.abs(db), 1)} dB`

function sayTransfer(title: string, curve: Dynamics['curve'], threshold: number, { values, formats }: Texts): string {
  const said = [-40, -20, -6].map((db) => values.inOut(sayDb(db, formats), sayDb(curve(db), formats)))
  return values.fromThreshold(title, sayDb(threshold, formats), said.join('; '))
}
