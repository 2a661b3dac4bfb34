import { failure } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import type { EditNote } from '../../../../shared/schemas/change.ts'
import type { MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'
import { changeTracks } from '../../edits/changeTracks.ts'
import { finish } from '../../edits/edit.ts'
import { readTargetWithAudio } from '../../edits/readTarget.ts'
import { scaleRange } from '../../edits/level/shapeRange.ts'
import { monoBeside, type MeasuredRange } from '../../measure/loudness/index.ts'
import { toDecibels } from '../../model/decibels.ts'
import type { Track } from '../../model/project.ts'
import type { LongEdit } from '../longEdit.ts'
import { findReference } from './findReference.ts'
import { listenPart, loudnessChange, type LoudnessGain, loudnessGain } from './loudnessGain.ts'

/** Tracks that get one gain; `name` where there are several such groups. */
interface Group {
  readonly name: string | null
  readonly tracks: readonly Track[]
}

interface Gained extends Group, LoudnessGain {}

/** Decibels; what is nearer than that is as loud already. */
const leastGainDb = 0.05

const isHeard = (gain: number): boolean => Math.abs(toDecibels(gain)) >= leastGainDb

/**
 * Brings what is selected to the loudness of a reference, or so many dB above it, by gain alone; the reference stays.
 * Beside a track each of the others gets its own gain, beside a part all get one. What is silent stays.
 */
export const matchTo: LongEdit<'matchTo'> = async (state, request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const found = findReference(state.project, request.reference, target.value)
  if (!found.ok) return found
  const reference = found.value
  const acted = target.value.tracks.filter((track) => !(reference.isTrack && reference.tracks.includes(track)))
  if (acted.length === 0) return err(failure('engine/bad-value', { problem: { kind: 'measured-by-itself' } }))
  const groups = reference.isTrack ? eachOf(acted) : [{ name: null, tracks: acted }]
  const mono = monoBeside([...acted, ...reference.tracks])
  const part = (index: number) => ({ ...listenPart(env, index, groups.length + 1, state.project.sampleRate), mono })
  const heard = await loudnessGain(part(0), reference.tracks, reference.range, 0)
  if (!heard.ok) return heard
  if (heard.value === null) return err(failure('engine/only-silence', { track: reference.name }))
  const level = heard.value.lufs + request.offsetDb
  const gained: Gained[] = []
  for (const [index, group] of groups.entries()) {
    const one = await loudnessGain(part(index + 1), group.tracks, target.value, level)
    if (!one.ok) return one
    if (one.value !== null) gained.push({ ...group, ...one.value })
  }
  if (gained.length === 0) return err(failure('engine/only-silence', { track: null }))
  const changing = gained.filter(({ gain }) => isHeard(gain))
  const told = {
    tracks: acted.map((track) => track.name),
    range: target.value,
    changes: changing.map(({ name, lufs }) => loudnessChange(name, lufs, level)),
    notes: notesOf({ name: reference.name, lufs: heard.value.lufs }, gained, mono),
    gains: gainsOf(changing, target.value, state.project.sampleRate),
  }
  return ok({
    tasks: [],
    apply: (now) => {
      const project = changing.reduce(
        (one, { tracks, gain }) =>
          changeTracks(one, new Set(tracks.map(({ id }) => id)), (track) => scaleRange(track, target.value, gain)),
        now.project,
      )
      return finish(now, { project }, told)
    },
  })
}

const eachOf = (tracks: readonly Track[]): readonly Group[] =>
  tracks.map((track) => ({ name: tracks.length > 1 ? track.name : null, tracks: [track] }))

function notesOf(
  reference: { readonly name: string; readonly lufs: number },
  gained: readonly Gained[],
  mono: MonoCount,
): EditNote[] {
  const own = gained.flatMap(({ name, gain, highPeakDb }): EditNote[] => [
    ...(isHeard(gain) ? [{ kind: 'gained' as const, track: name, db: toDecibels(gain) }] : []),
    ...(highPeakDb === null ? [] : [{ kind: 'true-peak' as const, track: name, db: highPeakDb }]),
  ])
  return [
    { kind: 'measured-by', ...reference },
    ...own,
    ...(mono === 'dual' ? [{ kind: 'mono' as const, counted: mono }] : []),
  ]
}

const gainsOf = (changing: readonly Gained[], { start, end }: MeasuredRange, sampleRate: number) =>
  changing.flatMap(({ tracks, gain }) =>
    tracks.map(({ id }) => ({
      trackId: id,
      start: start / sampleRate,
      end: end / sampleRate,
      db: toDecibels(gain),
    })),
  )
