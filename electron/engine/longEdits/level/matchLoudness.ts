import { chaptersWithin } from '../../../../shared/chapterRanges.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Change, EditNote } from '../../../../shared/schemas/change.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import { changeTracks } from '../../edits/changeTracks.ts'
import { finish, type EditState } from '../../edits/edit.ts'
import { readTargetWithAudio, type Target } from '../../edits/readTarget.ts'
import { scaleRange } from '../../edits/level/shapeRange.ts'
import { monoBeside, type MeasuredRange } from '../../measure/loudness/index.ts'
import { aloneIn, listenToVoices } from '../../measure/voices/index.ts'
import { toDecibels } from '../../model/decibels.ts'
import type { Track } from '../../model/project.ts'
import { audioEnd } from '../../render/audibleTracks.ts'
import type { LongEdit, LongEnv } from '../longEdit.ts'
import { isNear, listenPart, loudnessChange, loudnessGain } from './loudnessGain.ts'

/** What gets a gain of its own. */
interface Group {
  readonly name: string
  readonly tracks: readonly Track[]
  readonly range: MeasuredRange
  /** The steps in which its person speaks; null where all counts. */
  readonly alone: Uint8Array | null
  readonly mono: MonoCount
}

interface Measured extends Group {
  readonly lufs: number
}

interface Gained extends Measured {
  readonly gain: number
}

/**
 * Makes tracks, or what lies under the labels, equally loud: all come to the mean of what they have, by gain alone.
 * What is silent stays. Microphones that hear the others too are measured while their own person speaks.
 */
export const matchLoudness: LongEdit<'matchLoudness'> = async (state, { between }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const found = between === 'tracks' ? await tracksOf(state, target.value, env) : ok(labelsOf(state, target.value))
  if (!found.ok) return found
  const groups = found.value
  const measured = await measureAll(groups, state, env)
  if (!measured.ok) return measured
  if (measured.value.length < 2) return err(failure('engine/bad-value', { problem: { kind: 'one-to-match' } }))
  const mean = measured.value.reduce((sum, { lufs }) => sum + lufs, 0) / measured.value.length
  const gained = await gainsTo(mean, measured.value, state, env)
  if (!gained.ok) return gained
  const changing = gained.value.filter(({ gain }) => !isNear(gain))
  const { sampleRate } = state.project
  const changes = changing.map(({ name, lufs, range }): Change => ({
    ...loudnessChange(between === 'tracks' ? name : null, lufs, mean),
    range: between === 'tracks' ? null : { start: range.start / sampleRate, end: range.end / sampleRate },
  }))
  const isDual = groups.some(({ mono }) => mono === 'dual')
  const notes: EditNote[] = isDual ? [{ kind: 'mono', counted: 'dual' }] : []
  const gains = changing.flatMap(({ tracks, range, gain }) =>
    tracks.map(({ id }) => ({
      trackId: id,
      start: range.start / sampleRate,
      end: range.end / sampleRate,
      db: toDecibels(gain),
    })),
  )
  return ok({
    tasks: [],
    apply: (now) => {
      const project = changing.reduce(
        (one, { tracks, range, gain }) =>
          changeTracks(one, new Set(tracks.map(({ id }) => id)), (track) => scaleRange(track, range, gain)),
        now.project,
      )
      return finish(now, { project }, { tracks: target.value.names, range: target.value, changes, notes, gains })
    },
  })
}

async function tracksOf(
  { project }: EditState,
  { tracks, start, end }: Target,
  env: LongEnv,
): Promise<Result<readonly Group[]>> {
  const ctx = listenPart({ ...env, report: () => {} }, 0, 1, project.sampleRate)
  const heard = await listenToVoices(ctx, tracks, { start, end })
  if (!heard.ok) return heard
  const { speaking, tracks: voices } = heard.value
  const mono = monoBeside(tracks)
  return ok(
    tracks.map((track) => {
      const voice = voices.indexOf(track)
      const alone = speaking === null || voice < 0 ? null : aloneIn(speaking, voice)
      return { name: track.name, tracks: [track], range: { start, end }, alone, mono }
    }),
  )
}

function labelsOf({ project }: EditState, { tracks, ...range }: Target): readonly Group[] {
  return chaptersWithin(project.labels, audioEnd(project), range).map(({ label, start, end }): Group => ({
    name: label.text,
    tracks,
    range: { start, end },
    alone: null,
    mono: 'once',
  }))
}

/** Those that are heard, with how loud they are. */
async function measureAll(
  groups: readonly Group[],
  { project }: EditState,
  env: LongEnv,
): Promise<Result<readonly Measured[]>> {
  const measured: Measured[] = []
  for (const [index, group] of groups.entries()) {
    const part = { ...listenPart(env, index, groups.length, project.sampleRate), mono: group.mono }
    const found = await loudnessGain(part, group.tracks, group.range, 0, group.alone)
    if (!found.ok) return found
    if (found.value !== null) measured.push({ ...group, lufs: found.value.lufs })
  }
  return ok(measured)
}

/** Measured once more against the mean: a gate may let other parts through once they are louder or quieter. */
async function gainsTo(
  mean: number,
  groups: readonly Measured[],
  { project }: EditState,
  env: LongEnv,
): Promise<Result<readonly Gained[]>> {
  const gains: Gained[] = []
  for (const group of groups) {
    const part = { ...listenPart({ ...env, report: () => {} }, 0, 1, project.sampleRate), mono: group.mono }
    const found = await loudnessGain(part, group.tracks, group.range, mean, group.alone)
    if (!found.ok) return found
    if (found.value !== null) gains.push({ ...group, gain: found.value.gain })
  }
  return ok(gains)
}
