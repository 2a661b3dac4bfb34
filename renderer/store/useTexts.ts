import { type Texts, textsFor } from '../../shared/texts/index.ts'
import { nameWork } from '../../shared/texts/sayTool.ts'
import { useAppState } from './appContext.ts'
import type { AppState } from './appStore.ts'

/** What the window says, in the language of the settings. */
export const textsOf = ({ settings }: Pick<AppState, 'settings'>): Texts =>
  textsFor(settings?.language ?? 'system', navigator.language)

/** The same for a component, which is rendered again when another language is chosen. */
export const useTexts = (): Texts => useAppState(textsOf)

/** Says the names of edits and of running work, which come in English. */
export function useWorkNames(): (names: string) => string {
  const texts = useTexts()
  const tools = useAppState((state) => state.tools)
  return (names) => nameWork(names, tools, texts)
}
