import { formatTime } from '../../../../../shared/wording/formatTime.ts'
import { ok } from '../../../../../shared/result.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayNames, sayRange } from '../../sentences/saying.ts'
import { askSound, hundredth, nameOf, noParameters, placeAt, sayOffers, tenth, wholeTrack } from './askSound.ts'

interface Noise extends RangeView {
  readonly track: string
  readonly trackId: string
  readonly floor_db: number
  readonly above_floor_db: number
}

interface NoiseAnswer {
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly found: readonly Noise[]
}

/** As ACX asks for it; and what is heard through speech. */
const quiet = -60
const noisy = -45

export const measureNoise = defineSoundQuery({
  name: 'measure_noise',
  title: 'Measure the noise floor',
  description:
    'How noisy the room is, track by track: RMS of the quietest half second that is no digital silence, where it is, and how far speech or music is above it. Changes nothing.',
  words: ['measure the noise', 'how noisy is it', 'noise floor', 'room noise', 'signal to noise'],
  parameters: noParameters,
  ask: async (editor, step, view) => {
    const answer = await askSound(editor, step, { kind: 'noise' })
    if (!answer.ok) return answer
    const { range, tracks, found } = answer.value
    const named = found.map(({ trackId, start, end, floorDb, loudDb }): Noise => ({
      track: nameOf(view, trackId),
      trackId,
      start,
      end,
      floor_db: tenth(floorDb),
      above_floor_db: tenth(loudDb - floorDb),
    }))
    return ok<NoiseAnswer>({ range, tracks, found: named })
  },
  say: (value) => {
    const where = `${sayRange(value.range)} of ${sayNames(value.tracks)}`
    if (value.found.length === 0) return `There is no half second in ${where} without digital silence to measure.`
    const said = value.found.map(
      (one) =>
        `${one.track} has a noise floor of ${one.floor_db} dBFS at ${formatTime(hundredth(one.start))}, ${verdict(one)}; what is said is ${one.above_floor_db} dB above it`,
    )
    return `${said.join('. ')}.${sayOffers(offersOf(value))}`
  },
  point: (value) => ({
    places: value.found.map((one) => placeAt(one, [one.trackId], one.track)),
    offers: offersOf(value),
  }),
})

function verdict({ floor_db: floor }: Noise): string {
  if (floor <= quiet) return 'quiet enough for ACX'
  return floor <= noisy ? 'some noise' : 'noisy'
}

/** Where little is above it, what was measured is the sound itself and no noise. */
const leastAbove = 12

const offersOf = ({ found }: NoiseAnswer): string[] =>
  found
    .filter((one) => one.floor_db > quiet && one.above_floor_db >= leastAbove)
    .map(({ track }) => `reduce the noise in ${wholeTrack(track)}`)
