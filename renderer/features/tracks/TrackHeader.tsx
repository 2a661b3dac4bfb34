import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { formatTime } from '../../../shared/formatTime.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { NameField } from '../../ui/NameField.tsx'
import { TrackControls } from './TrackControls.tsx'

interface Props {
  readonly track: TrackView
  readonly number: number
  readonly sampleRate: number
  readonly selected: 'selected' | 'unselected'
  readonly onChoose: (how: 'only' | 'toggle' | 'upTo') => void
}

const mostNamed = 12
const channelWords = { 1: 'Mono', 2: 'Stereo' } as const

/**
 * Name, state and controls of a track; a press selects it, with Ctrl it joins the selection, with Shift all up to it
 * do. Double click or F2 renames.
 */
export function TrackHeader({ track, number, sampleRate, selected, onChoose }: Props) {
  const app = useApp()
  const button = useRef<HTMLButtonElement>(null)
  const isNaming = useAppState(({ naming }) => naming?.what === 'track' && naming.id === track.id)
  const { setNaming } = app.store.getState()
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) onChoose('upTo')
    else if (event.ctrlKey || event.metaKey) onChoose('toggle')
    else onChoose('only')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    event.stopPropagation()
    setNaming({ what: 'track', id: track.id })
  }
  const finish = (name: string | null) => {
    setNaming(null)
    // The button comes back in the place of the field.
    requestAnimationFrame(() => button.current?.focus())
    if (name !== null && name !== '' && name !== track.name)
      void editAndAnnounce(
        app,
        { kind: 'renameTrack', name, trackIds: [track.id] },
        `${track.name} is called ${name} now`,
      )
  }
  const described = `track-${track.id}-clips`
  return (
    <div className={joinClasses('track-header', selected === 'selected' && 'track-header-selected')}>
      {isNaming ? (
        <NameField
          label={`New name of track ${number}`}
          value={track.name}
          testId={`track-${number}-name`}
          onDone={finish}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="track-choose"
          aria-pressed={selected === 'selected'}
          aria-describedby={described}
          data-testid={`track-${number}`}
          onClick={choose}
          onDoubleClick={() => setNaming({ what: 'track', id: track.id })}
          onKeyDown={onKeyDown}
        >
          <span className="track-name">
            <span className="visually-hidden">Track</span>
            <span className="track-number">{number}</span>
            <span className="track-title">{track.name}</span>
          </span>
          <span className="track-facts">
            {channelWords[track.channels]} · {(sampleRate / 1000).toFixed(1)} kHz
          </span>
        </button>
      )}
      <TrackControls track={track} number={number} />
      <span id={described} className="visually-hidden">
        {clipsInWords(track)}
      </span>
    </div>
  )
}

function clipsInWords({ clips, muted, soloed }: TrackView): string {
  const named = clips
    .slice(0, mostNamed)
    .map((clip) => `${clip.name}, ${formatTime(clip.start)} to ${formatTime(clip.end)}`)
  const rest = clips.length > mostNamed ? [`and ${clips.length - mostNamed} more`] : []
  const state = [muted ? 'Muted.' : '', soloed ? 'Solo.' : ''].filter(Boolean).join(' ')
  const count = clips.length === 1 ? '1 clip' : `${clips.length} clips`
  return `${state} ${count}${clips.length > 0 ? `: ${[...named, ...rest].join('; ')}` : ''}`.trim()
}
