import type { ReactNode } from 'react'
import { sayBy } from '../../../../shared/wording/sayings.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { toTenth } from '../../../lib/toTenth.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { Arrow } from '../../../ui/Arrow.tsx'
import { rowHeight, type ChangeRow, type RowScale } from './changeRows.ts'
import type { Formats } from '../../../../shared/texts/index.ts'

interface Props {
  readonly id: string
  readonly row: ChangeRow
  readonly scale: RowScale
  readonly index: number
  readonly count: number
  readonly isAt: boolean
  readonly isLeft: boolean
  readonly canHear: boolean
  /** It leaves a join that may be heard. */
  readonly isHeard: boolean
  readonly icon: ReactNode
}

/** Seconds that the longest bar stands for; all that is longer is as long. */
const longestBar = 4.4

export function ChangeListRow(props: Props) {
  const { id, row, index, count, isAt, isLeft, canHear, isHeard, icon } = props
  const texts = useTexts()
  return (
    <div
      id={id}
      className={joinClasses('change-row', isAt && 'change-row-at', isLeft && 'change-row-left')}
      role="option" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- that of a select has no parts
      aria-selected={row.leave !== null ? !isLeft : isAt}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
      data-index={index}
      data-testid="change-row"
    >
      <span className="change-number">{row.number}</span>{' '}
      <span className={joinClasses('change-time', isHeard && 'change-heard')}>
        {sayStart(row.start, texts.formats)}
      </span>{' '}
      {isHeard && <span className="visually-hidden">{texts.joins.mayBeHeardHere}</span>}
      <WhatHappens {...props} />{' '}
      {canHear && (
        <span className="change-hears" aria-hidden="true">
          <span className="change-hear" title={texts.approvals.playAround}>
            {icon}
          </span>
          {!isLeft && (
            <span className="change-hear change-hear-after" title={texts.approvals.playAfter}>
              {texts.common.after}
            </span>
          )}
        </span>
      )}
      {row.leave !== null && (
        <span className="change-skip" aria-hidden="true">
          {isLeft ? texts.approvals.leftOut : texts.approvals.leaveOut}
        </span>
      )}
    </div>
  )
}

interface OneProps {
  readonly row: ChangeRow
  readonly isLeft: boolean
}

function WhatHappens({ row, scale, isLeft }: Props) {
  if (row.isClick) return <Repaired row={row} isLeft={isLeft} />
  if (row.downDb !== null) return <TurnedDown row={row} downDb={row.downDb} scale={scale} isLeft={isLeft} />
  return <Shortened row={row} usual={scale.usual} isLeft={isLeft} />
}

/** A click, so many milliseconds long. */
function Repaired({ row, isLeft }: OneProps) {
  const { approvals, formats, measured } = useTexts()
  return (
    <>
      <span className="change-track">{row.track}</span>{' '}
      <span className="change-lengths">
        <span>{formats.decimals(sayBy(measured.values, { kind: 'duration', seconds: row.before }))}</span>{' '}
        {isLeft ? (
          <span className="visually-hidden">{approvals.isLeftOut}</span>
        ) : (
          <b>{sayBy(measured.values, { kind: 'repaired' })}</b>
        )}
      </span>
    </>
  )
}

/** A pause with what is left of it. */
function Shortened({ row, usual, isLeft }: OneProps & { readonly usual: number }) {
  const texts = useTexts()
  const after = row.after ?? Math.min(row.before, usual)
  const bar = (100 * Math.min(longestBar, row.before)) / longestBar
  const kept = (bar * after) / row.before
  const gone = { width: `${bar - kept}%` }
  return (
    <>
      <span className="change-bar" aria-hidden="true">
        <i style={{ width: `${kept}%` }} />
        {!isLeft && <b style={gone} />}
        {isLeft && <s style={gone} />}
      </span>{' '}
      <span className="change-lengths">
        <span>{texts.formats.fixed(row.before, 1)}</span>
        {isLeft ? (
          <span className="visually-hidden"> {texts.approvals.secondsLeftOut}</span>
        ) : (
          <>
            {' '}
            <Arrow /> <span className="visually-hidden">{texts.common.becomes} </span>
            <b>{texts.formats.fixed(after, 1)}</b>
          </>
        )}{' '}
        s
      </span>
    </>
  )
}

interface DownProps extends OneProps {
  readonly scale: RowScale
  readonly downDb: number
}

/** A part of a track that gets quieter, with a bar as long as it is turned down. */
function TurnedDown({ row, downDb, scale, isLeft }: DownProps) {
  const texts = useTexts()
  return (
    <>
      <span className="change-down">
        {scale.hasTracks && <span className="change-track">{row.track}</span>}
        <i style={{ width: `${(100 * downDb) / Math.max(scale.deepest, Number.MIN_VALUE)}%` }} aria-hidden="true" />
      </span>{' '}
      <span className="change-lengths">
        <span>{sayShort(row.before, texts.formats)}</span>{' '}
        {isLeft ? (
          <span className="visually-hidden">{texts.approvals.isLeftOut}</span>
        ) : (
          <b>{texts.formats.decimals(realMinus(`-${downDb} dB`))}</b>
        )}
      </span>
    </>
  )
}

/** Less than a tenth of a second is told in milliseconds. */
const sayShort = (seconds: number, { fixed }: Formats): string =>
  seconds < 0.1 ? `${Math.max(1, Math.round(seconds * 1000))} ms` : `${fixed(seconds, 1)} s`

const sayStart = (seconds: number, { decimals }: Formats): string => {
  const text = formatTime(toTenth(seconds))
  return decimals(text.includes('.') ? text : `${text}.0`)
}
