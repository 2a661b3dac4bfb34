import type { FadeCurve } from '../../shared/fadeCurve.ts'
import type { ClipView, ProjectView, TrackView } from '../../shared/schemas/projectView.ts'
import { fadeCurveNames } from '../lib/fadeCurveNames.ts'
import { shortGain } from '../lib/shortGain.ts'
import type { AppContext } from './appContext.ts'
import { ask, editAndAnnounce } from './ask.ts'

export interface ClipOnTrack {
  readonly clip: ClipView
  readonly track: TrackView
  /** Place of the track among all. */
  readonly index: number
}

export function findClip({ tracks }: Pick<ProjectView, 'tracks'>, id: string): ClipOnTrack | null {
  for (const [index, track] of tracks.entries()) {
    const clip = track.clips.find((one) => one.id === id)
    if (clip) return { clip, track, index }
  }
  return null
}

/** The clips that keys and menus mean: the selected ones, where no time is selected. */
export function chosenClips(project: ProjectView | null): readonly ClipOnTrack[] {
  if (!project || project.selection !== null) return []
  return project.selectedClips.flatMap((id) => findClip(project, id) ?? [])
}

/** Selects clips in the place of everything else, and their tracks with them. */
export async function selectClips(app: AppContext, clipIds: readonly string[]): Promise<void> {
  const { project } = app.store.getState()
  if (!project) return
  const tracks = project.tracks.filter(({ clips }) => clips.some(({ id }) => clipIds.includes(id)))
  await Promise.all([
    ...(project.selection === null ? [] : [ask(app, 'app:edit:apply', { kind: 'clearSelection' })]),
    ask(app, 'app:edit:apply', { kind: 'selectClips', clipIds: [...clipIds] }),
    ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds: tracks.map(({ id }) => id) }),
  ])
}

const count = (clips: readonly unknown[]) => (clips.length === 1 ? 'Clip' : `${clips.length} clips`)

export function deleteClips(app: AppContext, clips: readonly ClipOnTrack[]): void {
  const clipIds = clips.map(({ clip }) => clip.id)
  void editAndAnnounce(app, { kind: 'deleteClips', clipIds }, `${count(clips)} deleted; Ctrl+Z brings it back`)
}

export function copyClips(app: AppContext, clips: readonly ClipOnTrack[]): Promise<unknown> {
  return editAndAnnounce(
    app,
    { kind: 'copyClips', clipIds: clips.map(({ clip }) => clip.id) },
    `${count(clips)} copied`,
  )
}

export async function cutClips(app: AppContext, clips: readonly ClipOnTrack[]): Promise<void> {
  if ((await copyClips(app, clips)) === 'changed') deleteClips(app, clips)
}

/** Moves an edge of a clip, and says where it is. */
export function trimClip(app: AppContext, clip: ClipView, edge: 'start' | 'end', to: number): Promise<unknown> {
  const said = `The ${edge} of ${clip.name} moved`
  return editAndAnnounce(app, { kind: 'trimClip', clipId: clip.id, edge, to: Math.max(0, to) }, said)
}

/** Seconds from silence to the whole level, 0 takes the fade away; without a curve the one that it has stays. */
export interface WantedFade {
  readonly length: number
  readonly curve?: FadeCurve
}

export function fadeClip(app: AppContext, clip: ClipView, edge: 'start' | 'end', fade: WantedFade): Promise<unknown> {
  const what = `${edge === 'start' ? 'Fade in' : 'Fade out'} of ${clip.name}`
  const shape = fade.curve === undefined ? '' : `, ${fadeCurveNames[fade.curve]}`
  const said = fade.length === 0 ? `${what} taken away` : `${what}: ${fade.length.toFixed(2)} s${shape}`
  return editAndAnnounce(app, { kind: 'fadeClip', clipId: clip.id, edge, ...fade }, said)
}

export function setClipGain(app: AppContext, clip: ClipView, gainDb: number): Promise<unknown> {
  const said = `Gain of ${clip.name}: ${shortGain(gainDb)} dB`
  return editAndAnnounce(app, { kind: 'setClipGain', clipId: clip.id, gainDb }, said)
}

/** Puts clips elsewhere together: so much later, and so many tracks further down. */
export async function moveClipsBy(
  app: AppContext,
  clips: readonly ClipOnTrack[],
  { seconds, tracks, how }: { readonly seconds: number; readonly tracks: number; readonly how: 'move' | 'copy' },
): Promise<unknown> {
  const { project } = app.store.getState()
  if (!project) return
  const places = clips.flatMap(({ clip, index }) => {
    const track = project.tracks[index + tracks]
    return track === undefined ? [] : [{ clipId: clip.id, trackId: track.id, start: Math.max(0, clip.start + seconds) }]
  })
  if (places.length < clips.length || places.length === 0) return
  return editAndAnnounce(
    app,
    { kind: 'placeClips', places, how },
    `${count(clips)} ${how === 'copy' ? 'copied' : 'moved'}`,
  )
}
