import { useEffect } from 'react'
import { useAppState } from '../store/appContext.ts'

/** The window is called after its project. */
export function useTitle(): void {
  const name = useAppState(({ project }) => project?.name ?? '')
  useEffect(() => {
    document.title = name === '' ? 'Tapehand' : `${name} – Tapehand`
  }, [name])
}
