import { ChevronRight, Menu as MenuIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  SubmenuTrigger,
} from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useOwnKeys } from '../../store/shortcuts.ts'
import { type Action, isPossible, listActions } from '../actions.ts'
import { type MenuName, menuNames } from './menus.ts'
import { useTexts } from '../../store/useTexts.ts'
import './menu.css'

/** Audacity's menus behind one button; F10 opens it from anywhere. */
export function MainMenu() {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const scope = createScope()
    scope.listen(window, 'keydown', (event) => {
      if (event.key !== 'F10' || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen(true)
    })
    return () => scope.dispose()
  }, [])
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="icon-button" aria-label={texts.app.menu} data-testid="main-menu">
        <MenuIcon size={17} strokeWidth={1.9} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom start" offset={4}>
        <AllMenus />
      </Popover>
    </MenuTrigger>
  )
}

/** Its entries are put together when it is opened: there are a hundred of them. */
function AllMenus() {
  const texts = useTexts()
  const tools = useAppState((state) => state.tools)
  const own = useOwnKeys()
  const actions = useMemo(() => Map.groupBy(listActions(tools, texts, own), ({ menu }) => menu), [tools, texts, own])
  return (
    <Menu className="menu" aria-label={texts.app.menu}>
      {menuNames.map((name) => (
        <OneMenu key={name} name={name} actions={actions.get(name) ?? []} />
      ))}
    </Menu>
  )
}

/** Long menus, whose parts have a title that is seen. */
const headed = new Set<MenuName>(['Effect', 'Analyze'])

interface Props {
  readonly name: MenuName
  readonly actions: readonly Action[]
}

function OneMenu({ name, actions }: Props) {
  const texts = useTexts()
  const app = useApp()
  const missing = useAppState((state) =>
    actions
      .filter((action) => !isPossible(action, state))
      .map(({ id }) => id)
      .join(' '),
  )
  const sections = useMemo(() => [...Map.groupBy(actions, ({ section }) => section)], [actions])
  const place = name.toLowerCase()
  const title = texts.menus.names[name]
  return (
    <SubmenuTrigger>
      <MenuItem className="menu-item" textValue={title} data-testid={`${place}-menu`}>
        {title}
        <ChevronRight size={14} aria-hidden="true" />
      </MenuItem>
      <Popover className="popover">
        <Menu
          className="menu"
          aria-label={title}
          disabledKeys={missing.split(' ')}
          onAction={(key) => actions.find(({ id }) => id === key)?.run(app)}
        >
          {sections.map(([section, items]) => (
            <MenuSection
              key={section}
              className="menu-section"
              {...(headed.has(name) && section !== 'Repeat' ? {} : { 'aria-label': texts.menus.sections[section] })}
            >
              {headed.has(name) && section !== 'Repeat' && (
                <Header className="menu-header">{texts.menus.sections[section]}</Header>
              )}
              {items.map(({ id, title: what, keys }) => (
                <MenuItem key={id} id={id} className="menu-item" textValue={what} data-testid={`${place}-${id}`}>
                  <span>{what}</span>
                  {keys !== '' && <kbd>{keys}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  )
}
