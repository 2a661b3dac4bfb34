import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { formatTime } from '../../../shared/formatTime.ts'

const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

export const sayGain = (gainDb: number): string => `${signed(gainDb)} dB`

/** `percent` from -100 to 100. */
export function sayPan(percent: number): string {
  if (Math.round(percent) === 0) return 'Centre'
  return `${Math.round(Math.abs(percent))}% ${percent < 0 ? 'left' : 'right'}`
}

export function shortPan(percent: number): string {
  if (Math.round(percent) === 0) return 'C'
  return `${percent < 0 ? 'L' : 'R'} ${Math.round(Math.abs(percent))}`
}

const mostNamed = 12

/** What the lane shows, for who does not see it. */
export function clipsInWords({ clips, muted, soloed }: TrackView): string {
  const named = clips
    .slice(0, mostNamed)
    .map((clip) => `${clip.name}, ${formatTime(clip.start)} to ${formatTime(clip.end)}`)
  const rest = clips.length > mostNamed ? [`and ${clips.length - mostNamed} more`] : []
  const state = [muted ? 'Muted.' : '', soloed ? 'Solo.' : ''].filter(Boolean).join(' ')
  const count = clips.length === 1 ? '1 clip' : `${clips.length} clips`
  return `${state} ${count}${clips.length > 0 ? `: ${[...named, ...rest].join('; ')}` : ''}`.trim()
}
