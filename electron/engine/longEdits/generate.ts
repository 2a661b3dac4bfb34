import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { frames, toFrames } from '../../../shared/time.ts'
import type { EditNote } from '../../../shared/schemas/change.ts'
import { changeTracks } from '../edits/changeTracks.ts'
import { toGain } from '../model/decibels.ts'
import { finish, type EditEnv, type EditState } from '../edits/edit.ts'
import { insertRow } from '../edits/insertRow.ts'
import { pushLabels, takeOutOfLabels } from '../edits/moveLabels.ts'
import { freeName } from '../edits/tracks/createTrack.ts'
import type { EffectCall } from '../effects/index.ts'
import { checkLength } from '../model/projectEnd.ts'
import type { Piece } from '../model/piece.ts'
import type { Label, Project, Track } from '../model/project.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import { checkFrequency } from './filters.ts'
import type { LongEdit, LongPlan } from './longEdit.ts'

/** A steady tone of `levelDb` peak. */
export const generateTone: LongEdit<'generateTone'> = async (state, request) => {
  const allowed = checkFrequency(request.frequencyHz, state.project.sampleRate)
  if (!allowed.ok) return allowed
  const { waveform, frequencyHz } = request
  return generate(state, {
    name: 'tone',
    seconds: request.duration,
    effect: () => ({ name: 'tone', params: { waveform, frequencyHz, amplitude: toGain(request.levelDb) } }),
  })
}

/** Another noise on every track, the same one every time. */
export const generateNoise: LongEdit<'generateNoise'> = async (state, { color, levelDb, duration }) =>
  generate(state, {
    name: `${color} noise`,
    seconds: duration,
    effect: (index) => ({ name: 'noise', params: { color, amplitude: toGain(levelDb), seed: index + 1 } }),
  })

export interface Generator {
  readonly name: string
  /** Left out: as long as the time selection. */
  readonly seconds: number | undefined
  readonly effect: (index: number) => EffectCall
  readonly notes?: readonly EditNote[]
}

/** Where the generated sound goes. */
export interface Insertion {
  readonly at: number
  /** What is there now and makes room. */
  readonly end: number
  readonly length: number
}

/**
 * As in Audacity: in the place of the time selection, else at the cursor, on the selected tracks; on a track of its own
 * when none is selected.
 */
export function generate(state: EditState, generator: Generator): Result<LongPlan> {
  const { selectedTracks } = state.focus
  const place = insertionOf(state, generator.seconds)
  if (!place.ok) return place
  const insertion = place.value
  const { length } = insertion
  const tracks = state.project.tracks.filter((track) => selectedTracks.includes(track.id))
  const rows = tracks.length === 0 ? [1 as const] : tracks.map((track) => track.channels)
  const tasks = rows.map((channels, index): RenderTask => ({
    effect: generator.effect(index),
    format: { sampleRate: state.project.sampleRate, channels },
    input: 0,
    read: () => {},
    leadIn: 0,
    length,
    at: insertion.at,
    like: [],
  }))
  return ok({
    tasks,
    apply: (now, made, env) =>
      tracks.length === 0
        ? onNewTrack(now, generator.name, made[0] ?? [], insertion, env)
        : intoTracks(now, { name: generator.name, tracks, made, insertion, notes: generator.notes ?? [] }, env),
  })
}

/** In the place of the time selection, else at the cursor; as long as the selection where no length is named. */
export function insertionOf(state: EditState, seconds: number | undefined): Result<Insertion> {
  const { selection, cursor } = state.focus
  const asked = seconds === undefined ? null : toFrames(seconds, state.project.sampleRate)
  const length = asked ?? (selection === null ? 0 : selection.end - selection.start)
  if (length <= 0) return err(failure('engine/bad-value', { problem: { kind: 'length-missing' } }))
  const at = selection?.start ?? cursor
  const fits = checkLength(at + length, state.project.sampleRate)
  return fits.ok ? ok({ at, end: selection?.end ?? cursor, length }) : fits
}

function onNewTrack(
  state: EditState,
  name: string,
  pieces: readonly Piece[],
  { at, length }: Insertion,
  env: EditEnv,
): ReturnType<LongPlan['apply']> {
  const id = env.newId('track') as TrackId
  const title = freeName(
    state.project,
    (number) => (number === 1 ? sentenceCase(name) : `${sentenceCase(name)} ${number}`),
    1,
  )
  const clip = { id: env.newId('clip') as ClipId, name, start: frames(at), length: frames(length), pieces }
  const track: Track = { id, name: title, channels: 1, gainDb: 0, pan: 0, muted: false, soloed: false, clips: [clip] }
  const range = { start: frames(at), end: frames(at + length) }
  const project = { ...state.project, tracks: [...state.project.tracks, track] }
  return finish(
    state,
    { project, focus: { ...state.focus, selection: range, selectedTracks: [id] } },
    { tracks: [title], range },
  )
}

interface Filling {
  readonly name: string
  readonly tracks: readonly Track[]
  readonly made: readonly (readonly Piece[])[]
  readonly insertion: Insertion
  readonly notes: readonly EditNote[]
}

function intoTracks(
  state: EditState,
  { name, tracks, made, insertion, notes }: Filling,
  env: EditEnv,
): ReturnType<LongPlan['apply']> {
  const { sampleRate } = state.project
  const newClipId = (): ClipId => env.newId('clip') as ClipId
  const rows = new Map(tracks.map((track, index) => [track.id, made[index] ?? []]))
  const project = changeTracks(state.project, new Set(rows.keys()), (track) => {
    const clip = {
      id: '' as ClipId,
      name,
      start: frames(0),
      length: frames(insertion.length),
      pieces: rows.get(track.id) ?? [],
    }
    return insertRow(
      track,
      { clips: [clip], length: insertion.length, at: insertion.at, end: Math.max(insertion.at, insertion.end) },
      { joins: env.joins, sampleRate },
      newClipId,
    )
  })
  const range = { start: frames(insertion.at), end: frames(insertion.at + insertion.length) }
  const focus = { ...state.focus, selection: range, cursor: range.start }
  return finish(
    state,
    { project: withLabels(project, tracks.length, insertion), focus },
    { tracks: tracks.map((track) => track.name), range, notes },
  )
}

/** Labels move with what follows when every track takes part. */
function withLabels(project: Project, count: number, { at, end, length }: Insertion): Project {
  const grown = length - (end - at)
  if (grown === 0 || count < project.tracks.length) return project
  const labels: readonly Label[] =
    grown > 0 ? pushLabels(project.labels, end, grown) : takeOutOfLabels(project.labels, end + grown, end)
  return { ...project, labels }
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
