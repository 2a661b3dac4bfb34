import { useEffect, useRef, useState, type RefObject } from 'react'
import { routes } from '../../../../shared/ipc/routes.ts'
import { createScope } from '../../../lib/scope.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { commands } from '../../../store/commands.ts'

/** Milliseconds behind the last press, before what was left out is prepared anew. */
const settleFor = 500
/** Seconds that are heard around a place. */
const around = 1

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

/** A place as it is now, with a second before and behind it; a second press, or the end of the question, ends it. */
export function useHearPlace(): (place: { readonly start: number; readonly end: number }) => void {
  const app = useApp()
  const revision = useAppState(({ project }) => project?.contentRevision ?? 0)
  const audio = useRef<HTMLAudioElement | null>(null)
  useEffect(() => () => audio.current?.pause(), [])
  return ({ start, end }) => {
    const wasPlaying = audio.current !== null && !audio.current.paused
    audio.current?.pause()
    audio.current = null
    if (wasPlaying) return
    if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
    const source = `${routes.mix}?rev=${revision}#t=${Math.max(0, start - around)},${end + around}`
    const sound = new Audio(source)
    audio.current = sound
    sound.play().catch(() => {
      if (audio.current === sound)
        app.store.getState().tell("This can't be played here. Nothing was changed.", 'problem')
    })
  }
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
