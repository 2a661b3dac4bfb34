import { useEffect, useMemo } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { useApp, useAppState } from '../store/appContext.ts'
import { focusSomething } from '../ui/Sheet.tsx'
import { isPossible, listActions } from './actions.ts'
import './palette.css'

/** Everything that can be done, by the first letters of its name. */
export function Palette() {
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'palette')
  return isOpen && <OpenPalette />
}

function OpenPalette() {
  const app = useApp()
  const tools = useAppState((state) => state.tools)
  const actions = useMemo(() => listActions(tools).filter(({ id }) => id !== 'openPalette'), [tools])
  const missing = useAppState((state) =>
    actions
      .filter((action) => !isPossible(action, state))
      .map(({ id }) => id)
      .join(' '),
  )
  const { contains } = useFilter({ sensitivity: 'base' })
  const close = () => app.store.getState().setDialog(null)
  useEffect(() => () => void requestAnimationFrame(focusSomething), [])
  const matches = (text: string, typed: string) => typed.split(/\s+/).every((word) => contains(text, word))
  const choose = (id: unknown) => {
    close()
    actions.find((action) => action.id === id)?.run(app)
  }
  return (
    <ModalOverlay
      className="modal-overlay palette-overlay"
      isOpen
      isDismissable
      onOpenChange={(open) => open || close()}
    >
      <Modal className="modal">
        <Dialog className="palette" aria-label="Command palette" data-testid="palette">
          <Autocomplete filter={matches}>
            {/* Opened in order to type: a dialog has to take the focus somewhere. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <SearchField aria-label="Command" autoFocus className="palette-field">
              <Input placeholder="Type what you want to do" data-testid="palette-input" />
            </SearchField>
            {/* Its entries are pointed at from the field and take no focus, so the part that scrolls does. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
            <div className="palette-scroll" role="group" aria-label="Found commands" tabIndex={0}>
              <Menu
                items={actions}
                className="menu palette-list"
                aria-label="Commands"
                disabledKeys={missing.split(' ')}
                onAction={choose}
                renderEmptyState={() => (
                  <p className="palette-none">Nothing is called that. You can also ask in the chat.</p>
                )}
              >
                {({ id, title, menu, keys, description }) => (
                  <MenuItem
                    id={id}
                    className="menu-item palette-item"
                    textValue={`${title} ${menu}`}
                    data-testid={`palette-${id}`}
                  >
                    {/* Without slots: an entry's name is all that is seen of it. */}
                    <span className="palette-title">{title}</span> <span className="palette-about">{description}</span>{' '}
                    <span className="palette-menu">{menu}</span> {keys !== '' && <kbd>{keys}</kbd>}
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
