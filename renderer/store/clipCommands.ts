import type { FadeCurve } from '../../shared/dsp/fadeCurve.ts'
import type { ClipView, ProjectView, TrackView } from '../../shared/schemas/projectView.ts'
import { shortGain } from '../lib/shortGain.ts'
import type { AppContext } from './appContext.ts'
import { ask, editAndAnnounce } from './ask.ts'
import { textsOf } from './useTexts.ts'

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

/** Clips in words: "Clip", "3 clips". */
const count = ({ store }: AppContext, all: readonly unknown[]): string =>
  textsOf(store.getState()).clips.some(all.length)

export function deleteClips(app: AppContext, clips: readonly ClipOnTrack[]): void {
  const clipIds = clips.map(({ clip }) => clip.id)
  void editAndAnnounce(
    app,
    { kind: 'deleteClips', clipIds },
    textsOf(app.store.getState()).clips.deleted(count(app, clips)),
  )
}

export function copyClips(app: AppContext, clips: readonly ClipOnTrack[]): Promise<unknown> {
  return editAndAnnounce(
    app,
    { kind: 'copyClips', clipIds: clips.map(({ clip }) => clip.id) },
    textsOf(app.store.getState()).clips.copied(count(app, clips)),
  )
}

export async function cutClips(app: AppContext, clips: readonly ClipOnTrack[]): Promise<void> {
  if ((await copyClips(app, clips)) === 'changed') deleteClips(app, clips)
}

/** Moves an edge of a clip, and says where it is. */
export function trimClip(app: AppContext, clip: ClipView, edge: 'start' | 'end', to: number): Promise<unknown> {
  const said = textsOf(app.store.getState()).clips.edgeMoved[edge](clip.name)
  return editAndAnnounce(app, { kind: 'trimClip', clipId: clip.id, edge, to: Math.max(0, to) }, said)
}

/** Seconds from silence to the whole level, 0 takes the fade away; without a curve the one that it has stays. */
export interface WantedFade {
  readonly length: number
  readonly curve?: FadeCurve
}

export function fadeClip(app: AppContext, clip: ClipView, edge: 'start' | 'end', fade: WantedFade): Promise<unknown> {
  const { clips, formats } = textsOf(app.store.getState())
  const what = clips.fadeOf[edge](clip.name)
  const shape = fade.curve === undefined ? '' : `, ${clips.curves[fade.curve]}`
  const said = fade.length === 0 ? clips.takenAway(what) : `${what}: ${formats.fixed(fade.length, 2)} s${shape}`
  return editAndAnnounce(app, { kind: 'fadeClip', clipId: clip.id, edge, ...fade }, said)
}

/** What is said is the point that was moved, or that one was taken away. */
export function setEnvelope(
  app: AppContext,
  clip: ClipView,
  points: NonNullable<ClipView['envelope']>,
  moved: { readonly at: number; readonly gainDb: number } | null,
): Promise<unknown> {
  const { clips, formats } = textsOf(app.store.getState())
  const said =
    moved === null
      ? clips.takenAway(clips.pointOf(clip.name))
      : clips.pointAt(clip.name, formats.time(clip.start + moved.at), formats.decimals(shortGain(moved.gainDb)))
  return editAndAnnounce(app, { kind: 'setEnvelope', clipId: clip.id, points: [...points] }, said)
}

export function setClipGain(app: AppContext, clip: ClipView, gainDb: number): Promise<unknown> {
  const { clips, formats } = textsOf(app.store.getState())
  const said = clips.gainOf(clip.name, formats.decimals(shortGain(gainDb)))
  return editAndAnnounce(app, { kind: 'setClipGain', clipId: clip.id, gainDb }, said)
}
