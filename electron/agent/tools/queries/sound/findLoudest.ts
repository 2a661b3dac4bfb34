import { z } from 'zod'
import { formatTime } from '../../../../../shared/wording/formatTime.ts'
import { ok } from '../../../../../shared/result.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayNames, sayRange } from '../../sentences/saying.ts'
import { askSound, hundredth, placeAt, tenth } from './askSound.ts'

interface Extremes {
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly which: 'loudest' | 'quietest'
  readonly places: readonly (RangeView & { readonly lufs: number })[]
}

const most = 3

export const findLoudest = defineSoundQuery({
  name: 'find_loudest',
  title: 'Find the loudest place',
  description:
    'The three loudest (or quietest) stretches of 3 seconds of what is heard, with their loudness in LUFS. Changes nothing.',
  words: ['find the loudest part', 'where is it loudest', 'where is it quietest', 'loudest place'],
  parameters: z.strictObject({
    which: z.enum(['loudest', 'quietest']).default('loudest').describe('Which end; silence is no quiet place.'),
  }),
  ask: async (editor, step) => {
    const found = await askSound(editor, step, { kind: 'extremes', which: step.args.which, most })
    if (!found.ok) return found
    const { range, tracks, which, places } = found.value
    const rounded = places.map(({ lufs, ...place }) => ({ ...place, lufs: tenth(lufs) }))
    return ok<Extremes>({ range, tracks, which, places: rounded })
  },
  say: ({ range, tracks, which, places }) => {
    const where = `${sayRange(range)} of ${sayNames(tracks)}`
    const [first, ...others] = places
    if (first === undefined) return `${where} is silent.`
    const rest = others.map(({ start, lufs }) => `${formatTime(hundredth(start))} (${lufs})`)
    const then = rest.length === 0 ? '' : ` Then ${rest.join(' and ')}.`
    return `The ${which} place in ${where} is ${sayPlace(first)}, at ${first.lufs} LUFS.${then}`
  },
  point: ({ places }) => ({
    places: places.map((place) => placeAt(place, [], `${place.lufs} LUFS`)),
    offers: [],
  }),
})

const sayPlace = ({ start, end }: RangeView): string => sayRange({ start: hundredth(start), end: hundredth(end) })
