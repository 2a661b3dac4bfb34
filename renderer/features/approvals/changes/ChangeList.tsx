import { useEffect, useId, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Volume2 } from 'lucide-react'
import { sayChange } from '../../../../shared/notes/sayChange.ts'
import type { Approval, ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { toTenth } from '../../../lib/toTenth.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { ChangeSpot } from '../../../store/slices/viewSlice.ts'
import { revealTime } from '../../../store/viewCommands.ts'
import { Arrow } from '../../../ui/Arrow.tsx'
import { ChangeDensity } from './ChangeDensity.tsx'
import { ChangeFilter } from './ChangeFilter.tsx'
import { ChangeListRow } from './ChangeListRow.tsx'
import { joinOf } from '../joinSource.ts'
import { keyMove } from './changeKeys.ts'
import {
  haveDepths,
  isLeftOut,
  isOfLevels,
  isPlace,
  pickRows,
  rowHeight,
  rowWindow,
  scaleOf,
  scrollFor,
  totalsOf,
  type Change,
  type ChangeRow,
  leftOut,
} from './changeRows.ts'
import { useHearRow, useLeftOut, useScrolled } from './useChangeList.ts'
import { useStepNumber } from '../stepNumber.ts'
import './changeList.css'

interface Props {
  readonly step: ApprovalStep
  readonly rows: readonly ChangeRow[]
  readonly approval: Approval
  readonly isSent: boolean
  readonly onUpdate: (except: number[]) => void
}

/** Before one of them was gone to. */
const nowhere = { number: null, order: 'all', over: 0, focused: false, place: null } as const

/**
 * Many changes, one row each: arrows go to one and show it on the waveform, P plays around it, A what it would be,
 * Space leaves it out.
 * Only the rows in sight are on the page.
 */
export function ChangeList({ step, rows, approval, isSent, onUpdate }: Props) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  const app = useApp()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const duration = useAppState(({ project }) => project?.duration ?? 0)
  const kept = useAppState(({ changeSpot }) => (changeSpot?.step === step.index ? changeSpot : null))
  const spot: ChangeSpot = kept ?? { step: step.index, ...nowhere }
  const prepared = useMemo(() => leftOut(step.changes), [step.changes])
  const update = (except: number[]) => {
    if (kept !== null) app.store.getState().setChangeSpot({ ...kept, focused: document.activeElement === list.current })
    onUpdate(except)
  }
  const { left, toggle } = useLeftOut(prepared, { count: rows.length, isSent, onUpdate: update })
  const { hear } = useHearRow(approval, step)
  // A program of the machine runs only behind a yes.
  const canHear = step.command === undefined
  const { top, height, onScroll } = useScrolled(list)
  const shown = pickRows(rows, { ...spot, left })
  const at = shown.findIndex((row) => row.number === kept?.number)
  // Times of a later step are those of a timeline that is not there yet.
  const isOnTimeline = step.index === 0

  const goTo = (index: number) => {
    const row = shown[index]
    if (row === undefined || list.current === null) return
    list.current.scrollTop = scrollFor(index, list.current.scrollTop, list.current.clientHeight)
    const { start, end } = row
    app.store
      .getState()
      .setChangeSpot({ ...spot, number: row.number, focused: true, place: isOnTimeline ? { start, end } : null })
    if (isOnTimeline) revealTime(app, start)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = keyMove(event.key, { at, count: shown.length, page: Math.max(1, Math.floor(height / rowHeight) - 1) })
    const row = shown[at]
    if (move === null || (move.kind !== 'go' && row === undefined)) return
    event.preventDefault()
    if (move.kind === 'go') goTo(move.index)
    else if (move.kind === 'leave' && row !== undefined && row.leave !== null) toggle(row.leave)
    else if (row !== undefined && move.kind === 'hear' && canHear) hear(row, move.side)
  }
  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null
    const index = Number(element?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    const row = shown[index]
    if (row === undefined) return
    goTo(index)
    if (element?.closest('.change-skip') && row.leave !== null) toggle(row.leave)
    else if (element?.closest('.change-hear-after')) hear(row, 'after')
    else if (element?.closest('.change-hear')) hear(row, 'before')
  }
  // The list is made anew each time something was left out: who was in it stays in it, where it was.
  useEffect(() => {
    if (!kept?.focused || list.current === null) return
    list.current.scrollTop = scrollFor(at, 0, list.current.clientHeight)
    list.current.focus({ preventScroll: true })
  }, []) // oxlint-disable-line react/exhaustive-deps -- once, when it comes
  const { from, to } = rowWindow(shown.length, top, height)
  const scale = scaleOf(rows)
  const canLeave = rows.some(({ leave }) => leave !== null)
  return (
    <section
      className={joinClasses('change-list', isOfLevels(rows) && 'change-list-levels')}
      aria-label={texts.approvals.changesOf(number)}
      data-testid="change-list"
    >
      <Totals rows={rows} left={left} more={step.moreChanges} />
      {!canLeave && <p className="change-totals">{texts.approvals.onlyToHear}</p>}
      <ChangesBeside step={step} />
      <ChangeDensity rows={rows} left={left} duration={duration} at={kept?.number ?? null} />
      <ChangeFilter
        asked={spot}
        count={rows.length}
        left={left.size}
        hasLengths={!hasClicks(rows)}
        hasDepths={haveDepths(rows)}
        canLeave={canLeave}
        onAsk={(next) => {
          app.store.getState().setChangeSpot({ ...spot, ...next })
          if (list.current) list.current.scrollTop = 0
        }}
      />
      <div
        ref={list}
        className="change-rows"
        role="listbox" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the rows of a select have no parts
        aria-label={texts.approvals.changes}
        aria-multiselectable={canLeave}
        aria-activedescendant={at >= from && at < to ? `${id}-${shown[at]?.number}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onScroll={onScroll}
        onFocus={() => at < 0 && goTo(0)}
        data-testid="change-rows"
      >
        <div role="presentation" style={{ height: shown.length * rowHeight }}>
          {shown.slice(from, to).map((row, offset) => (
            <ChangeListRow
              key={row.number}
              id={`${id}-${row.number}`}
              row={row}
              scale={scale}
              index={from + offset}
              count={shown.length}
              isAt={from + offset === at}
              isLeft={isLeftOut(row, left)}
              canHear={canHear}
              isHeard={!isLeftOut(row, left) && joinOf(approval, step, row)?.heard === true}
              icon={<Volume2 size={14} aria-hidden="true" />}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

interface TotalsProps {
  readonly rows: readonly ChangeRow[]
  readonly left: ReadonlySet<number>
  /** Those that are not listed. */
  readonly more: number
}

const hasClicks = (rows: readonly ChangeRow[]): boolean => rows.some(({ isClick }) => isClick)

/** What all that stays comes to. */
function Totals({ rows, left, more }: TotalsProps) {
  const { approvals, formats } = useTexts()
  const { count, removed } = totalsOf(rows, left)
  return (
    <p className="change-totals" data-testid="change-totals">
      {hasClicks(rows) ? (
        <b>{approvals.clicksRepaired(count, rows.length)}</b>
      ) : (
        <>
          <b>{formats.time(toTenth(removed))}</b> {isOfLevels(rows) ? approvals.isTurnedDown : approvals.removed}{' '}
          {approvals.inSome(count, rows.length)}
        </>
      )}
      {count === 0 && `. ${approvals.allLeftOut}`}
      {more > 0 && approvals.moreUnlisted(more)}
    </p>
  )
}

/** What it changes beside the list. The lengths stand beside the sentence. */
function ChangesBeside({ step }: Pick<Props, 'step'>) {
  return step.changes
    .filter((one) => one.leave === null && one.what !== 'length' && !isPlace(one))
    .map((change) => (
      <p key={`${change.what} ${change.track}`} className="change-totals">
        <BesideChange change={change} />
      </p>
    ))
}

function BesideChange({ change }: { readonly change: Change }) {
  const texts = useTexts()
  const { what, before, after } = sayChange(change, texts)
  return (
    <>
      {what} {change.track}: {realMinus(before)} <Arrow />{' '}
      <span className="visually-hidden">{texts.common.becomes} </span>
      {realMinus(after)}
    </>
  )
}
