import { ChevronDown } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text, Toolbar, Keyboard } from 'react-aria-components'
import { useApp, useAppState } from '../store/appContext.ts'
import type { ProjectView } from '../../shared/schemas/projectView.ts'
import { commands, type CommandName } from '../store/commands.ts'
import { shortcuts } from './shortcuts.ts'

interface Entry {
  readonly command: CommandName
  readonly name: string
  readonly needs: 'selection' | 'clipboard' | 'audio'
}

const entries: readonly Entry[] = [
  { command: 'cut', name: 'Cut', needs: 'selection' },
  { command: 'copy', name: 'Copy', needs: 'selection' },
  { command: 'paste', name: 'Paste', needs: 'clipboard' },
  { command: 'deleteSelection', name: 'Delete', needs: 'selection' },
  { command: 'split', name: 'Split', needs: 'audio' },
  { command: 'trim', name: 'Trim to the selection', needs: 'selection' },
  { command: 'silence', name: 'Silence', needs: 'selection' },
  { command: 'selectAll', name: 'Select all', needs: 'audio' },
  { command: 'clearSelection', name: 'Clear the selection', needs: 'selection' },
]

const isThere: Record<Entry['needs'], (project: ProjectView | null) => boolean> = {
  selection: (project) => project !== null && project.selection !== null,
  clipboard: (project) => project !== null && project.clipboard !== null,
  audio: (project) => project !== null && project.duration > 0,
}

/** What can be done to the selection by hand, with the keys that do the same. */
export function EditMenu() {
  const app = useApp()
  const project = useAppState((state) => state.project)
  const missing = entries.filter(({ needs }) => !isThere[needs](project)).map(({ command }) => command)
  return (
    <Toolbar className="button-group" aria-label="Edit">
      <MenuTrigger>
        <Button className="menu-button" data-testid="edit-menu">Edit<ChevronDown size={14} aria-hidden="true" /></Button>
        <Popover className="popover" placement="bottom start">
          <Menu className="menu" aria-label="Edit" disabledKeys={missing} onAction={(key) => commands[key as CommandName](app)}>
            {entries.map(({ command, name }) => (
              <MenuItem key={command} id={command} className="menu-item" textValue={name} data-testid={`edit-${command}`}>
                <Text slot="label">{name}</Text><Keyboard>{keysOf(command)}</Keyboard>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </Toolbar>
  )
}

function keysOf(command: CommandName): string {
  return shortcuts.find((shortcut) => shortcut.command === command)?.keys.replace('Mod', 'Ctrl') ?? ''
}
