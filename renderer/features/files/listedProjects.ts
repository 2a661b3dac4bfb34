import { useEffect, useState } from 'react'
import type { ListedProject } from '../../../shared/schemas/listedProject.ts'
import { type AppContext, useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { leaveProject } from '../../store/leaveProject.ts'
import { textsOf } from '../../store/useTexts.ts'

/** Every project and backup that can be opened, newest first; null while it is being read. */
export function useListedProjects(): readonly ListedProject[] | null {
  const app = useApp()
  const [list, setList] = useState<readonly ListedProject[] | null>(null)
  useEffect(() => {
    let isWanted = true
    void ask(app, 'app:project:list', undefined).then((found) => {
      if (isWanted && found.ok) setList(found.value)
    })
    return () => {
      isWanted = false
    }
  }, [app])
  return list
}

export function openListed(app: AppContext, id: string): void {
  leaveProject(app, () => void open(app, id))
}

async function open(app: AppContext, id: string): Promise<void> {
  const opened = await ask(app, 'app:project:openListed', { id })
  if (opened.ok) app.store.getState().tell(textsOf(app.store.getState()).files.opened(opened.value.name), 'info')
}
