import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { Texts } from '../../../shared/texts/index.ts'

export function sayGain(gainDb: number, { formats }: Texts): string {
  return `${gainDb > 0 ? '+' : ''}${formats.fixed(gainDb, 1)} dB`
}

/** `percent` from -100 to 100. */
export function sayPan(percent: number, { tracks }: Texts): string {
  if (Math.round(percent) === 0) return tracks.centre
  return tracks[percent < 0 ? 'left' : 'right'](Math.round(Math.abs(percent)))
}

export function shortPan(percent: number, { tracks: { letters } }: Texts): string {
  if (Math.round(percent) === 0) return letters.centre
  return `${percent < 0 ? letters.left : letters.right} ${Math.round(Math.abs(percent))}`
}

const mostNamed = 12

/** What the lane shows, for who does not see it. */
export function clipsInWords({ clips, muted, soloed }: TrackView, { common, formats, tracks }: Texts): string {
  const named = clips
    .slice(0, mostNamed)
    .map((clip) => `${clip.name}, ${common.fromTo(formats.time(clip.start), formats.time(clip.end))}`)
  const rest = clips.length > mostNamed ? [common.andMore(clips.length - mostNamed)] : []
  const state = [muted ? tracks.isMuted : '', soloed ? tracks.isSolo : ''].filter(Boolean).join(' ')
  return `${state} ${common.clips(clips.length)}${clips.length > 0 ? `: ${[...named, ...rest].join('; ')}` : ''}`.trim()
}

/** Letters that a head has room for beside mute, solo and gain. */
const mostLetters = 10

const longNamed = new WeakMap<readonly TrackView[], boolean>()

/** Whether one would be cut beside the controls. Looked through once: each head asks at each change of the window. */
export function haveLongNames(tracks: readonly TrackView[]): boolean {
  const known = longNamed.get(tracks)
  if (known !== undefined) return known
  const found = tracks.some(({ name }) => name.length > mostLetters)
  longNamed.set(tracks, found)
  return found
}
