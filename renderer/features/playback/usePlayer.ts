import { useEffect } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp } from '../../store/appContext.ts'
import { startPlayer } from './startPlayer.ts'

/** One player for the window. */
export function usePlayer(): void {
  const { api, store, playhead } = useApp()
  useEffect(() => {
    const scope = createScope()
    const audio = document.createElement('audio')
    audio.preload = 'auto'
    audio.dataset.testid = 'player'
    document.body.append(audio)
    scope.add(() => audio.remove())
    startPlayer({ audio, api, store, playhead, scope })
    return () => scope.dispose()
  }, [api, store, playhead])
}
