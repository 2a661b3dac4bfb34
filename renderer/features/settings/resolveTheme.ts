import type { Settings } from '../../../shared/schemas/settings.ts'

/** The theme to show: the person's choice, else what the system asks for. */
export function resolveTheme(
  choice: Settings['theme'],
  system: { readonly dark: boolean; readonly contrast: boolean },
): 'light' | 'dark' | 'contrast' {
  if (choice !== 'system') return choice
  if (system.contrast) return 'contrast'
  return system.dark ? 'dark' : 'light'
}
