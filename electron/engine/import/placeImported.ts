import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, toFrames, toSeconds } from '../../../shared/time.ts'
import { changeTracks } from '../edits/changeTracks.ts'
import { insertRow } from '../edits/insertRow.ts'
import { pushLabels } from '../edits/moveLabels.ts'
import type { JoinRules } from '../joins/joinSides.ts'
import { firstClipStartingFrom } from '../model/findClips.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import type { ImportPlace } from '../../editor/index.ts'
import type { ImportedTrack } from './importFiles.ts'

export interface PlacingEnv {
  readonly joins: JoinRules['joins']
  readonly newId: (kind: 'track' | 'clip') => string
}

/** The project with what came in: on a track of its own behind the others, or where its place says. */
export function placeImported(project: Project, imported: ImportedTrack, env: PlacingEnv): Result<Project> {
  const { place } = imported
  const at = place === undefined ? 0 : toFrames(place.at, project.sampleRate)
  const length = piecesLength(imported.pieces)
  const ids = tracksFor(project, place)
  if (place === undefined || ids.size === 0) {
    const track = trackOf(imported, at, env)
    const opened = place?.gap === 'open' ? openGap(project, at, length, env) : project
    return ok({ ...opened, tracks: [...opened.tracks, track] })
  }
  if (place.gap === 'open') return ok(insertInto(project, ids, imported, { at, length }, env))
  for (const track of project.tracks) {
    const other = ids.has(track.id) ? clipIn(track, at, at + length) : undefined
    if (other !== undefined)
      return err(
        failure('engine/overlap', {
          clip: imported.name,
          other: other.name,
          time: toSeconds(other.start, project.sampleRate),
        }),
      )
  }
  return ok(changeTracks(project, ids, (track) => withClip(track, clipOf(imported, at, env))))
}

function trackOf(imported: ImportedTrack, at: number, env: PlacingEnv): Track {
  const id = env.newId('track') as TrackId
  const clips = imported.pieces.length === 0 ? [] : [clipOf(imported, at, env)]
  const { name, channels } = imported
  return { id, name, channels, gainDb: 0, pan: 0, muted: false, soloed: false, clips }
}

const clipOf = ({ name, pieces }: ImportedTrack, at: number, env: PlacingEnv): Clip => ({
  id: env.newId('clip') as ClipId,
  name,
  start: frames(at),
  length: frames(piecesLength(pieces)),
  pieces,
})

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
    insertRow(track, { clips: [clipOf(imported, 0, env)], length, at, end: at }, rules, newClipId),
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

const clipIn = (track: Track, start: number, end: number): Clip | undefined =>
  track.clips.find((clip) => clip.start < end && clip.start + clip.length > start)

function withClip(track: Track, clip: Clip): Track {
  const place = firstClipStartingFrom(track.clips, clip.start)
  return { ...track, clips: [...track.clips.slice(0, place), clip, ...track.clips.slice(place)] }
}
