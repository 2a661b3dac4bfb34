import { useEffect, useRef, useState, type RefObject } from 'react'
import { createScope } from '../../../lib/scope.ts'
import type { Approval, ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { useApp } from '../../../store/appContext.ts'
import { type Side, useHearAround, useHearing, usePlaceSource } from '../../../store/useHearing.ts'
import { joinOf, joinSource } from '../joinSource.ts'
import type { ChangeRow } from './changeRows.ts'

/** Milliseconds behind the last press, before what was left out is prepared anew. */
const settleFor = 500

/**
 * What is left out, shown at once and prepared anew a moment later. `left` is what was left out when it was prepared
 * last.
 */
export function useLeftOut(
  left: readonly number[],
  { count, isSent, onUpdate }: { count: number; isSent: boolean; onUpdate: (except: number[]) => void },
): { left: ReadonlySet<number>; toggle: (leave: number) => void } {
  const app = useApp()
  const [now, setNow] = useState<ReadonlySet<number>>(() => new Set(left))
  const newest = useRef(onUpdate)
  useEffect(() => {
    newest.current = onUpdate
  })
  const isNews = now.size !== left.length || left.some((one) => !now.has(one))
  const sent = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (!isNews || isSent || now.size === count) return
    const scope = createScope()
    if (sent.current === now) {
      // It was refused, and that was said: what is prepared stands.
      scope.after(0, () => setNow(new Set(left)))
      return () => scope.dispose()
    }
    scope.after(settleFor, () => {
      sent.current = now
      newest.current([...now])
    })
    return () => scope.dispose()
  }, [now, isNews, isSent, count, left])
  useEffect(() => {
    const { setChangeChoice } = app.store.getState()
    setChangeChoice(isNews ? 'stale' : 'prepared')
    return () => setChangeChoice('prepared')
  }, [app, isNews])
  const toggle = (leave: number) => {
    if (isSent) return
    const next = new Set(now)
    if (!next.delete(leave)) next.add(leave)
    setNow(next)
  }
  return { left: now, toggle }
}

/** The part of a list that is in sight. */
export function useScrolled(list: RefObject<HTMLElement | null>): {
  top: number
  height: number
  onScroll: () => void
} {
  const [seen, setSeen] = useState({ top: 0, height: 240 })
  const onScroll = () => {
    if (list.current) setSeen({ top: list.current.scrollTop, height: list.current.clientHeight || seen.height })
  }
  return { ...seen, onScroll }
}

/** The sound around a row as it is, or around the join that it leaves as it would be. */
export function useHearRow(approval: Approval, step: ApprovalStep): (row: ChangeRow, side: Side) => void {
  const sourceOf = usePlaceSource()
  const around = useHearAround()
  const { hear } = useHearing()
  return (row, side) => {
    const join = joinOf(approval, step, row)
    if (side === 'before') void hear(side, sourceOf(row))
    else if (join !== null) void hear(side, joinSource(approval.id, join, side, around))
  }
}
