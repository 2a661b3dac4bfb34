import { useEffect } from 'react'
import type { Settings } from '../../../shared/schemas/settings.ts'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'

/** Puts the theme on the page, and follows the system when the person wants that. */
export function useTheme(): void {
  const { store } = useApp()
  const theme = useAppState(({ settings }) => settings?.theme ?? 'system')
  useEffect(() => {
    const scope = createScope()
    const queries = {
      dark: matchMedia('(prefers-color-scheme: dark)'),
      contrast: matchMedia('(prefers-contrast: more)'),
    }
    const apply = () => {
      document.documentElement.dataset.theme = resolveTheme(theme, {
        dark: queries.dark.matches,
        contrast: queries.contrast.matches,
      })
      // The canvases read their colours when they are painted next.
      store.setState({})
    }
    for (const query of Object.values(queries)) scope.listen(query, 'change', apply)
    apply()
    return () => scope.dispose()
  }, [theme, store])
}

/** The theme to show: the person's choice, else what the system asks for. */
export function resolveTheme(
  choice: Settings['theme'],
  system: { readonly dark: boolean; readonly contrast: boolean },
): 'light' | 'dark' | 'contrast' {
  if (choice !== 'system') return choice
  if (system.contrast) return 'contrast'
  return system.dark ? 'dark' : 'light'
}
