import { Ellipsis } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'

const entries = {
  rename: 'Rename',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove the track',
} as const

interface Props {
  readonly track: TrackView
  readonly number: number
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What can be done with a track as a whole. */
export function TrackMenu({ track, number, isOpen, onOpenChange }: Props) {
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const actions: Record<keyof typeof entries, () => void> = {
    rename: () => app.store.getState().setNaming({ what: 'track', id }),
    up: () => void editAndAnnounce(app, { kind: 'moveTracks', direction: 'up', trackIds }, `${name} moved up`),
    down: () => void editAndAnnounce(app, { kind: 'moveTracks', direction: 'down', trackIds }, `${name} moved down`),
    duplicate: () => void editAndAnnounce(app, { kind: 'duplicateTracks', trackIds }, `${name} duplicated`),
    remove: () =>
      void editAndAnnounce(app, { kind: 'deleteTracks', trackIds }, `${name} removed; Ctrl+Z brings it back`),
  }
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        className="icon-button track-more"
        aria-label={`Track ${number}, ${name}: more`}
        data-testid={`track-${number}-menu`}
      >
        <Ellipsis size={14} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          aria-label={`Track ${number}`}
          onAction={(key) => actions[key as keyof typeof entries]()}
        >
          {Object.entries(entries).map(([key, title]) => (
            <MenuItem key={key} id={key} className="menu-item" data-testid={`track-${number}-${key}`}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
