import { Ellipsis } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, ToggleButton } from 'react-aria-components'
import { limits } from '../../../shared/schemas/limits.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { DragSlider } from './DragSlider.tsx'
import { changeTrack, sayGain, sayPan } from './trackActions.ts'

interface Props {
  readonly track: TrackView
  readonly number: number
}

/** Mute, solo, gain, pan, and what can be done with the track as a whole. */
export function TrackControls({ track, number }: Props) {
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const change = (request: EditRequestInput, said: string) => void changeTrack(app, request, said)
  return (
    <div className="track-controls">
      <div className="track-buttons">
        <ToggleButton
          className="track-toggle track-toggle-mute"
          aria-label={`Mute ${name}`}
          isSelected={track.muted}
          data-testid={`track-${number}-mute`}
          onChange={(on) =>
            change(
              { kind: 'muteTracks', mute: on ? 'on' : 'off', trackIds },
              `${name} ${on ? 'muted' : 'is heard again'}`,
            )
          }
        >
          M
        </ToggleButton>
        <ToggleButton
          className="track-toggle track-toggle-solo"
          aria-label={`Solo ${name}`}
          isSelected={track.soloed}
          data-testid={`track-${number}-solo`}
          onChange={(on) =>
            change(
              { kind: 'soloTracks', solo: on ? 'on' : 'off', trackIds },
              `${name} ${on ? 'alone is heard' : 'off solo'}`,
            )
          }
        >
          S
        </ToggleButton>
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
    up: () => void changeTrack(app, { kind: 'moveTracks', direction: 'up', trackIds }, `${name} moved up`),
    down: () => void changeTrack(app, { kind: 'moveTracks', direction: 'down', trackIds }, `${name} moved down`),
    duplicate: () => void changeTrack(app, { kind: 'duplicateTracks', trackIds }, `${name} duplicated`),
    remove: () => void changeTrack(app, { kind: 'deleteTracks', trackIds }, `${name} removed; Ctrl+Z brings it back`),
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
