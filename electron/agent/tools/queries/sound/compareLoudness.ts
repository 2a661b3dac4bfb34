import { ok } from '../../../../../shared/result.ts'
import { sayMono } from '../../../../../shared/notes/sayChange.ts'
import type { MonoCount } from '../../../../../shared/schemas/edits/monoCount.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayList } from '../../sentences/saying.ts'
import { askSound, nameOf, noParameters, sayOffers, tenth } from './askSound.ts'

interface Loud {
  readonly track: string
  /** Null for silence. */
  readonly lufs: number | null
}

interface Balance {
  readonly range: RangeView
  readonly found: readonly Loud[]
  readonly mono: MonoCount | null
}

/** What nobody hears as a difference, LU. */
const alike = 1

export const compareLoudness = defineSoundQuery({
  name: 'compare_loudness',
  title: 'Compare loudness',
  description:
    'How loud each track is by itself, with its gain, in LUFS: pauses do not count, so voices compare as they speak; beside stereo, mono counts as dual mono. Changes nothing.',
  words: ['compare loudness', 'is the guest quieter than the host', 'which track is louder', 'balance of the tracks'],
  parameters: noParameters,
  ask: async (editor, step, view) => {
    const answer = await askSound(editor, step, { kind: 'balance' })
    if (!answer.ok) return answer
    const found = answer.value.found.map(({ trackId, lufs }): Loud => ({
      track: nameOf(view, trackId),
      lufs: Number.isFinite(lufs) ? tenth(lufs) : null,
    }))
    return ok<Balance>({ range: answer.value.range, found, mono: answer.value.mono })
  },
  say: (value) => {
    const said = value.found.map(({ track, lufs }) => `${track} ${lufs === null ? 'is silent' : `is at ${lufs} LUFS`}`)
    const counted = value.mono === null ? '' : `; ${sayMono(value.mono)}`
    return `${sayList(said)}${counted}.${sayDifference(sorted(value))}${sayOffers(offersOf(value))}`
  },
  point: (value) => ({ places: [], offers: offersOf(value) }),
})

type Heard = Loud & { readonly lufs: number }

const sorted = ({ found }: Balance): readonly Heard[] =>
  found
    .flatMap(({ track, lufs }): Heard[] => (lufs === null ? [] : [{ track, lufs }]))
    .toSorted((one, other) => other.lufs - one.lufs)

function sayDifference(heard: readonly Heard[]): string {
  const [loudest, quietest] = [heard[0], heard.at(-1)]
  if (heard.length < 2 || loudest === undefined || quietest === undefined) return ''
  const difference = tenth(loudest.lufs - quietest.lufs)
  if (difference < alike) return ` They are within ${difference} LU: equally loud.`
  return ` ${quietest.track} is ${difference} LU quieter than ${loudest.track}.`
}

function offersOf(value: Balance): string[] {
  const heard = sorted(value)
  const [loudest, quietest] = [heard[0], heard.at(-1)]
  if (heard.length < 2 || loudest === undefined || quietest === undefined) return []
  if (loudest.lufs - quietest.lufs < alike) return []
  return [`make ${sayList(heard.map(({ track }) => track))} equally loud`]
}
