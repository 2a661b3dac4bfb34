import { createContext, useContext, useState, type ReactNode } from 'react'
import { useApp } from '../../store/appContext.ts'
import { usePainter } from '../../timeline/PainterContext.ts'
import { createPeaksSource, type PeaksSource } from './peaksSource.ts'
import { createSpectrumSource, type SpectrumSource } from './spectrum/spectrumSource.ts'
import { textsOf } from '../../store/useTexts.ts'

interface Sources {
  readonly peaks: PeaksSource
  readonly spectra: SpectrumSource
}

const context = createContext<Sources | null>(null)

/** Gives the lanes inside it one source of peaks and one of spectra, and has them painted when new ones have come. */
export function PeaksProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useApp()
  const painter = usePainter()
  const [sources] = useState((): Sources => {
    const options = (about: 'waveformLost' | 'spectrumLost') => ({
      onArrival: painter.request,
      onSuccess: () => store.getState().settle(about),
      onProblem: (reason: string) =>
        store.getState().tell(textsOf(store.getState()).timeline[about](reason), 'problem', { about }),
    })
    return {
      peaks: createPeaksSource(options('waveformLost')),
      spectra: createSpectrumSource(options('spectrumLost')),
    }
  })
  return <context.Provider value={sources}>{children}</context.Provider>
}

function useSources(): Sources {
  const sources = useContext(context)
  if (!sources) throw new Error('usePeaks outside PeaksProvider')
  return sources
}

export const usePeaks = (): PeaksSource => useSources().peaks
export const useSpectra = (): SpectrumSource => useSources().spectra
