import { useEffect } from 'react'
import { createScope } from '../lib/scope.ts'
import { useApp } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { runAction } from './runAction.ts'

/** Entries of the native menu whose work is the window's. */
export function useMenu(): void {
  const app = useApp()
  useEffect(() => {
    const scope = createScope()
    const chosen = {
      settings: () => commands.openSettings(app),
      export: () => commands.exportMix(app),
      focusChat: () => commands.focusChat(app),
      zoomIn: () => commands.zoomIn(app),
      zoomOut: () => commands.zoomOut(app),
      zoomFit: () => commands.zoomFit(app),
      zoomSelection: () => commands.zoomSelection(app),
    }
    scope.add(app.api.on('app:menu:chosen', ({ item }) => chosen[item]()))
    scope.add(app.api.on('app:menu:action', ({ name }) => runAction(app, name)))
    return () => scope.dispose()
  }, [app])
}
