import { useEffect, useState } from 'react'
import type { Activity, ActivityRow } from '../../../shared/schemas/activity.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

/** The list, and the request that is shown: the chosen one, else the newest. Both follow the conversation. */
export function useActivity(chosen: string | null): {
  readonly rows: readonly ActivityRow[] | null
  readonly shown: Activity | null
} {
  const app = useApp()
  const [rows, setRows] = useState<readonly ActivityRow[] | null>(null)
  const [shown, setShown] = useState<Activity | null>(null)
  const stand = useAppState(({ conversation }) => `${conversation.state} ${conversation.messages.at(-1)?.id ?? ''}`)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const list = await ask(app, 'app:activity:list', undefined)
      if (!isWanted || !list.ok) return
      setRows(list.value)
      const id = list.value.find((row) => row.id === chosen)?.id ?? list.value[0]?.id
      if (id === undefined) return setShown(null)
      const one = await ask(app, 'app:activity:read', { id })
      if (isWanted && one.ok) setShown(one.value)
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [app, chosen, stand])
  return { rows, shown }
}
