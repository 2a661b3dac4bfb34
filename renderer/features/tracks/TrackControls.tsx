import { useRef } from 'react'
import { ToggleButton } from 'react-aria-components'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { Dial } from './Dial.tsx'
import { Knob, turnOfGain } from './Knob.tsx'
import { shortGain } from '../../lib/shortGain.ts'
import { useTexts } from '../../store/useTexts.ts'
import { sayGain, sayPan, shortPan } from './trackWords.ts'

interface Props {
  readonly track: TrackView
  readonly number: number
}

/** Mute, solo and level, on the line of the name. */
export function TrackControls({ track, number }: Props) {
  const texts = useTexts()
  const app = useApp()
  const { id, name } = track
  const trackIds = [id]
  const change = (request: EditRequestInput, said: string) => editAndAnnounce(app, request, said)
  return (
    <>
      <TrackToggle
        label={texts.tracks.mute(name)}
        letter={texts.tracks.letters.mute}
        kind="mute"
        isOn={track.muted}
        number={number}
        onChange={(mute) =>
          change({ kind: 'muteTracks', mute, trackIds }, texts.tracks[mute === 'on' ? 'muted' : 'heardAgain'](name))
        }
      />
      <TrackToggle
        label={texts.tracks.solo(name)}
        letter={texts.tracks.letters.solo}
        kind="solo"
        isOn={track.soloed}
        number={number}
        onChange={(solo) =>
          change({ kind: 'soloTracks', solo, trackIds }, texts.tracks[solo === 'on' ? 'aloneHeard' : 'offSolo'](name))
        }
      />
      <Dial
        label={texts.tracks.gain(name)}
        value={track.gainDb}
        min={limits.trackGainDb.min}
        max={limits.trackGainDb.max}
        step={0.5}
        fine={0.1}
        rest={0}
        say={(gainDb) => sayGain(gainDb, texts)}
        testId={`track-${number}-gain`}
        onChange={(gainDb) =>
          change({ kind: 'setTrackGain', gainDb, trackIds }, texts.tracks.gainIs(name, sayGain(gainDb, texts)))
        }
      >
        {(gainDb) => (
          <>
            <Knob turn={turnOfGain(gainDb, limits.trackGainDb.max)} />
            <span className="dial-value">{texts.formats.decimals(shortGain(gainDb))}</span>
          </>
        )}
      </Dial>
    </>
  )
}

/** The place between left and right, written small. */
export function TrackPan({ track, number }: Props) {
  const texts = useTexts()
  const app = useApp()
  const { id, name, pan } = track
  const change = (percent: number) =>
    editAndAnnounce(
      app,
      { kind: 'setTrackPan', pan: percent / 100, trackIds: [id] },
      texts.tracks.panIs(name, sayPan(percent, texts)),
    )
  return (
    <Dial
      label={texts.tracks.panOf(name)}
      value={Math.round(pan * 100)}
      min={-100}
      max={100}
      step={5}
      fine={1}
      rest={0}
      say={(percent) => sayPan(percent, texts)}
      testId={`track-${number}-pan`}
      onChange={change}
    >
      {(percent) => texts.tracks.pan(shortPan(percent, texts))}
    </Dial>
  )
}

interface ToggleProps {
  readonly label: string
  readonly letter: string
  readonly kind: 'mute' | 'solo'
  readonly isOn: boolean
  readonly number: number
  readonly onChange: (to: 'on' | 'off') => Promise<unknown>
}

function TrackToggle({ label, letter, kind, isOn, number, onChange }: ToggleProps) {
  // A second press comes back from what the first one asked for, which is not to be seen yet.
  const asked = useRef({ on: isOn, open: 0 })
  const press = async () => {
    const last = asked.current
    last.on = !(last.open > 0 ? last.on : isOn)
    last.open += 1
    await onChange(last.on ? 'on' : 'off')
    last.open -= 1
  }
  return (
    <ToggleButton
      className="track-toggle"
      aria-label={label}
      isSelected={isOn}
      data-testid={`track-${number}-${kind}`}
      onChange={() => void press()}
    >
      {letter}
    </ToggleButton>
  )
}
