import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'
import type { AppContext } from '../store/appContext.ts'
import type { StateBesideView } from '../store/besideView.ts'
import { commands, type CommandName } from '../store/commands.ts'
import { runTool } from '../store/runTool.ts'
import { readable } from '../store/readable.ts'
import type { InlineValues } from './menus/inlineValues.ts'
import {
  commandOfTool,
  hidden,
  type MenuName,
  menuNames,
  menuOfGroup,
  menuOfTool,
  type Need,
  otherSections,
  ownActions,
  runAtOnce,
  sections,
  type SectionName,
} from './menus/menus.ts'
import { actionFor, keysOf, noOwnKeys } from '../store/shortcuts.ts'
import type { OwnKeys } from '../../shared/schemas/ownKeys.ts'
import type { Texts } from '../../shared/texts/index.ts'
import { textsOf } from '../store/useTexts.ts'
import { sayTool } from '../../shared/texts/sayTool.ts'

/** One thing that can be chosen in a menu or in the palette. */
export interface Action {
  /** The name of a command or of a tool. */
  readonly id: string
  readonly title: string
  readonly menu: MenuName
  readonly section: SectionName
  readonly keys: string
  readonly description: string
  /** Other words for it. */
  readonly also: readonly string[]
  readonly needs: Need
  /** The tool whose values can be said with it; null where it has none to choose. */
  readonly tool: ToolEntry | null
  readonly run: (app: AppContext, values?: InlineValues) => void
}

function sectionOf(menu: MenuName, id: string): SectionName {
  const [known] = partsOf(menu).find(([, ids]) => ids.includes(id)) ?? []
  return known ?? otherSections[menu] ?? 'More'
}

const partsOf = (menu: MenuName) => Object.entries(sections[menu] ?? {}) as [SectionName, readonly string[]][]

/** By section and place in it; what has no place keeps that of the list, behind the others. */
function placeOf({ menu, id, section }: Action): number {
  const known = partsOf(menu)
  const at = known.findIndex(([name]) => name === section)
  return at < 0 ? Infinity : at * 100 + (known[at]?.[1].indexOf(id) ?? 0)
}

/** All there is to choose, in menu order: made from the list of tools, so that a new tool is here by being there. */
export function listActions(tools: readonly ToolEntry[], texts: Texts, own: OwnKeys = noOwnKeys): Action[] {
  const shown = tools.filter(({ name }) => !hidden.has(name))
  const all = [...shown.map((tool) => toolAction(tool, texts, own)), ...windowActions(texts, own)]
  return menuNames.flatMap((name) =>
    all
      .filter(({ menu }) => menu === name)
      .toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b))),
  )
}

/** What people call a command, beside its name. */
const alsoOf = (id: string, { menus }: Texts): readonly string[] =>
  (menus.also as Readonly<Record<string, readonly string[] | undefined>>)[id] ?? []

const windowActions = (texts: Texts, own: OwnKeys): Action[] =>
  ownActions.map(({ command, ...rest }) => ({
    id: command,
    title: texts.menus.commands[command],
    keys: keysOf(command, own, texts),
    description: '',
    also: alsoOf(command, texts),
    section: sectionOf(rest.menu, command),
    ...rest,
    tool: null,
    run: (app) => commands[command](app),
  }))

function toolAction(english: ToolEntry, texts: Texts, own: OwnKeys): Action {
  const tool = sayTool(english, texts)
  const { name, group } = tool
  const command = commandOfTool[name]
  const menu = menuOfTool[name] ?? menuOfGroup[group] ?? 'Edit'
  const { titles }: { readonly titles: Readonly<Record<string, string>> } = texts.menus
  const title = titles[name] ?? tool.title
  const also = [...alsoOf(name, texts), ...(command === undefined ? [] : alsoOf(command, texts)), ...tool.also]
  const place = { menu, section: sectionOf(menu, command ?? name), description: readable(tool), also }
  if (command !== undefined)
    return {
      ...place,
      id: command,
      title: tool.does === 'files' ? texts.menus.asks(title) : title,
      keys: keysOf(command, own, texts),
      needs: needsOf(tool),
      tool: null,
      run: (app) => commands[command](app),
    }
  const asks = tool.fields.length > 0 && !runAtOnce.has(name)
  return {
    ...place,
    id: name,
    title: asks ? texts.menus.asks(title) : title,
    keys: keysOf(name, own, texts),
    needs: tool.needs,
    tool: asks ? tool : null,
    run: (app, values) =>
      asks ? app.store.getState().setTool(english, values) : void runTool(app, { tool: english, args: {} }),
  }
}

function needsOf({ name, needs }: ToolEntry): Need {
  if (name === 'undo' || name === 'redo') return name
  if (name === 'save_project') return 'native'
  return name === 'export_audio' ? 'audio' : needs
}

const isThere: Readonly<Record<Need, (state: StateBesideView) => boolean>> = {
  nothing: () => true,
  audio: ({ project }) => (project?.duration ?? 0) > 0,
  tracks: ({ project }) => (project?.tracks.length ?? 0) > 0,
  selection: ({ project }) => (project?.selection ?? null) !== null,
  clipboard: ({ project }) => (project?.clipboard ?? null) !== null,
  labels: ({ project }) => (project?.labels.length ?? 0) > 0,
  undo: ({ project }) => project?.canUndo ?? false,
  redo: ({ project }) => project?.canRedo ?? false,
  native: ({ host }) => host?.files === 'native',
  effect: ({ lastEffect }) => lastEffect !== null,
}

export const isPossible = (action: Action, state: StateBesideView): boolean => isThere[action.needs](state)

/** They lead to something to type into, and read nothing of what is selected: what is typed next is meant for it. */
const atOnce: ReadonlySet<string> = new Set<CommandName>([
  'openPalette',
  'addLabel',
  'focusChat',
  'goOver',
  'toggleChat',
  'openSettings',
  'showHelp',
  'showKeys',
])

/** Whether the key of an action opens something to type into, whatever is selected. */
export const opensField = (event: KeyboardEvent, { store }: AppContext): boolean =>
  atOnce.has(actionFor(event, store.getState().settings?.keys) ?? '')

/**
 * Runs a command of the window or a tool by its name, on what is selected once all is that is on its way; a name that
 * is not there yet does nothing.
 */
export function runAction(app: AppContext, name: string): void {
  if (atOnce.has(name)) runNow(app, name)
  else app.focus.run(() => runNow(app, name))
}

function runNow(app: AppContext, name: string): void {
  if (Object.hasOwn(commands, name)) return commands[name as CommandName](app)
  const state = app.store.getState()
  listActions(state.tools, textsOf(state))
    .find(({ id }) => id === name)
    ?.run(app)
}
