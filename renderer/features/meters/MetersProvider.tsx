import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp } from '../../store/appContext.ts'
import { textsOf } from '../../store/useTexts.ts'
import { createMeterBoard, type MeterBoard } from './meterBoard.ts'
import { TrackLevels } from './trackLevels.ts'

interface Meters {
  readonly levels: TrackLevels
  /** Null until its canvas is on the page. */
  readonly board: MeterBoard | null
}

const context = createContext<Meters | null>(null)

/** Gives the meters of all tracks one reader of levels, and one canvas over the rows that they are drawn on. */
export function MetersProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [board, setBoard] = useState<MeterBoard | null>(null)
  const [levels] = useState(() => {
    const onProblem = (reason: string) =>
      store.getState().tell(textsOf(store.getState()).timeline.levelsLost(reason), 'problem')
    return new TrackLevels({ onProblem })
  })
  useEffect(() => () => levels.stop(), [levels])
  useEffect(() => {
    if (!canvas.current) return
    const scope = createScope()
    setBoard(createMeterBoard(canvas.current, scope))
    return () => scope.dispose()
  }, [])
  const meters = useMemo(() => ({ levels, board }), [levels, board])
  return (
    <context.Provider value={meters}>
      {children}
      <canvas ref={canvas} className="track-meters" aria-hidden="true" data-testid="track-meters" />
    </context.Provider>
  )
}

export function useMeters(): Meters {
  const meters = useContext(context)
  if (!meters) throw new Error('useMeters outside MetersProvider')
  return meters
}
