import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { usePlayer } from '../features/playback/usePlayer.ts'
import { useTheme } from '../features/settings/useTheme.ts'
import { createScope } from '../lib/scope.ts'
import { AppContextProvider, type AppContext, useApp } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { textsOf, useProjectName, useTexts } from '../store/useTexts.ts'
import { runAction } from './actions.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { watchFocus } from '../ui/focusBack.ts'
import { useShortcuts } from './useShortcuts.ts'

export function App({ app }: { readonly app: AppContext }) {
  return (
    <ErrorBoundary texts={() => textsOf(app.store.getState())}>
      <AppContextProvider value={app}>
        <Window />
      </AppContextProvider>
    </ErrorBoundary>
  )
}

function Window() {
  useTheme()
  usePlayer()
  useShortcuts()
  useFocusWatch()
  useMenu()
  useTitle()
  const { language, locale } = useTexts()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nProvider locale={locale}>
      <Layout />
    </I18nProvider>
  )
}

function useFocusWatch(): void {
  useEffect(() => {
    const scope = createScope()
    watchFocus(scope)
    return () => scope.dispose()
  }, [])
}

/** Entries of the native menu whose work is the window's. */
function useMenu(): void {
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

/** The window is called after its project. */
function useTitle(): void {
  const name = useProjectName()
  useEffect(() => {
    document.title = name === '' ? 'Tapehand' : `${name} – Tapehand`
  }, [name])
}
