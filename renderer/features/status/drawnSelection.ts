import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { createScope } from '../../lib/scope.ts'
import { setData } from '../../lib/setIfOther.ts'
import { createTextPicture, hasPictures } from '../../lib/textPicture.ts'
import { useApp } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'

/** How long a selection has not moved when its times are written, milliseconds. */
const restsAfter = 400

const selectionIn = ({ draft, project }: AppState): RangeView | null => draft ?? project?.selection ?? null

/**
 * The selection as it was when it rested last: while it is drawn its times are others at every frame, and drawn too
 * (`useDrawnTime`). That there is one, or none any more, is told at once.
 */
export function useRestingSelection(): RangeView | null {
  const { store } = useApp()
  const [shown, setShown] = useState(() => selectionIn(store.getState()))
  useEffect(() => {
    const scope = createScope()
    let forget: (() => void) | null = null
    const settle = () => {
      forget?.()
      forget = null
      setShown(selectionIn(store.getState()))
    }
    const notice = (state: AppState, before: AppState) => {
      const [now, was] = [selectionIn(state), selectionIn(before)]
      if (now === was) return
      if (state.draft === null || was === null || !hasPictures()) return settle()
      forget?.()
      forget = scope.after(restsAfter, settle)
    }
    scope.add(store.subscribe(notice))
    settle()
    return () => scope.dispose()
  }, [store])
  return shown
}

interface DrawnTime {
  /** What is written in the field. */
  readonly shown: string
  readonly timeOf: ((range: RangeView) => number) | undefined
  readonly write: (seconds: number) => string
}

/** The canvas over a field, on which a time of the selection that is being drawn stands for what is written. */
export function useDrawnTime({ shown, timeOf, write }: DrawnTime): RefObject<HTMLCanvasElement | null> {
  const { store } = useApp()
  const canvas = useRef<HTMLCanvasElement>(null)
  const writing = useRef(write)
  useEffect(() => {
    writing.current = write
  }, [write])
  useEffect(() => {
    const field = canvas.current?.parentElement
    const input = field?.querySelector('input')
    if (!canvas.current || !field || !input || !timeOf) return
    const scope = createScope()
    const draw = createTextPicture(input, canvas.current, scope)
    const show = ({ draft }: AppState) => {
      const text = draft === null ? shown : writing.current(timeOf(draft))
      const runs = draw !== null && text !== shown
      if (runs) draw(text)
      setData(field, 'runs', String(runs))
    }
    scope.add(store.subscribe(show))
    show(store.getState())
    return () => scope.dispose()
  }, [store, shown, timeOf])
  return canvas
}
