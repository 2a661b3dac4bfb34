import { ok } from '../../../../../shared/result.ts'
import type { ProjectView, RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { askSound, nameOf, noParameters, sayOffers } from './askSound.ts'

interface Beside {
  readonly track: string
  /** Null where both are not alike. */
  readonly late_s: number | null
  readonly drift_ppm: number
  readonly spread_ms: number
  readonly places: number
  /** Where its first clip begins. */
  readonly starts: number
}

interface Sync {
  readonly range: RangeView
  readonly reference: string
  readonly reference_starts: number
  readonly found: readonly Beside[]
}

/** What nobody hears, and what one frame of film is far above. */
const inStep = 0.005
/** Seconds that a drift adds up to before it is worth mending. */
const drifts = 0.005

export const checkSync = defineSoundQuery({
  name: 'check_sync',
  title: 'Check sync',
  description:
    'Whether tracks that recorded the same event are in step: how much later or earlier each is than the first of them, and how its clock drifts, by their sound. Changes nothing.',
  words: [
    'check sync',
    'is it out of sync',
    'are the tracks in sync',
    'are the tracks aligned',
    'offset between the tracks',
  ],
  parameters: noParameters,
  ask: async (editor, step, view) => {
    const answer = await askSound(editor, { ...step, trackIds: withAnother(step.trackIds, view) }, { kind: 'sync' })
    if (!answer.ok) return answer
    const { range, reference, found } = answer.value
    return ok<Sync>({
      range,
      reference: nameOf(view, reference),
      reference_starts: startOf(view, reference),
      found: found.map(({ trackId, alignment }) => ({
        track: nameOf(view, trackId),
        late_s: alignment === null ? null : Math.round(alignment.offset * 10_000) / 10_000,
        drift_ppm: alignment === null ? 0 : Math.round(alignment.driftPpm * 10) / 10,
        spread_ms: alignment === null ? 0 : Math.round(alignment.spread * 10_000) / 10,
        places: alignment?.places ?? 0,
        starts: startOf(view, trackId),
      })),
    })
  },
  say: (value) => `${value.found.map((one) => sayBeside(one, value)).join(' ')}${sayOffers(offersOf(value))}`,
  point: (value) => ({ places: [], offers: offersOf(value) }),
})

/** One that is named alone is meant beside the first of the others. */
function withAnother(trackIds: readonly string[], { tracks }: ProjectView): readonly string[] {
  const other = tracks.find(({ id, clips }) => clips.length > 0 && !trackIds.includes(id))
  return trackIds.length === 1 && other !== undefined ? [...trackIds, other.id] : trackIds
}

const startOf = ({ tracks }: ProjectView, id: string): number =>
  tracks.find((track) => track.id === id)?.clips[0]?.start ?? 0

const drift = ({ drift_ppm: ppm }: Beside, { range }: Sync): number => (ppm / 1e6) * (range.end - range.start)

function sayBeside(one: Beside, value: Sync): string {
  const { track, late_s: late, drift_ppm: ppm, spread_ms: spread, places } = one
  if (late === null) return `${track} and ${value.reference} are not alike enough to tell: they share too little sound.`
  const where = `by ${places} places that agree to ${spread} ms`
  const isDrifting = Math.abs(drift(one, value)) >= drifts
  const runs = `${track} runs ${ppm > 0 ? 'slower' : 'faster'} by ${Math.abs(ppm)} ppm, ${Math.round(Math.abs(drift(one, value)) * 1000)} ms in all`
  if (Math.abs(late) < inStep)
    return isDrifting
      ? `${track} and ${value.reference} begin in step, but ${runs} (${where}).`
      : `${track} and ${value.reference} are in step, within ${Math.max(0.1, Math.round(Math.abs(late) * 10_000) / 10)} ms (${where}).`
  const head = `${track} is ${Math.abs(late)} s ${late > 0 ? 'later' : 'earlier'} than ${value.reference}`
  return isDrifting ? `${head}, and ${runs} (${where}).` : `${head}; its clock does not drift (${where}).`
}

function offersOf(value: Sync): string[] {
  return value.found.flatMap((one) => {
    const { track, late_s: late, starts } = one
    if (late === null) return []
    const percent = Math.abs(Math.round((drift(one, value) / (value.range.end - value.range.start)) * 1e7) / 1e5)
    const paced =
      Math.abs(drift(one, value)) < drifts
        ? []
        : [`change the speed of ${track} by ${one.drift_ppm > 0 ? '' : '-'}${percent}%`]
    if (Math.abs(late) < inStep) return paced
    const to = Math.round((starts - late) * 10_000) / 10_000
    const moved =
      to >= 0
        ? `move ${track} to ${to} seconds`
        : `move ${value.reference} to ${Math.round((value.reference_starts + late) * 10_000) / 10_000} seconds`
    return [moved, ...paced]
  })
}
