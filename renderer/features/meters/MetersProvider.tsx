import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../store/appContext.ts'
import { TrackLevels } from './trackLevels.ts'
import { textsOf } from '../../store/useTexts.ts'

const context = createContext<TrackLevels | null>(null)

/** Gives the meters of all tracks one reader of levels. */
export function MetersProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useApp()
  const [levels] = useState(() => {
    const onProblem = (reason: string) =>
      store.getState().tell(textsOf(store.getState()).timeline.levelsLost(reason), 'problem')
    return new TrackLevels({ onProblem })
  })
  useEffect(() => () => levels.stop(), [levels])
  return <context.Provider value={levels}>{children}</context.Provider>
}

export function useTrackLevels(): TrackLevels {
  const levels = useContext(context)
  if (!levels) throw new Error('useTrackLevels outside MetersProvider')
  return levels
}
