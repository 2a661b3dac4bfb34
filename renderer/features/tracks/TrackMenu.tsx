import { Ellipsis } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { toggleSpectrogram } from '../../store/toggleSpectrogram.ts'
import { useTexts } from '../../store/useTexts.ts'

const verbs = ['rename', 'up', 'down', 'duplicate', 'shown', 'remove'] as const

interface Props {
  readonly track: TrackView
  readonly number: number
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What can be done with a track as a whole. */
export function TrackMenu({ track, number, isOpen, onOpenChange }: Props) {
  const texts = useTexts()
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const otherwise = useAppState(({ spectrograms }) => (spectrograms.has(id) ? 'waveform' : 'spectrogram'))
  const spectrumKeys = useKeys('toggleSpectrogram')
  const actions: Record<(typeof verbs)[number], () => void> = {
    rename: () => app.store.getState().setNaming({ what: 'track', id }),
    up: () => void editAndAnnounce(app, { kind: 'moveTracks', direction: 'up', trackIds }, texts.tracks.movedUp(name)),
    down: () =>
      void editAndAnnounce(app, { kind: 'moveTracks', direction: 'down', trackIds }, texts.tracks.movedDown(name)),
    duplicate: () => void editAndAnnounce(app, { kind: 'duplicateTracks', trackIds }, texts.tracks.duplicated(name)),
    shown: () => toggleSpectrogram(app, trackIds),
    remove: () => void editAndAnnounce(app, { kind: 'deleteTracks', trackIds }, texts.tracks.removed(name)),
  }
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        className="icon-button track-more"
        aria-label={texts.tracks.more(number, name)}
        data-testid={`track-${number}-menu`}
      >
        <Ellipsis size={14} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          aria-label={texts.tracks.track(number)}
          onAction={(key) => actions[key as (typeof verbs)[number]]()}
        >
          {verbs.map((key) => (
            <MenuItem key={key} id={key} className="menu-item" data-testid={`track-${number}-${key}`}>
              <span>{key === 'shown' ? texts.tracks.shown[otherwise] : texts.tracks.verbs[key]}</span>
              {key === 'shown' && <kbd>{spectrumKeys}</kbd>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
