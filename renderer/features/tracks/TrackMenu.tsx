import { ChevronRight, Ellipsis } from 'lucide-react'
import type { RefObject } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, SubmenuTrigger } from 'react-aria-components'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { collapseTracks } from '../../store/collapseTracks.ts'
import { useKeys } from '../../store/shortcuts.ts'
import { toggleSpectrogram } from '../../store/toggleSpectrogram.ts'
import { useTexts } from '../../store/useTexts.ts'
import { TrackColours } from './TrackColours.tsx'

const verbs = ['rename', 'up', 'down', 'duplicate', 'shown', 'height', 'remove'] as const

interface Props {
  readonly track: TrackView
  readonly number: number
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** What it opens at; its button where nothing is given. */
  readonly anchor?: RefObject<HTMLElement | null>
}

/** What can be done with a track as a whole. */
export function TrackMenu({ track, number, isOpen, onOpenChange, anchor }: Props) {
  const texts = useTexts()
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        className="icon-button track-more"
        aria-label={texts.tracks.more(number, track.name)}
        data-testid={`track-${number}-menu`}
      >
        <Ellipsis size={14} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom start" {...(anchor ? { triggerRef: anchor } : {})}>
        <TrackEntries track={track} number={number} />
      </Popover>
    </MenuTrigger>
  )
}

/** Made when it opens: nothing that they depend on concerns the headers of all tracks. */
function TrackEntries({ track, number }: Pick<Props, 'track' | 'number'>) {
  const texts = useTexts()
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const otherwise = useAppState(({ spectrograms }) => (spectrograms.has(id) ? 'waveform' : 'spectrogram'))
  const height = useAppState(({ collapsed }) => (collapsed.has(id) ? 'full' : 'low'))
  const heightKeys = useKeys(height === 'low' ? 'collapseTracks' : 'expandTracks')
  const spectrumKeys = useKeys('toggleSpectrogram')
  const actions: Record<(typeof verbs)[number], () => void> = {
    rename: () => app.store.getState().setNaming({ what: 'track', id }),
    up: () => void editAndAnnounce(app, { kind: 'moveTracks', direction: 'up', trackIds }, texts.tracks.movedUp(name)),
    down: () =>
      void editAndAnnounce(app, { kind: 'moveTracks', direction: 'down', trackIds }, texts.tracks.movedDown(name)),
    duplicate: () => void editAndAnnounce(app, { kind: 'duplicateTracks', trackIds }, texts.tracks.duplicated(name)),
    shown: () => toggleSpectrogram(app, trackIds),
    height: () => collapseTracks(app, height, trackIds),
    remove: () => void editAndAnnounce(app, { kind: 'deleteTracks', trackIds }, texts.tracks.removed(name)),
  }
  const names = { ...texts.tracks.verbs, shown: texts.tracks.shown[otherwise], height: texts.tracks.collapse[height] }
  const keys: Partial<Record<(typeof verbs)[number], string>> = { shown: spectrumKeys, height: heightKeys }
  const itemOf = (key: (typeof verbs)[number]) => (
    <MenuItem key={key} id={key} className="menu-item" data-testid={`track-${number}-${key}`}>
      <span>{names[key]}</span>
      {keys[key] !== undefined && <kbd>{keys[key]}</kbd>}
    </MenuItem>
  )
  return (
    <Menu
      className="menu"
      aria-label={texts.tracks.track(number)}
      onAction={(key) => actions[key as (typeof verbs)[number]]()}
    >
      {verbs.slice(0, -1).map(itemOf)}
      <SubmenuTrigger>
        <MenuItem
          id="colour"
          className="menu-item"
          textValue={texts.tracks.colour}
          data-testid={`track-${number}-colour`}
        >
          {texts.tracks.colour}
          <ChevronRight size={14} aria-hidden="true" />
        </MenuItem>
        <Popover className="popover">
          <TrackColours track={track} number={number} />
        </Popover>
      </SubmenuTrigger>
      {/* What takes it away stands last. */}
      {itemOf('remove')}
    </Menu>
  )
}
