import { useCallback, useEffect, useState } from 'react'
import type { ExportLevels } from '../../../shared/schemas/exportRequest.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

interface Measured {
  readonly levels: ExportLevels | null
  readonly state: 'idle' | 'listening' | 'measured'
  readonly onListen: () => void
}

/** What is longer is only listened to when one asks for it, seconds. */
const longestUnasked = 15 * 60

/** Listens to what would be written, once for each part of the project that is chosen. */
export function useMeasuredExport(range: 'all' | 'selection'): Measured {
  const app = useApp()
  const duration = useAppState(({ project }) => project?.duration ?? 0)
  const [known, setKnown] = useState<Partial<Record<'all' | 'selection', ExportLevels | 'listening' | 'failed'>>>({})
  const listen = useCallback(async () => {
    setKnown((before) => ({ ...before, [range]: 'listening' }))
    const found = await ask(app, 'app:export:measure', { range })
    setKnown((before) => ({ ...before, [range]: found.ok ? found.value : 'failed' }))
  }, [app, range])
  const isUnknown = known[range] === undefined
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is shown is what is being done
    if (isUnknown && duration <= longestUnasked) void listen()
  }, [isUnknown, duration, listen])
  const now = known[range] ?? 'idle'
  if (now === 'listening') return { levels: null, state: 'listening', onListen: () => undefined }
  if (typeof now === 'string') return { levels: null, state: 'idle', onListen: () => void listen() }
  return { levels: now, state: 'measured', onListen: () => undefined }
}
