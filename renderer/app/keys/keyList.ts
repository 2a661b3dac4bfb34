import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { sayKeys, shortcuts } from '../../store/shortcuts.ts'
import { listActions } from '../actions.ts'
import type { Texts } from '../../../shared/texts/index.ts'

export interface Key {
  readonly keys: string
  readonly what: string
}

/** All keys by the menu of what they do, from the same table that the keys themselves come from. */
export function listKeys(tools: readonly ToolEntry[], texts: Texts): { name: string; list: readonly Key[] }[] {
  const actions = listActions(tools, texts)
  const named = shortcuts.map(({ keys, action }) => {
    const found = actions.find(({ id }) => id === action)
    return {
      keys: sayKeys(keys, texts),
      what: found?.title.replace(/ ?…/u, '') ?? texts.menus.deleteOrPalette,
      menu: texts.menus.names[found?.menu ?? 'Edit'],
    }
  })
  const byMenu = [...Map.groupBy(named, ({ menu }) => menu)].map(([name, list]) => ({ name, list }))
  return [...byMenu, { name: texts.keys.timeline, list: texts.keys.onTimeline }]
}
