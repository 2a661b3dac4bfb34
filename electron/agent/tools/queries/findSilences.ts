import { z } from 'zod'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { ok } from '../../../../shared/result.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Analysis } from '../../../editor/index.ts'
import { defineSoundQuery } from '../contract/defineQuery.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { placeAt } from './sound/askSound.ts'
import { numberIn } from '../schema/parameters.ts'

type Silences = Extract<Analysis, { kind: 'silences' }>

/** Labels are put on all pauses from a length on. */
const isLabelled = ({
  silences,
  maxSilence,
}: {
  readonly silences: readonly unknown[]
  readonly maxSilence?: number | undefined
}): boolean => silences.length > 0 && maxSilence === undefined

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
  ask: async (editor, step) => {
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
    return ok({ ...all, silences: all.silences.filter(isCounted), minSilence, maxSilence })
  },
  say: ({ silences, range, tracks, minSilence, maxSilence }) => {
    const where = `${sayRange(range)} of ${sayNames(tracks)}`
    const long = maxSilence === undefined ? `${minSilence} s or more` : `${minSilence} to ${maxSilence} s`
    if (silences.length === 0) return `There is no pause of ${long} in ${where}.`
    const list = silences
      .slice(0, mostSaid)
      .map(({ start, end }) => `${formatTime(start)}–${formatTime(end)} (${Math.round((end - start) * 100) / 100} s)`)
    const more = silences.length > mostSaid ? `, and ${silences.length - mostSaid} more` : ''
    return `${silences.length === 1 ? 'There is 1 pause' : `There are ${silences.length} pauses`} of ${long} in ${where}: ${list.join(', ')}${more}.`
  },
  point: (value) => ({
    places: value.silences.slice(0, mostSaid).map((one) => placeAt(one, [], '')),
    // With its range, for what was pressed in the list is selected by then.
    offers: isLabelled(value)
      ? [
          `label the pauses longer than ${value.minSilence} seconds from ${formatTime(value.range.start)} to ${formatTime(value.range.end)}`,
        ]
      : [],
  }),
})
