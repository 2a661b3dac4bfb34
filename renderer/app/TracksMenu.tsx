import { ChevronDown } from 'lucide-react'
import { Button, Keyboard, Menu, MenuItem, MenuTrigger, Popover, Text, Toolbar } from 'react-aria-components'
import { useApp, useAppState } from '../store/appContext.ts'
import { commands, type CommandName } from '../store/commands.ts'
import { shortcuts } from './shortcuts.ts'

const entries: readonly { readonly command: CommandName; readonly name: string; readonly needs: 'nothing' | 'track' }[] = [
  { command: 'addMonoTrack', name: 'New mono track', needs: 'nothing' },
  { command: 'addStereoTrack', name: 'New stereo track', needs: 'nothing' },
  { command: 'renameTrack', name: 'Rename the track', needs: 'track' },
  { command: 'addLabel', name: 'Add a label', needs: 'track' },
]

/** New tracks and labels; what is done to one track is in the track's own menu. */
export function TracksMenu() {
  const app = useApp()
  const hasTracks = useAppState(({ project }) => (project?.tracks.length ?? 0) > 0)
  const missing = entries.filter(({ needs }) => needs === 'track' && !hasTracks).map(({ command }) => command)
  return (
    <Toolbar className="button-group" aria-label="Tracks">
      <MenuTrigger>
        <Button className="menu-button" data-testid="tracks-menu">Tracks<ChevronDown size={14} aria-hidden="true" /></Button>
        <Popover className="popover" placement="bottom start">
          <Menu className="menu" aria-label="Tracks" disabledKeys={missing} onAction={(key) => commands[key as CommandName](app)}>
            {entries.map(({ command, name }) => (
              <MenuItem key={command} id={command} className="menu-item" textValue={name} data-testid={`tracks-${command}`}>
                <Text slot="label">{name}</Text><Keyboard>{shortcuts.find((shortcut) => shortcut.command === command)?.keys.replace('Mod', 'Ctrl') ?? ''}</Keyboard>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </Toolbar>
  )
}
