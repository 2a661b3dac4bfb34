import { useMemo, useState } from 'react'
import { Button, Input, SearchField } from 'react-aria-components'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import { useAppState, useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { noOwnKeys, sayKeys, useOwnKeys } from '../../store/shortcuts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { KeyEntry } from './KeyEntry.tsx'
import { type KeyRow, listKeyRows } from './keyRows.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import './keys.css'

/** Every key of the window, from the same table that the keys themselves come from, to find and to change. */
export function KeysDialog() {
  const texts = useTexts()
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'keys')
  if (!isOpen) return null
  return (
    <Sheet title={texts.keys.title} testId="keys" width="wide" onClose={() => app.store.getState().setDialog(null)}>
      <KeyGroups />
    </Sheet>
  )
}

function KeyGroups() {
  const texts = useTexts()
  const app = useApp()
  const own = useOwnKeys()
  const [query, setQuery] = useState('')
  const tools = useAppState((state) => state.tools)
  const rows = useMemo(() => listKeyRows(tools, texts, own), [tools, texts, own])
  const save = (keys: OwnKeys) => void ask(app, 'app:settings:save', { keys })
  const nameOf = (action: string) => rows.find((row) => row.action === action)?.what ?? action
  // What has no keys is there to be given some, once it is looked for.
  const found = rows.filter((row) => (row.keys.length > 0 || row.isOwn || query !== '') && isAbout(row, query, texts))
  const fixed = texts.keys.onTimeline.filter((one) =>
    isAbout({ ...one, keys: [one.keys], menu: texts.keys.timeline }, query, texts),
  )
  return (
    <>
      <div className="keys-head">
        {/* Opened in order to find a key: a dialog has to take the focus somewhere. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <SearchField aria-label={texts.keys.search} autoFocus className="keys-search" onChange={setQuery}>
          <Input placeholder={texts.keys.hint} data-testid="keys-search" />
        </SearchField>
        <p className="keys-hint">{texts.keys.press}</p>
        {Object.keys(own).length > 0 && (
          <Button className="button" onPress={() => save(noOwnKeys)} data-testid="keys-reset">
            {texts.keys.reset}
          </Button>
        )}
      </div>
      {found.length + fixed.length === 0 && <output className="keys-none">{texts.keys.none}</output>}
      <div className="keys">
        {[...Map.groupBy(found, ({ menu }) => menu)].map(([menu, list]) => (
          <section key={menu} className="keys-group">
            <h3>{menu}</h3>
            <ul>
              {list.map((row) => (
                <KeyEntry key={row.action} row={row} own={own} nameOf={nameOf} onChange={save} />
              ))}
            </ul>
          </section>
        ))}
        {fixed.length > 0 && <TimelineKeys list={fixed} />}
      </div>
    </>
  )
}

function TimelineKeys({ list }: { readonly list: readonly { readonly keys: string; readonly what: string }[] }) {
  const texts = useTexts()
  return (
    <section className="keys-group">
      <h3>{texts.keys.timeline}</h3>
      <ul>
        {list.map(({ keys, what }) => (
          <li key={keys + what} className="key-entry">
            <span className="key-what">{what}</span>
            <kbd>{keys}</kbd>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All of its words have to be said of a key: in what it does, in its menu, or as the key itself. */
function isAbout({ keys, what, menu }: Pick<KeyRow, 'keys' | 'what' | 'menu'>, query: string, texts: Texts): boolean {
  const written = keys.map((one) => sayKeys(one, texts)).join(' ')
  const said = `${what} ${menu} ${written} ${written.replaceAll('+', ' ')}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word))
}
