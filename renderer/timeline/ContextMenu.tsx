import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Menu, MenuItem, MenuSection } from 'react-aria-components'
import { createScope } from '../lib/scope.ts'
import { type AppContext, useApp } from '../store/appContext.ts'
import { useTexts } from '../store/useTexts.ts'
import { sayKeys } from '../store/shortcuts.ts'
import { afterMenu, FloatPopover, focusTimeline } from './FloatPopover.tsx'

/** Something that was asked about, and where on the page. */
export interface Asked<T> {
  readonly what: T
  readonly x: number
  readonly y: number
}

export interface MenuEntry {
  readonly id: string
  readonly name: string
  /** As the table of shortcuts writes them. */
  readonly keys?: string
  /** One of several, of which one is on. */
  readonly state?: 'on' | 'off'
  readonly isDisabled?: boolean
  readonly run: () => void
}

interface Props<T> {
  readonly name: string
  /** What a right click, or the menu key, is about; null where that is for another menu. */
  readonly find: (event: MouseEvent, app: AppContext) => Asked<T> | null
  /** What has to be so before it opens. */
  readonly prepare?: (what: T, app: AppContext) => Promise<void>
  /** In parts, from above to below. */
  readonly entriesOf: (what: T) => readonly (readonly MenuEntry[])[]
  readonly testId: string
}

/** A menu that opens on the timeline where somebody asks for one. The first menu that knows the place has it. */
export function ContextMenu<T>({ name, find, prepare, entriesOf, testId }: Props<T>) {
  const texts = useTexts()
  const app = useApp()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ readonly what: T } | null>(null)
  /** What was asked about from the keyboard, and has the focus again behind it. */
  const back = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const surface = document.getElementById('timeline')
    if (!surface) return
    const scope = createScope()
    scope.listen(surface, 'contextmenu', (event) => {
      const asked = event.defaultPrevented ? null : find(event, app)
      const frame = place.current?.parentElement?.getBoundingClientRect()
      if (asked === null || !place.current || !frame) return
      event.preventDefault()
      back.current = event.target instanceof HTMLElement && event.target.matches(':focus') ? event.target : null
      place.current.style.left = `${asked.x - frame.left}px`
      place.current.style.top = `${asked.y - frame.top}px`
      const { what } = asked
      if (prepare === undefined) return setOpen({ what })
      void prepare(what, app).then(() => setOpen({ what }))
    })
    return () => scope.dispose()
  }, [app, find, prepare])
  const close = () => {
    setOpen(null)
    focusTimeline(back.current)
  }
  const sections = open === null ? [] : entriesOf(open.what)
  return (
    <>
      <div ref={place} className="menu-place" />
      <FloatPopover name={name} anchor={place} isOpen={open !== null} onClose={close}>
        <Menu
          className="menu"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu is gone about with the arrow keys at once
          autoFocus="first"
          aria-label={name}
          onAction={(key) => {
            const entry = sections.flat().find(({ id }) => id === key)
            if (entry !== undefined) afterMenu(entry.run)
          }}
          onClose={close}
        >
          {sections.map((entries) => (
            <MenuSection
              key={entries[0]?.id ?? ''}
              id={`part-${entries[0]?.id ?? ''}`}
              className="menu-section"
              aria-label={name}
              {...selectionIn(entries)}
            >
              {entries.map(({ id, name: what, keys, state, isDisabled = false }) => (
                <MenuItem
                  key={id}
                  id={id}
                  isDisabled={isDisabled}
                  className="menu-item"
                  textValue={what}
                  data-testid={`${testId}-${id}`}
                >
                  <span>{what}</span>
                  {state === 'on' && <Check size={14} aria-hidden="true" />}
                  {keys !== undefined && keys !== '' && <kbd>{sayKeys(keys, texts)}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </FloatPopover>
    </>
  )
}

/** Of entries that are a choice, the one that is on. */
const selectionIn = (entries: readonly MenuEntry[]) =>
  entries.some(({ state }) => state !== undefined)
    ? { selectionMode: 'single' as const, selectedKeys: entries.flatMap(({ id, state }) => (state === 'on' ? id : [])) }
    : {}
