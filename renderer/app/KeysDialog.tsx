import { useMemo, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'
import { useAppState, useApp } from '../store/appContext.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { listActions } from './actions.ts'
import { shortcuts } from './shortcuts.ts'
import './keys.css'

/** What the keys mean while the timeline has the focus. */
const timelineKeys = [
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
  { keys: 'F2', what: 'Rename the selected clip' },
  { keys: 'Escape', what: 'Reject what waits for approval, or close what is open' },
] as const

/** Every key of the window, from the same table that the keys themselves come from. */
export function KeysDialog() {
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'keys')
  if (!isOpen) return null
  return (
    <Sheet title="Keyboard shortcuts" testId="keys" width="wide" onClose={() => app.store.getState().setDialog(null)}>
      <KeyGroups />
    </Sheet>
  )
}

interface Key {
  readonly keys: string
  readonly what: string
}

function KeyGroups() {
  const [query, setQuery] = useState('')
  const tools = useAppState((state) => state.tools)
  const groups = useMemo(() => listKeys(tools), [tools])
  const found = groups
    .map(({ name, list }) => ({ name, list: list.filter((key) => isAbout(key, name, query)) }))
    .filter(({ list }) => list.length > 0)
  return (
    <>
      {/* Opened in order to find a key: a dialog has to take the focus somewhere. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField aria-label="Search in the shortcuts" autoFocus className="keys-search" onChange={setQuery}>
        <Input placeholder="A command, or a key" data-testid="keys-search" />
      </SearchField>
      {found.length === 0 && <output className="keys-none">No key does that.</output>}
      <div className="keys">
        {found.map(({ name, list }) => (
          <KeyList key={name} name={name} list={list} />
        ))}
      </div>
    </>
  )
}

function listKeys(tools: readonly ToolEntry[]): { name: string; list: readonly Key[] }[] {
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

/** All of its words have to be said of a key: in what it does, in its menu, or as the key itself. */
function isAbout({ keys, what }: Key, menu: string, query: string): boolean {
  const said = `${what} ${menu} ${keys} ${keys.replaceAll('+', ' ')}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word))
}

function KeyList({ name, list }: { readonly name: string; readonly list: readonly Key[] }) {
  return (
    <section className="keys-group">
      <h3>{name}</h3>
      <dl>
        {list.map(({ keys, what }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
