import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { allKeysOf, noOwnKeys, shortcuts, shortcutsWith } from '../../store/shortcuts.ts'
import { listActions } from '../actions.ts'
import { type Texts, textsFor } from '../../../shared/texts/index.ts'

/** One thing that can have keys. */
export interface KeyRow {
  readonly action: string
  readonly what: string
  readonly menu: string
  /** As the table writes them. */
  readonly keys: readonly string[]
  /** Whether these are a person's own. */
  readonly isOwn: boolean
}

/** All that can have keys, by menu. */
export function listKeyRows(tools: readonly ToolEntry[], texts: Texts, own: OwnKeys): readonly KeyRow[] {
  const rows = listActions(tools, texts).map(({ id, title, menu }) =>
    rowOf(id, title.replace(/ ?…/u, ''), texts.menus.names[menu], own),
  )
  const split = rowOf('deleteOrPalette', texts.menus.deleteOrPalette, texts.menus.names.Edit, own)
  return [...rows, split]
}

const rowOf = (action: string, what: string, menu: string, own: OwnKeys): KeyRow => ({
  action,
  what,
  menu,
  keys: allKeysOf(action, own),
  isOwn: Object.hasOwn(own, action),
})

/** Keys of the window itself: without them one could not get about in it. */
type FixedKeys = keyof Texts['keys']['fixed']
const isFixed = (keys: string): keys is FixedKeys => Object.hasOwn(textsFor('en', 'en').keys.fixed, keys)

export type KeyClash =
  | { readonly kind: 'fixed'; readonly keys: FixedKeys }
  | { readonly kind: 'taken'; readonly action: string }

/** Why an action can't simply have these keys; null where it can. */
export function clashOf(keys: string, action: string, own: OwnKeys): KeyClash | null {
  if (isFixed(keys)) return { kind: 'fixed', keys }
  const holder = shortcutsWith(own).find((one) => one.keys === keys)
  return holder === undefined || holder.action === action ? null : { kind: 'taken', action: holder.action }
}

/** The keys with one of an action's put in the place of another (null: beside them), and taken from whoever has it. */
export function withKeys(own: OwnKeys, action: string, was: string | null, keys: string): OwnKeys {
  const holder = shortcutsWith(own).find((one) => one.keys === keys)?.action
  const without = holder === undefined || holder === action ? own : withoutKeys(own, holder, keys)
  const now = allKeysOf(action, without).filter((one) => one !== keys)
  const next = was === null ? [...now, keys] : now.map((one) => (one === was ? keys : one))
  return settle({ ...without, [action]: next.includes(keys) ? next : [...next, keys] })
}

export function withoutKeys(own: OwnKeys, action: string, keys: string): OwnKeys {
  return settle({ ...own, [action]: allKeysOf(action, own).filter((one) => one !== keys) })
}

/** Audacity's keys again, also where another action has taken them meanwhile. */
export function resetKeys(own: OwnKeys, action: string): OwnKeys {
  const others = Object.fromEntries(Object.entries(own).filter(([one]) => one !== action))
  return allKeysOf(action, noOwnKeys).reduce<OwnKeys>((all, keys) => {
    const holder = Object.keys(all).find((one) => all[one]?.includes(keys))
    return holder === undefined ? all : withoutKeys(all, holder, keys)
  }, others)
}

/** What is as it was at first is not kept. */
function settle(own: OwnKeys): OwnKeys {
  const known = new Set<string>(shortcuts.map(({ action }) => action))
  return Object.fromEntries(
    Object.entries(own).filter(([action, keys]) => {
      const usual = allKeysOf(action, noOwnKeys)
      return known.has(action) ? usual.join(' ') !== keys.join(' ') : keys.length > 0
    }),
  )
}
