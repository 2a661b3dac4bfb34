import type { Response } from './curves.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { Texts } from '../../../../shared/texts/index.ts'

const [width, height] = [178, 178]
const [lowest, most] = [20, 20_000]
const columns = 160
/** dB up and down; more where a curve goes farther. */
const usual = 12
const farthest = 48

const xOf = (frequency: number) => (Math.log(frequency / lowest) / Math.log(most / lowest)) * width

interface Props {
  readonly title: string
  readonly response: Response
  readonly sampleRate: number
}

/** What becomes of each frequency, from 20 Hz to 20 kHz. */
export function FrequencyPicture({ title, response, sampleRate }: Props) {
  const texts = useTexts()
  // Above half of the rate there is nothing.
  const highest = Math.min(most, sampleRate * 0.49)
  const points = Array.from({ length: columns + 1 }, (_, i) => {
    const frequency = lowest * (highest / lowest) ** (i / columns)
    return [frequency, response(frequency)] as const
  })
  const farthestDb = Math.max(...points.map(([, db]) => Math.min(farthest, Math.abs(db))))
  const reach = [usual, 24, farthest].find((one) => one >= farthestDb - 0.01) ?? farthest
  const yOf = (db: number) =>
    height / 2 - (Math.min(reach * 1.1, Math.max(-reach * 1.1, db)) / reach) * (height / 2 - 14)
  const line = points.map(([hz, db]) => `${xOf(hz).toFixed(1)} ${yOf(db).toFixed(1)}`).join('L')
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <title>{sayResponse(title, response, highest, texts)}</title>
      {[100, 1000, 10_000].map((hz) => (
        <g key={hz}>
          <line className="picture-grid" x1={xOf(hz)} x2={xOf(hz)} y1={0} y2={height} />
          <text {...besideLine(xOf(hz))} y={height - 4}>
            {hz < 1000 ? hz : `${hz / 1000} k`}
          </text>
        </g>
      ))}
      {[-reach, 0, reach].map((db) => (
        <g key={db}>
          <line className={db === 0 ? 'picture-zero' : 'picture-grid'} x1={0} x2={width} y1={yOf(db)} y2={yOf(db)} />
          <text x={4} y={yOf(db) + (db > 0 ? -3 : 11)}>
            {`${sign(db)} dB`}
          </text>
        </g>
      ))}
      <path className="picture-area" d={`M0 ${yOf(0)}L${line}L${xOf(highest)} ${yOf(0)}Z`} />
      <path className="picture-curve" d={`M${line}`} />
    </svg>
  )
}

/** Behind its line, or in front of it where the picture ends. */
const besideLine = (x: number) => (x > width - 30 ? { x: x - 3, textAnchor: 'end' as const } : { x: x + 3 })

const sign = (db: number): string => {
  if (db === 0) return '0'
  return db > 0 ? `+${db}` : `−${-db}`
}

function sayResponse(title: string, response: Response, highest: number, { values }: Texts): string {
  const shown = [100, 1000, 10_000].filter((hz) => hz < highest)
  const at = shown.map((hz) =>
    values.gainAt(sign(Math.round(response(hz))), hz < 1000 ? `${hz} Hz` : `${hz / 1000} kHz`),
  )
  return `${title}: ${at.join(', ')}`
}
