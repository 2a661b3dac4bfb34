import { formatTime } from '../../../../../shared/wording/formatTime.ts'
import { ok } from '../../../../../shared/result.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayNames, sayRange } from '../../sentences/saying.ts'
import { askSound, hundredth, mostPlaces, nameOf, noParameters, placeAt, sayOffers, tenth } from './askSound.ts'

interface Clipping {
  readonly range: RangeView
  readonly tracks: readonly string[]
  readonly clipped: readonly (RangeView & {
    readonly trackId: string
    readonly track: string
    readonly count: number
  })[]
  readonly over_full_scale: readonly (RangeView & { readonly count: number })[]
  readonly peak_db: number
}

export const findClipping = defineSoundQuery({
  name: 'find_clipping',
  title: 'Find clipping',
  description:
    'Where recordings were cut off at full scale (flat tops, track by track), and where the mix goes over 0 dBFS, as places. Changes nothing.',
  words: ['find clipping', 'is anything clipping', 'is it distorted', 'check for clipping'],
  parameters: noParameters,
  ask: async (editor, step, view) => {
    const found = await askSound(editor, step, { kind: 'clipping' })
    if (!found.ok) return found
    const { range, tracks, clipped, overs, peakDb } = found.value
    const named = clipped.map((one) => ({ ...one, track: nameOf(view, one.trackId) }))
    return ok<Clipping>({ range, tracks, clipped: named, over_full_scale: overs, peak_db: tenth(peakDb) })
  },
  say: (value) => {
    const { range, tracks, clipped, over_full_scale: overs, peak_db: peak } = value
    const where = `${sayRange(range)} of ${sayNames(tracks)}`
    if (clipped.length + overs.length === 0)
      return `Nothing clips in ${where}: the highest peak is ${sayPeak(peak)}, and no sample stands still at full scale.`
    return `${sayClipped(clipped)}${sayOvers(overs, peak)}${sayOffers(offersOf(value))}`
  },
  point: (value) => ({
    places: [
      ...value.clipped.map((one) => placeAt(one, [one.trackId], one.track)),
      ...value.over_full_scale.map((one) => placeAt(one, [], 'mix')),
    ].slice(0, mostPlaces),
    offers: offersOf(value),
  }),
})

const sayPeak = (db: number): string => (Number.isFinite(db) ? `${db} dBFS` : 'silence')

function sayClipped(clipped: Clipping['clipped']): string {
  if (clipped.length === 0) return 'No recording is cut off. '
  const tracks = [...new Set(clipped.map(({ track }) => track))]
  const said = tracks.map((track) => {
    const own = clipped.filter((one) => one.track === track)
    const times = own.slice(0, mostPlaces).map(({ start }) => formatTime(hundredth(start)))
    const more = own.length > mostPlaces ? ` and ${own.length - mostPlaces} more` : ''
    return `${track} is cut off at full scale in ${own.length} ${own.length === 1 ? 'place' : 'places'}: ${times.join(', ')}${more}`
  })
  return `${said.join('; ')}. What is cut off can't be brought back. `
}

function sayOvers(overs: Clipping['over_full_scale'], peak: number): string {
  if (overs.length === 0) return `The mix stays below full scale (${sayPeak(peak)}).`
  const times = overs.slice(0, mostPlaces).map(({ start }) => formatTime(hundredth(start)))
  return `The mix goes over full scale in ${overs.length} ${overs.length === 1 ? 'place' : 'places'}: ${times.join(', ')}; its peak is ${peak} dBFS.`
}

/** Only what is over can be mended. */
function offersOf({ over_full_scale: overs, peak_db: peak }: Clipping): string[] {
  if (overs.length === 0) return []
  return [`lower everything by ${Math.ceil(peak + 1)} dB`, 'limit everything to -1 dB']
}
