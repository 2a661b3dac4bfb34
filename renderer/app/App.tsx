import { usePlayer } from '../features/playback/usePlayer.ts'
import { useTheme } from '../features/settings/useTheme.ts'
import { AppContextProvider, type AppContext } from '../store/appContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { useMenu } from './useMenu.ts'
import { useTitle } from './useTitle.ts'
import { useShortcuts } from './useShortcuts.ts'

export function App({ app }: { readonly app: AppContext }) {
  return (
    <ErrorBoundary>
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
  useMenu()
  useTitle()
  return <Layout />
}
