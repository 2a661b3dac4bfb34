import { useMemo, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import { useAppState, useApp } from '../store/appContext.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { listKeys, type Key } from './keyList.ts'
import './keys.css'

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
