import { createContext, useContext, useState, type ReactNode } from 'react'
import { useApp } from '../../store/appContext.ts'
import { usePainter } from '../../timeline/PainterContext.ts'
import { createPeaksSource, type PeaksSource } from './peaksSource.ts'
import { textsOf } from '../../store/useTexts.ts'

const context = createContext<PeaksSource | null>(null)

/** Gives the lanes inside it one source of peaks, and has them painted when new ones have come. */
export function PeaksProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useApp()
  const painter = usePainter()
  const [peaks] = useState(() => {
    const onProblem = (reason: string) =>
      store.getState().tell(textsOf(store.getState()).timeline.waveformLost(reason), 'problem')
    return createPeaksSource({ onArrival: painter.request, onProblem })
  })
  return <context.Provider value={peaks}>{children}</context.Provider>
}

export function usePeaks(): PeaksSource {
  const peaks = useContext(context)
  if (!peaks) throw new Error('usePeaks outside PeaksProvider')
  return peaks
}
