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
    playOnOutput(sound, app).catch(() => {
      if (audio.current === sound)
        app.store.getState().tell(textsOf(app.store.getState()).common.cantPlayHere, 'problem')
    })
  }
}
