import { useEffect, useRef, useState } from 'react'
import { routes } from '../../shared/ipc/routes.ts'
import { useApp, useAppState } from './appContext.ts'
import { commands } from './commands.ts'
import { playOnOutput } from './soundOutput.ts'
import { textsOf } from './useTexts.ts'

export type Side = 'before' | 'after'

/** Seconds that are heard in front of a place and behind it, as the settings say. */
export const useHearAround = (): number => useAppState(({ settings }) => settings?.hearAround ?? 1)

/** Where a place of the timeline as it is now is heard, with what is around it. */
export function usePlaceSource(): (place: { readonly start: number; readonly end: number }) => string {
  const revision = useAppState(({ project }) => project?.contentRevision ?? 0)
  const around = useHearAround()
  return ({ start, end }) => `${routes.mix}?rev=${revision}#t=${Math.max(0, start - around)},${end + around}`
}

interface Hearing {
  /** What is heard now. */
  readonly playing: Side | null
  /** The sound at an address; the same one once more ends it. */
  readonly hear: (side: Side, source: string) => Promise<void>
  readonly stop: () => void
}

/** One sound at a time, as it is and as it would be, or was; the end of what asks ends it. */
export function useHearing(): Hearing {
  const app = useApp()
  const running = useRef<(AbortController & { source?: string }) | null>(null)
  const [playing, setPlaying] = useState<Side | null>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
    setPlaying(null)
  }
  useEffect(() => () => running.current?.abort(), [])
  const hear = async (side: Side, source: string) => {
    const before = running.current?.source
    stop()
    if (source === before) return
    if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
    const sound = new Audio(source)
    const now = Object.assign(new AbortController(), { source })
    running.current = now
    setPlaying(side)
    // A part of a longer sound does not end: it is paused.
    for (const end of ['pause', 'ended']) sound.addEventListener(end, () => running.current === now && stop())
    try {
      await playOnOutput(sound, app, now.signal)
      app.store.getState().settle('hear')
    } catch {
      if (running.current === now) stop()
      const state = app.store.getState()
      state.tell(await reasonOf(source, textsOf(state).common.cantPlayHere), 'problem', { about: 'hear' })
    }
  }
  return { playing, hear, stop }
}

/** The app's own sentence where it has one: an audio element only says that it could not. */
async function reasonOf(source: string, otherwise: string): Promise<string> {
  const answer = await fetch(source, { headers: { range: 'bytes=0-0' } })
  return answer.ok ? otherwise : answer.text()
}
