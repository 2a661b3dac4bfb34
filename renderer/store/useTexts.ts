import { type Texts, textsFor } from '../../shared/texts/index.ts'
import { untitled } from '../../shared/files/untitled.ts'
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

/** A project by its name; one that nobody has named is called so in the language of the window. */
export const sayProject = (name: string, { app }: Texts): string => (name === untitled ? app.untitled : name)

/** The name of the open project; empty while there is none. */
export const useProjectName = (): string =>
  useAppState((state) => (state.project === null ? '' : sayProject(state.project.name, textsOf(state))))
