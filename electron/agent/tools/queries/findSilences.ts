import { z } from 'zod'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { ok } from '../../../../shared/result.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Analysis, Editor } from '../../../editor/index.ts'
import { defineSoundQuery } from '../contract/defineQuery.ts'
import { quoteName } from '../../../../shared/wording/saying.ts'
import { sayName, sayNames, sayRange } from '../sentences/saying.ts'
import { placeAt } from './sound/askSound.ts'
import { numberIn } from '../schema/parameters.ts'

type Silences = Extract<Analysis, { kind: 'silences' }>

/** Longer lists are cut. */
const mostSaid = 30

export const findSilences = defineSoundQuery({
  name: 'find_silences',
  title: 'Find silences',
  description: 'Start and end of every pause of at least `min_silence` seconds, where all of the tracks are silent.',
  words: ['find silences', 'find the silences', 'find pauses', 'where are the pauses'],
  parameters: z.strictObject({
    threshold_db: numberIn(limits.silenceDb)
      .default(limits.silenceDb.default)
      .describe('At or below this level is silence, dBFS.'),
    min_silence: numberIn(limits.minSilence)
      .default(limits.minSilence.default)
      .describe('Shortest pause that counts, seconds.'),
    max_silence: numberIn(limits.minSilence).optional().describe('Longest pause that counts; left out: any.'),
  }),
  ask: async (editor, step, view) => {
    const { threshold_db: thresholdDb, min_silence: minSilence, max_silence: maxSilence } = step.args
    const found = await editor.analyse({
      kind: 'silences',
      range: step.range,
      trackIds: step.trackIds,
      thresholdDb,
      minSilence,
    })
    if (!found.ok) return found
    const all = found.value as Silences
    const isCounted = ({ start, end }: RangeView) => maxSilence === undefined || end - start <= maxSilence
    const silences = all.silences.filter(isCounted)
    const heard = { thresholdDb, minSilence, isCounted }
    const alone = silences.length > 0 ? [] : await pausesAlone(editor, { ...step, range: all.range }, heard, view)
    const only = onlyTrack(step.trackIds, view)
    return ok({ ...all, silences, minSilence, maxSilence, alone, only, isPart: step.range !== null })
  },
  say: (value) => {
    const { silences } = value
    if (silences.length === 0) return [`${sayCount(value)}.`, ...value.alone.map(sayAlone)].join(' ')
    const list = silences
      .slice(0, mostSaid)
      .map(({ start, end }) => `${formatTime(start)}–${formatTime(end)} (${Math.round((end - start) * 100) / 100} s)`)
    const more = silences.length > mostSaid ? `, and ${silences.length - mostSaid} more` : ''
    return `${sayCount(value)}: ${list.join(', ')}${more}.`
  },
  point: (value) => ({
    places: value.silences.slice(0, mostSaid).map((one) => placeAt(one, [], '')),
    offers: offersOf(value),
    ...(value.silences.length > 0 && { lead: `${sayCount(value)}.` }),
  }),
})

/** How many pauses a track has by itself, where all of them together share none. */
interface Alone {
  readonly track: string
  readonly count: number
}

interface Found extends Silences {
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly minSilence: number
  readonly maxSilence?: number | undefined
  readonly alone: readonly Alone[]
  /** A part of the time was asked about. */
  readonly isPart: boolean
  /** Which track was listened to: one of several, some of them (null), or all there are (''). */
  readonly only: string | null
}

function onlyTrack(trackIds: readonly string[], { tracks }: ProjectView): string | null {
  const heard = tracks.filter(({ id }) => trackIds.includes(id))
  const [first] = heard
  if (first === undefined || heard.length === tracks.length) return ''
  return heard.length === 1 ? first.name : null
}

interface Heard {
  readonly thresholdDb: number
  readonly minSilence: number
  readonly isCounted: (silence: RangeView) => boolean
}

/** More tracks are not listened to one by one. */
const mostTracks = 8

/** Under music no pause is shared: each track is listened to by itself. */
async function pausesAlone(
  editor: Pick<Editor, 'analyse'>,
  { range, trackIds }: { readonly range: RangeView; readonly trackIds: readonly string[] },
  { thresholdDb, minSilence, isCounted }: Heard,
  { tracks }: ProjectView,
): Promise<Alone[]> {
  // Where none is named, all of them were listened to.
  const asked = trackIds.length === 0 ? tracks : tracks.filter(({ id }) => trackIds.includes(id))
  const sounding = asked.filter(({ clips }) => clips.length > 0)
  if (sounding.length < 2 || sounding.length > mostTracks) return []
  const alone: Alone[] = []
  for (const { id, name } of sounding) {
    const found = await editor.analyse({ kind: 'silences', range, trackIds: [id], thresholdDb, minSilence })
    const count = found.ok ? (found.value as Silences).silences.filter(isCounted).length : 0
    if (count > 0) alone.push({ track: name, count })
  }
  return alone
}

/** Without the list. */
function sayCount({ silences, range, tracks, minSilence, maxSilence }: Found): string {
  const long = maxSilence === undefined ? `${minSilence} s or more` : `${minSilence} to ${maxSilence} s`
  const where = `of ${long} in ${sayRange(range)} of ${sayNames(tracks)}`
  if (silences.length === 0) return `There is no pause ${where}`
  return silences.length === 1 ? `There is 1 pause ${where}` : `There are ${silences.length} pauses ${where}`
}

const sayAlone = ({ track, count }: Alone): string =>
  `${sayName(track)} by itself has ${count === 1 ? '1 pause' : `${count} pauses`}.`

/** With its range, for what was pressed in the list is selected by then; of one track, all of it. */
function labelling({ only, isPart }: Found, pauses: string, within: string): string[] {
  if (only === '') return [`label ${pauses} ${within}`]
  return only === null || isPart ? [] : [`label ${pauses} in the whole ${quoteName(only)} track`]
}

function offersOf(value: Found): string[] {
  const { minSilence, range, alone, isPart, maxSilence } = value
  if (maxSilence !== undefined) return []
  const pauses = `the pauses longer than ${minSilence} seconds`
  const within = `from ${formatTime(range.start)} to ${formatTime(range.end)}`
  if (value.silences.length > 0) return labelling(value, pauses, within)
  return alone.map(({ track }) => `find ${pauses} in ${quoteName(track)}${isPart ? ` ${within}` : ''}`)
}
