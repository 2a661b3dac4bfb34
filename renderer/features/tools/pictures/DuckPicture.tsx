import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import { hueOf } from '../../../lib/trackHue.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { numberIn } from './curves.ts'
import { duckCurve } from './duckCurve.ts'
import { useControlLevels } from './useControlLevels.ts'

const [width, height] = [178, 178]
const quietest = -60
/** The level of the control track above, the gain of the others below. */
const [levelTop, levelHeight] = [20, 62]
const [gainTop, gainHeight] = [112, 46]

interface Props {
  readonly args: Readonly<Record<string, unknown>>
  readonly range: RangeView
}

/** Where the control track is heard, and how far the others go down for it. */
export function DuckPicture({ args, range }: Props) {
  const { values, formats } = useTexts()
  const name = typeof args['control'] === 'string' ? args['control'] : ''
  const id = useAppState(({ project }) => project?.tracks.find((track) => track.name === name)?.id ?? null)
  const hue = useAppState((state) => hueOf(state, id ?? ''))
  const levels = useControlLevels(id, range)
  const [thresholdDb, duckDb] = [numberIn(args, 'threshold_db'), numberIn(args, 'duck_db')]
  const each = (range.end - range.start) / Math.max(1, levels?.length ?? 1)
  const gains =
    levels === null ? [] : duckCurve(levels, each, { thresholdDb, duckDb, fade: numberIn(args, 'fade_ms') / 1000 })
  const xOf = (at: number) => ((at / Math.max(1, gains.length - 1)) * width).toFixed(1)
  const levelAt = (db: number) => levelTop + levelHeight * Math.min(1, Math.max(0, db / quietest))
  const gainAt = (db: number) => gainTop + gainHeight * (duckDb === 0 ? 0 : Math.min(1, db / duckDb))
  const line = gains.map((db, at) => `${xOf(at)} ${gainAt(db).toFixed(1)}`).join('L')
  const area = (levels ?? []).map((db, at) => `${xOf(at)} ${levelAt(db).toFixed(1)}`).join('L')
  const bottom = levelTop + levelHeight
  const down = `${realMinus(formats.decimals(String(duckDb)))} dB`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ '--h': hue } as object} data-testid="duck-picture">
      <title>{values.duckedUnder(name, down)}</title>
      <text x={6} y={14}>
        {name}
      </text>
      {area !== '' && <path className="duck-control" d={`M0 ${bottom}L${area}L${width} ${bottom}Z`} />}
      <line className="picture-mark" x1={0} x2={width} y1={levelAt(thresholdDb)} y2={levelAt(thresholdDb)} />
      <line className="picture-zero" x1={0} x2={width} y1={gainTop} y2={gainTop} />
      {line !== '' && <path className="picture-area" d={`M0 ${gainTop}L${line}L${width} ${gainTop}Z`} />}
      {line !== '' && <path className="picture-curve" d={`M${line}`} />}
      <text x={6} y={gainTop - 6}>
        {values.theOthers}
      </text>
      <text x={6} y={height - 6}>
        {down}
      </text>
      <text x={width - 6} y={height - 6} textAnchor="end">
        {`${formats.time(range.start)} – ${formats.time(range.end)}`}
      </text>
    </svg>
  )
}
