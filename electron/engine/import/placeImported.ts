import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, toFrames, toSeconds } from '../../../shared/time.ts'
import { changeTracks } from '../edits/changeTracks.ts'
import { insertRow } from '../edits/insertRow.ts'
import { pushLabels } from '../edits/moveLabels.ts'
import type { JoinRules } from '../joins/joinSides.ts'
import { firstClipEndingAfter } from '../model/findClips.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import type { ImportPlace } from '../../editor/index.ts'
import { type ImportedTrack, trackLength } from './imported.ts'

export interface PlacingEnv {
  readonly joins: JoinRules['joins']
  readonly newId: (kind: 'track' | 'clip') => string
}

/**
 * The project with what came in: on a track of its own behind the others, or where its place says. So much `room` is
 * made where room is to be made on all tracks.
 */
export function placeImported(
  project: Project,
  imported: ImportedTrack,
  room: number,
  env: PlacingEnv,
): Result<Project> {
  const { place } = imported
  const at = place === undefined ? 0 : toFrames(place.at, project.sampleRate)
  const ids = tracksFor(project, place)
  if (place === undefined || ids.size === 0) {
    const track = trackOf(imported, at, env)
    const opened = place?.gap === 'open' ? openGap(project, at, room, env) : project
    return ok({ ...opened, tracks: [...opened.tracks, track] })
  }
  if (place.gap === 'open') return ok(insertInto(project, ids, imported, { at, length: trackLength(imported) }, env))
  for (const track of project.tracks) {
    const other = ids.has(track.id) ? clipUnder(track, imported, at) : undefined
    if (other !== undefined)
      return err(
        failure('engine/overlap', {
          clip: imported.name,
          other: other.name,
          time: toSeconds(other.start, project.sampleRate),
        }),
      )
  }
  return ok(changeTracks(project, ids, (track) => withClips(track, clipsOf(imported, at, env))))
}

function trackOf(imported: ImportedTrack, at: number, env: PlacingEnv): Track {
  const id = env.newId('track') as TrackId
  const { name, channels, levels } = imported
  return { id, name, channels, ...(levels ?? untouched), clips: clipsOf(imported, at, env) }
}

const untouched = { gainDb: 0, pan: 0, muted: false, soloed: false } as const

const clipsOf = ({ clips }: ImportedTrack, at: number, env: PlacingEnv): readonly Clip[] =>
  clips.map((clip) => ({ ...clip, id: env.newId('clip') as ClipId, start: frames(at + clip.start) }))

function tracksFor({ tracks }: Project, place: ImportPlace | undefined): ReadonlySet<TrackId> {
  const named = tracks.filter(({ id }) => place?.trackIds.includes(id))
  const isOnly = place?.gap === 'open' && named.length === 0 && tracks.length === 1
  return new Set((isOnly ? tracks : named).map(({ id }) => id))
}

interface Stretch {
  readonly at: number
  readonly length: number
}

/** As what is pasted: labels move when every track takes part. */
function insertInto(
  project: Project,
  ids: ReadonlySet<TrackId>,
  imported: ImportedTrack,
  { at, length }: Stretch,
  env: PlacingEnv,
): Project {
  const rules = { joins: env.joins, sampleRate: project.sampleRate }
  const newClipId = (): ClipId => env.newId('clip') as ClipId
  const changed = changeTracks(project, ids, (track) =>
    insertRow(track, { clips: clipsOf(imported, 0, env), length, at, end: at }, rules, newClipId),
  )
  return ids.size < project.tracks.length ? changed : { ...changed, labels: pushLabels(changed.labels, at, length) }
}

/** Room on every track, so that all stay in step. */
function openGap(project: Project, at: number, length: number, env: PlacingEnv): Project {
  const rules = { joins: env.joins, sampleRate: project.sampleRate }
  const tracks = project.tracks.map((track) =>
    insertRow(track, { clips: [], length, at, end: at }, rules, () => env.newId('clip') as ClipId),
  )
  return { ...project, tracks, labels: pushLabels(project.labels, at, length) }
}

/** The first clip of the track that one of these would lie over. */
function clipUnder(track: Track, { clips }: ImportedTrack, at: number): Clip | undefined {
  for (const { start, length } of clips) {
    const there = track.clips[firstClipEndingAfter(track.clips, at + start)]
    if (there !== undefined && there.start < at + start + length) return there
  }
  return undefined
}

/** All of them by their starts; none lies over another. */
const withClips = (track: Track, clips: readonly Clip[]): Track => ({
  ...track,
  clips: [...track.clips, ...clips].toSorted((one, other) => one.start - other.start),
})
