import { MessageSquare, Search } from 'lucide-react'
import { Fragment, useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { Autocomplete, Dialog, Input, Menu, MenuItem, Modal, ModalOverlay, SearchField } from 'react-aria-components'
import { limits } from '../../../shared/schemas/limits.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { sayKeys, useOwnKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { focusIfLost } from '../../ui/focusBack.ts'
import { type Action, isPossible, listActions } from '../actions.ts'
import { type InlineValues, inlineValues, type ReadInline, readInline } from './inlineValues.ts'
import { divide, type Found, searchActions } from './searchActions.ts'
import './palette.css'

/** Everything that can be done, by its name or by what people say to it; what is nothing's name is for the chat. */
export function Palette() {
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'palette')
  return isOpen && <OpenPalette />
}

const inChat = 'ask-in-chat'

function OpenPalette() {
  const texts = useTexts()
  const app = useApp()
  const [query, setQuery] = useState('')
  const tools = useAppState((state) => state.tools)
  const own = useOwnKeys()
  const actions = useMemo(
    () => listActions(tools, texts, own).filter(({ id }) => id !== 'openPalette'),
    [tools, texts, own],
  )
  const found = useMemo(() => searchActions(actions, query), [actions, query])
  const missing = useMissing(actions)
  const close = () => app.store.getState().setDialog(null)
  useEffect(() => () => void requestAnimationFrame(focusIfLost), [])
  const said = query.trim().slice(0, limits.messageLength)
  const askInChat = () => {
    close()
    app.store.getState().showSide('chat')
    void ask(app, 'app:chat:send', { text: said })
  }
  const choose = (id: unknown) => {
    if (id === inChat) return askInChat()
    close()
    const action = actions.find((one) => one.id === id)
    action?.run(app, action.tool === null ? {} : inlineValues(query, action.tool, texts.palette.lowering))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || said === '') return
    event.preventDefault()
    event.stopPropagation()
    askInChat()
  }
  return (
    <ModalOverlay
      className="modal-overlay palette-overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => open || close()}
    >
      <Modal className="modal">
        <Dialog className="palette" aria-label={texts.palette.title} data-testid="palette">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            {/* Opened in order to type: a dialog has to take the focus somewhere. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <SearchField aria-label={texts.palette.command} autoFocus className="palette-field">
              <Search size={17} aria-hidden="true" />
              <Input
                placeholder={texts.palette.placeholder}
                data-testid="palette-input"
                onKeyDownCapture={press}
                maxLength={limits.messageLength}
              />
              <kbd>{sayKeys('Esc', texts)}</kbd>
            </SearchField>
            {/* Its entries are pointed at from the field and take no focus, so the part that scrolls does. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
            <div className="palette-scroll" role="group" aria-label={texts.palette.found} tabIndex={0}>
              <Menu
                className="menu palette-list"
                aria-label={texts.palette.commands}
                disabledKeys={missing}
                onAction={choose}
              >
                {found.map((one) => (
                  <PaletteItem key={one.action.id} {...one} query={query} />
                ))}
                {said !== '' && (
                  <MenuItem
                    id={inChat}
                    className="menu-item palette-item palette-chat"
                    textValue={texts.palette.askInChatFor(said)}
                    data-testid="palette-chat"
                  >
                    <span className="palette-title">
                      <MessageSquare size={14} aria-hidden="true" /> {texts.palette.askInChat}
                    </span>{' '}
                    <span className="palette-about">{texts.approvals.quoted(said)}</span>{' '}
                    <kbd>{sayKeys('Ctrl+Enter', texts)}</kbd>
                  </MenuItem>
                )}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What can't be done now, by its name. */
function useMissing(actions: readonly Action[]): readonly string[] {
  const names = useAppState((state) =>
    actions
      .filter((action) => !isPossible(action, state))
      .map(({ id }) => id)
      .join(' '),
  )
  return useMemo(() => names.split(' '), [names])
}

const noValues: ReadInline = { values: {}, left: [] }

interface ItemProps extends Found {
  readonly query: string
}

function PaletteItem({ action: { id, title, menu, keys, description, tool }, marks, called, query }: ItemProps) {
  const texts = useTexts()
  const about = called === null ? description : texts.palette.alsoCalled(called)
  const { values: read, left } = tool === null ? noValues : readInline(query, tool, texts.palette.lowering)
  const values = tool === null ? [] : sayInline(tool, read, texts)
  return (
    <MenuItem
      id={id}
      className="menu-item palette-item"
      textValue={`${title} ${texts.menus.names[menu]}`}
      data-testid={`palette-${id}`}
    >
      {/* Without slots: an entry's name is all that is seen of it. */}
      <span className="palette-title">
        <Marked text={title} marks={marks} />
      </span>{' '}
      <span className="palette-about">
        {left.length > 0 && <i className="palette-left">{texts.palette.without(left.join(', '))}</i>}{' '}
        {values.length === 0
          ? about
          : values.map((value) => (
              <b key={value} className="palette-value">
                {value}
              </b>
            ))}
      </span>{' '}
      <span className="palette-menu">{texts.menus.names[menu]}</span> {keys !== '' && <kbd>{keys}</kbd>}
    </MenuItem>
  )
}

/** "Peak level −3 dB": what would stand in its fields. */
const sayInline = (tool: ToolEntry, values: InlineValues, { formats }: Texts): readonly string[] =>
  tool.fields
    .filter((field) => field.kind === 'number' && field.key in values)
    .map((field) =>
      `${field.name} ${formats.decimals(realMinus(String(values[field.key])))} ${'unit' in field ? field.unit : ''}`.trim(),
    )

/** A text with what was meant of it underlined. */
function Marked({ text, marks }: { readonly text: string; readonly marks: Found['marks'] }) {
  const { runs, rest } = divide(text, marks)
  return (
    <>
      {runs.map(({ before, meant }) => (
        <Fragment key={`${before} ${meant}`}>
          {before}
          <u>{meant}</u>
        </Fragment>
      ))}
      {rest}
    </>
  )
}
