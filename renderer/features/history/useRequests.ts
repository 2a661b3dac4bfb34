import { useEffect, useState } from 'react'
import type { Activity, ActivityRow } from '../../../shared/schemas/activity.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'

/** By the entry of the history that it made: the request that was carried out last for it. */
export type Requests = ReadonlyMap<string, ActivityRow>

export function useRequests(): Requests {
  const app = useApp()
  const count = useAppState(({ project }) => project?.history.length)
  const said = useAppState(({ conversation }) => conversation.messages.at(-1)?.id)
  const [requests, setRequests] = useState<Requests>(new Map())
  useEffect(() => {
    let isWanted = true
    void ask(app, 'app:activity:list', undefined).then((answer) => {
      if (isWanted && answer.ok) setRequests(byEntry(answer.value))
    })
    return () => {
      isWanted = false
    }
  }, [app, count, said])
  return requests
}

/** The list is newest first. */
const byEntry = (rows: readonly ActivityRow[]): Requests =>
  new Map(rows.toReversed().flatMap((row) => (row.undoId === null ? [] : [[row.undoId, row] as const])))

/** What was done for a request, step by step; nothing until it is there. */
export function useActions(id: string): Activity['actions'] {
  const app = useApp()
  const [actions, setActions] = useState<Activity['actions']>([])
  useEffect(() => {
    let isWanted = true
    void ask(app, 'app:activity:read', { id }).then((answer) => {
      if (isWanted && answer.ok) setActions(answer.value.actions)
    })
    return () => {
      isWanted = false
    }
  }, [app, id])
  return actions
}
