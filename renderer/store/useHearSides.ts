import { useEffect, useRef, useState } from 'react'
import { useApp } from './appContext.ts'
import { commands } from './commands.ts'
import { playOnOutput } from './soundOutput.ts'
import { textsOf } from './useTexts.ts'

export type Side = 'before' | 'after'

interface HearSides {
  /** What is heard now. */
  readonly playing: Side | null
  /** The sound at an address; the same side once more ends it. */
  readonly hear: (side: Side, source: string) => Promise<void>
  readonly stop: () => void
}

/** One sound at a time, as it is and as it would be, or was; the end of what asks ends it. */
export function useHearSides(): HearSides {
  const app = useApp()
  const running = useRef<AbortController | null>(null)
  const [playing, setPlaying] = useState<Side | null>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
    setPlaying(null)
  }
  useEffect(() => () => running.current?.abort(), [])
  const hear = async (side: Side, source: string) => {
    stop()
    if (side === playing) return
    if (app.store.getState().project?.transport.state === 'playing') commands.stop(app)
    const sound = new Audio(source)
    const now = new AbortController()
    running.current = now
    setPlaying(side)
    sound.addEventListener('ended', () => running.current === now && stop())
    try {
      await playOnOutput(sound, app, now.signal)
    } catch {
      stop()
      const state = app.store.getState()
      state.tell(await reasonOf(source, textsOf(state).common.cantPlayHere), 'problem')
    }
  }
  return { playing, hear, stop }
}

/** The app's own sentence where it has one: an audio element only says that it could not. */
async function reasonOf(source: string, otherwise: string): Promise<string> {
  const answer = await fetch(source)
  return answer.ok ? otherwise : answer.text()
}
