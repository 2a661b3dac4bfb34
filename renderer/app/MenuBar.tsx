import { useMemo } from 'react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Toolbar } from 'react-aria-components'
import { useApp, useAppState } from '../store/appContext.ts'
import { type Action, isPossible, listActions } from './actions.ts'
import { type MenuName, menuNames } from './menus.ts'

/** Audacity's menus. Tab goes to the bar, the arrows from menu to menu. */
export function MenuBar() {
  const tools = useAppState((state) => state.tools)
  const actions = useMemo(() => Map.groupBy(listActions(tools), ({ menu }) => menu), [tools])
  return (
    <nav aria-label="Menus">
      <Toolbar className="menu-bar" aria-label="Menus">
        {menuNames.map((name) => (
          <OneMenu key={name} name={name} actions={actions.get(name) ?? []} />
        ))}
      </Toolbar>
    </nav>
  )
}

/** Long menus, whose parts have a title that is seen. */
const headed = new Set<MenuName>(['Effect', 'Analyze'])

interface Props {
  readonly name: MenuName
  readonly actions: readonly Action[]
}

function OneMenu({ name, actions }: Props) {
  const app = useApp()
  const missing = useAppState((state) =>
    actions
      .filter((action) => !isPossible(action, state))
      .map(({ id }) => id)
      .join(' '),
  )
  const sections = useMemo(() => [...Map.groupBy(actions, ({ section }) => section)], [actions])
  const place = name.toLowerCase()
  return (
    <MenuTrigger>
      <Button className="menu-button" data-testid={`${place}-menu`}>
        {name}
      </Button>
      <Popover className="popover" placement="bottom start" offset={2}>
        <Menu
          className="menu"
          aria-label={name}
          disabledKeys={missing.split(' ')}
          onAction={(key) => actions.find(({ id }) => id === key)?.run(app)}
        >
          {sections.map(([section, items]) => (
            <MenuSection
              key={section}
              className="menu-section"
              {...(headed.has(name) && section !== 'Repeat' ? {} : { 'aria-label': section })}
            >
              {headed.has(name) && section !== 'Repeat' && <Header className="menu-header">{section}</Header>}
              {items.map(({ id, title, keys }) => (
                <MenuItem key={id} id={id} className="menu-item" textValue={title} data-testid={`${place}-${id}`}>
                  <span>{title}</span>
                  {keys !== '' && <kbd>{keys}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
