import { useEffect, useRef } from 'react'
import { routes } from '../../shared/ipc/routes.ts'
import { useApp, useAppState } from './appContext.ts'
import { commands } from './commands.ts'
import { playOnOutput } from './soundOutput.ts'
import { textsOf } from './useTexts.ts'

/** Seconds that are heard in front of a place and behind it, as the settings say. */
export const useHearAround = (): number => useAppState(({ settings }) => settings?.hearAround ?? 1)

/** A place as it is now, with what is around it; a second press, or the end of what asks, ends it. */
export function useHearPlace(): (place: { readonly start: number; readonly end: number }) => void {
  const app = useApp()
  const revision = useAppState(({ project }) => project?.contentRevision ?? 0)
  const around = useHearAround()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return ({ start, end }) => {
    const before = running.current
    before?.abort()
    running.current = null
    if (before !== null) return
    if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
    const sound = new Audio(`${routes.mix}?rev=${revision}#t=${Math.max(0, start - around)},${end + around}`)
    const now = new AbortController()
    running.current = now
    const over = () => {
      if (running.current === now) running.current = null
    }
    for (const ends of ['pause', 'ended']) sound.addEventListener(ends, over)
    playOnOutput(sound, app, now.signal).catch(() => {
      over()
      app.store.getState().tell(textsOf(app.store.getState()).common.cantPlayHere, 'problem')
    })
  }
}
