import type { Scope } from './scope.ts'

/** What is drawn in the theme's colours, and not styled, has to be drawn anew when there is another theme. */
export function watchTheme(scope: Scope, onChange: () => void): void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  scope.add(() => observer.disconnect())
}
