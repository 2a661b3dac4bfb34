import { useEffect, useRef, useState, type RefObject } from 'react'
import { routes } from '../../../../shared/ipc/routes.ts'
import { createScope } from '../../../lib/scope.ts'
import type { Approval, ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { withQuery } from '../../../lib/withQuery.ts'
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

type RowPlace = Pick<ChangeRow, 'number' | 'start' | 'end'>

interface HearRow {
  /** The change that is heard now. */
  readonly playing: { readonly number: number; readonly side: Side } | null
  readonly hear: (place: RowPlace, side: Side) => void
}

/** The sound around a change as it is, and as it would be: around the join that it leaves, where it leaves one. */
export function useHearRow(approval: Approval, step: ApprovalStep): HearRow {
  const sourceOf = usePlaceSource()
  const around = useHearAround()
  const { hear, playing } = useHearing()
  const [at, setAt] = useState(0)
  const addressOf = (place: RowPlace, side: Side): string => {
    // Times of a later step are those of a timeline that is not there yet.
    if (side === 'before' && step.index === 0) return sourceOf(place)
    const join = side === 'after' ? joinOf(approval, step, place) : null
    if (join !== null) return joinSource(approval.id, join, side, around)
    return withQuery(routes.hear, { approval: approval.id, step: step.index, change: place.number - 1, side, around })
  }
  return {
    playing: playing === null ? null : { number: at, side: playing },
    hear: (place, side) => {
      setAt(place.number)
      void hear(side, addressOf(place, side))
    },
  }
}
