import { Ellipsis } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, ToggleButton } from 'react-aria-components'
import { limits } from '../../../shared/schemas/limits.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { DragSlider } from './DragSlider.tsx'

interface Props {
  readonly track: TrackView
  readonly number: number
}

/** Mute, solo, gain, pan, and what can be done with the track as a whole. */
export function TrackControls({ track, number }: Props) {
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const change = (request: EditRequestInput, said: string) => void editAndAnnounce(app, request, said)
  return (
    <div className="track-controls">
      <div className="track-buttons">
        <TrackToggle
          label={`Mute ${name}`}
          letter="M"
          kind="mute"
          isOn={track.muted}
          number={number}
          onChange={(mute) =>
            change({ kind: 'muteTracks', mute, trackIds }, `${name} ${mute === 'on' ? 'muted' : 'is heard again'}`)
          }
        />
        <TrackToggle
          label={`Solo ${name}`}
          letter="S"
          kind="solo"
          isOn={track.soloed}
          number={number}
          onChange={(solo) =>
            change({ kind: 'soloTracks', solo, trackIds }, `${name} ${solo === 'on' ? 'alone is heard' : 'off solo'}`)
          }
        />
        <TrackMenu track={track} number={number} />
      </div>
      <DragSlider
        label={`Gain of ${name}`}
        value={track.gainDb}
        min={limits.trackGainDb.min}
        max={limits.trackGainDb.max}
        step={0.5}
        rest={0}
        say={sayGain}
        ends={['−', '+']}
        testId={`track-${number}-gain`}
        onChange={(gainDb) => change({ kind: 'setTrackGain', gainDb, trackIds }, `Gain of ${name} ${sayGain(gainDb)}`)}
      />
      <DragSlider
        label={`Pan of ${name}`}
        value={track.pan}
        min={-1}
        max={1}
        step={0.05}
        rest={0}
        say={sayPan}
        ends={['L', 'R']}
        testId={`track-${number}-pan`}
        onChange={(pan) => change({ kind: 'setTrackPan', pan, trackIds }, `Pan of ${name} ${sayPan(pan)}`)}
      />
    </div>
  )
}

interface ToggleProps {
  readonly label: string
  readonly letter: string
  readonly kind: 'mute' | 'solo'
  readonly isOn: boolean
  readonly number: number
  readonly onChange: (to: 'on' | 'off') => void
}

function TrackToggle({ label, letter, kind, isOn, number, onChange }: ToggleProps) {
  return (
    <ToggleButton
      className={`track-toggle track-toggle-${kind}`}
      aria-label={label}
      isSelected={isOn}
      data-testid={`track-${number}-${kind}`}
      onChange={(on) => onChange(on ? 'on' : 'off')}
    >
      {letter}
    </ToggleButton>
  )
}

const entries = {
  rename: 'Rename',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Remove the track',
} as const

function TrackMenu({ track, number }: Props) {
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
    <MenuTrigger>
      <Button
        className="track-toggle"
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

function sayGain(gainDb: number): string {
  return `${gainDb > 0 ? '+' : ''}${gainDb.toFixed(1)} dB`
}

/** `pan` from -1 to 1. */
function sayPan(pan: number): string {
  return Math.round(pan * 100) === 0 ? 'Centre' : `${Math.round(Math.abs(pan) * 100)}% ${pan < 0 ? 'left' : 'right'}`
}
