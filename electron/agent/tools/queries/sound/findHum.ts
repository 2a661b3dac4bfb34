import { ok } from '../../../../../shared/result.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayNames, sayRange } from '../../sentences/saying.ts'
import { askSound, nameOf, noParameters, placeAt, sayOffers, tenth, wholeTrack } from './askSound.ts'

interface Hummed {
  readonly track: string
  readonly trackId: string
  readonly hz: 50 | 60 | null
  readonly level_db: number
  readonly tones_hz: readonly number[]
  readonly above_db: number
}

interface HumAnswer {
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly found: readonly Hummed[]
}

export const findHum = defineSoundQuery({
  name: 'find_hum',
  title: 'Find hum',
  description:
    'Whether tracks have hum of the mains (50 or 60 Hz with overtones): its level, its tones and how far they stand out. Changes nothing.',
  words: ['find hum', 'is there hum', 'is there a buzz', 'check for hum'],
  parameters: noParameters,
  ask: async (editor, step, view) => {
    const answer = await askSound(editor, step, { kind: 'hum' })
    if (!answer.ok) return answer
    const { range, tracks, found } = answer.value
    const named = found.map(({ trackId, hz, levelDb, tones, aboveDb }): Hummed => ({
      track: nameOf(view, trackId),
      trackId,
      hz,
      level_db: tenth(levelDb),
      tones_hz: tones,
      above_db: tenth(aboveDb),
    }))
    return ok<HumAnswer>({ range, tracks, found: named })
  },
  say: (value) => {
    const where = `${sayRange(value.range)} of ${sayNames(value.tracks)}`
    if (value.found.length === 0) return `There is too little sound in ${where} to tell.`
    const humming = hums(value)
    if (humming.length === 0) return `There is no hum of 50 or 60 Hz in ${where}.`
    const said = humming.map(
      (one) =>
        `${one.track} hums at ${one.hz} Hz, ${one.level_db} dBFS (tones at ${one.tones_hz.join(', ')} Hz, up to ${one.above_db} dB above what is beside them)`,
    )
    const rest = value.found.length - humming.length
    const others = rest === 0 ? '' : ` ${rest === 1 ? 'One other track has' : `${rest} other tracks have`} none.`
    return `${said.join('; ')}.${others}${sayOffers(offersOf(value))}`
  },
  point: (value) => ({
    places: hums(value).map((one) => placeAt(value.range, [one.trackId], one.track)),
    offers: offersOf(value),
  }),
})

const hums = ({ found }: HumAnswer): readonly Hummed[] => found.filter(({ hz }) => hz !== null)

const offersOf = (value: HumAnswer): string[] =>
  hums(value).map(({ hz, track }) => `remove the ${hz} Hz hum from ${wholeTrack(track)}`)
