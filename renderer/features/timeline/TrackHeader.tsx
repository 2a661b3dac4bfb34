import { Headphones, VolumeX } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatTime } from '../../../shared/formatTime.ts'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'

interface Props {
  readonly track: TrackView
  readonly number: number
  readonly sampleRate: number
  readonly selected: 'selected' | 'unselected'
  readonly onChoose: (how: 'only' | 'toggle' | 'upTo') => void
}

const mostNamed = 12
const channelWords = { 1: 'Mono', 2: 'Stereo' } as const

/** Name and state of a track; a press selects it, with Ctrl it joins the selection, with Shift all up to it do. */
export function TrackHeader({ track, number, sampleRate, selected, onChoose }: Props) {
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) onChoose('upTo')
    else if (event.ctrlKey || event.metaKey) onChoose('toggle')
    else onChoose('only')
  }
  const described = `track-${track.id}-clips`
  return (
    <div className={joinClasses('track-header', selected === 'selected' && 'track-header-selected')}>
      <button
        type="button" className="track-choose" aria-pressed={selected === 'selected'} aria-describedby={described}
        data-testid={`track-${number}`} onClick={choose}
      >
        <span className="track-name"><span className="visually-hidden">Track</span><span className="track-number">{number}</span><span className="track-title">{track.name}</span></span>
        <span className="track-facts">{channelWords[track.channels]} · {(sampleRate / 1000).toFixed(1)} kHz</span>
        <TrackState track={track} />
      </button>
      <span id={described} className="visually-hidden">{clipsInWords(track)}</span>
    </div>
  )
}

function TrackState({ track }: { readonly track: TrackView }) {
  const level = track.gainDb === 0 ? null : `${track.gainDb > 0 ? '+' : ''}${track.gainDb.toFixed(1)} dB`
  const side = track.pan === 0 ? null : `${Math.round(Math.abs(track.pan) * 100)}% ${track.pan < 0 ? 'left' : 'right'}`
  return (
    <span className="track-state">
      {track.muted && <span className="badge badge-warn"><VolumeX size={12} aria-hidden="true" />Muted</span>}
      {track.soloed && <span className="badge badge-accent"><Headphones size={12} aria-hidden="true" />Solo</span>}
      {level && <span className="badge">{level}</span>}
      {side && <span className="badge">{side}</span>}
    </span>
  )
}

function clipsInWords({ clips, muted, soloed }: TrackView): string {
  const named = clips.slice(0, mostNamed).map((clip) => `${clip.name}, ${formatTime(clip.start)} to ${formatTime(clip.end)}`)
  const rest = clips.length > mostNamed ? [`and ${clips.length - mostNamed} more`] : []
  const state = [muted ? 'Muted.' : '', soloed ? 'Solo.' : ''].filter(Boolean).join(' ')
  const count = clips.length === 1 ? '1 clip' : `${clips.length} clips`
  return `${state} ${count}${clips.length > 0 ? `: ${[...named, ...rest].join('; ')}` : ''}`.trim()
}
