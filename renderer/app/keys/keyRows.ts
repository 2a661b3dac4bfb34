import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { allKeysOf, noOwnKeys, shortcuts, shortcutsWith } from '../../store/shortcuts.ts'
import { listActions } from '../actions.ts'

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
export function listKeyRows(tools: readonly ToolEntry[], own: OwnKeys): readonly KeyRow[] {
  const rows = listActions(tools).map(({ id, title, menu }) => rowOf(id, title.replace('…', ''), menu, own))
  const split = rowOf('deleteOrPalette', 'Delete; without a selection the command palette', 'Edit', own)
  return [...rows, split]
}

const rowOf = (action: string, what: string, menu: string, own: OwnKeys): KeyRow => ({
  action,
  what,
  menu,
  keys: allKeysOf(action, own),
  isOwn: Object.hasOwn(own, action),
})

/** What the keys of the window itself mean: without them one could not get about in it. */
const fixed: Readonly<Record<string, string>> = {
  Tab: 'goes to the next control',
  'Shift+Tab': 'goes to the control before',
  Escape: 'rejects and closes',
  Enter: 'presses what has the focus',
  'Mod+Enter': 'applies what waits for approval',
  F6: 'goes to what waits for approval',
  F10: 'opens the menu',
  ArrowLeft: 'moves the cursor',
  ArrowRight: 'moves the cursor',
  ArrowUp: 'chooses a track',
  ArrowDown: 'chooses a track',
}

export type KeyClash =
  | { readonly kind: 'fixed'; readonly what: string }
  | { readonly kind: 'taken'; readonly action: string }

/** Why an action can't simply have these keys; null where it can. */
export function clashOf(keys: string, action: string, own: OwnKeys): KeyClash | null {
  const what = fixed[keys]
  if (what !== undefined) return { kind: 'fixed', what }
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
