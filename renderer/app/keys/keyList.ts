import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { shortcuts } from '../../store/shortcuts.ts'
import { listActions } from '../actions.ts'

/** What the keys mean while the timeline has the focus. These can't be changed. */
export const timelineKeys = [
  { keys: 'Left, Right', what: 'Move the cursor' },
  { keys: 'Shift+Left, Right', what: 'Extend the selection' },
  { keys: 'Up, Down', what: 'Choose a track; with Shift one more' },
  { keys: 'Home, End', what: 'Go to the start or the end' },
  { keys: 'Page Up, Page Down', what: 'Scroll' },
  { keys: '+, −', what: 'Zoom at the cursor' },
  { keys: 'Alt+Left, Right', what: 'Go to the label before or behind' },
  { keys: 'Alt+Shift+Left, Right', what: 'Move the edge of that label, or a point' },
  { keys: 'Alt+Shift+Up, Down', what: 'Hold its start or its end' },
  { keys: 'Enter, F2', what: 'Edit the text of the label that is selected' },
  { keys: 'Alt+, and Alt+.', what: 'Go to the clip before or behind' },
  { keys: 'Ctrl+Alt+arrows', what: 'Move the selected clips in time or to another track' },
  { keys: 'Alt+[ and Alt+]', what: 'Trim the selected clip to the cursor' },
  { keys: 'Alt+Shift+[ and Alt+Shift+]', what: 'Fade the selected clip in up to the cursor, or out from it' },
  { keys: 'Alt+Enter', what: 'Write fades and gain of the selected clip' },
  { keys: 'F2', what: 'Rename the selected clip' },
  { keys: 'F6', what: 'Go to what waits for approval, and back to the chat' },
  { keys: 'B, A', what: 'There: hear before, hear after' },
  { keys: 'E, F, X', what: 'There: edit, the other way round, leave out' },
  { keys: 'O, W, M', what: 'There: one by one, why, more' },
  { keys: 'Escape', what: 'Reject what waits for approval, or close what is open' },
] as const

export interface Key {
  readonly keys: string
  readonly what: string
}

/** All keys by the menu of what they do, from the same table that the keys themselves come from. */
export function listKeys(tools: readonly ToolEntry[]): { name: string; list: readonly Key[] }[] {
  const actions = listActions(tools)
  const named = shortcuts.map(({ keys, action }) => {
    const found = actions.find(({ id }) => id === action)
    return {
      keys: keys.replace('Mod', 'Ctrl'),
      what: found?.title.replace('…', '') ?? 'Delete; without a selection the command palette',
      menu: found?.menu ?? 'Edit',
    }
  })
  const byMenu = [...Map.groupBy(named, ({ menu }) => menu)].map(([name, list]) => ({ name, list }))
  return [...byMenu, { name: 'On the timeline', list: timelineKeys }]
}
