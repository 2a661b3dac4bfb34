import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { ok, type Result } from '../../../../../shared/result.ts'
import type { Analysis } from '../../../../editor/index.ts'
import { sayMono } from '../../../../../shared/notes/sayChange.ts'
import type { MonoCount } from '../../../../../shared/schemas/edits/monoCount.ts'
import type { RangeView } from '../../../../../shared/schemas/projectView.ts'
import { type Asked, defineSoundQuery } from '../../contract/defineQuery.ts'
import { sayList } from '../../sentences/saying.ts'
import { numberIn } from '../../schema/parameters.ts'
import { askSound, nameOf, sayOffers, tenth } from './askSound.ts'

interface Loud {
  /** Of the track, or of what is said instead of tracks. */
  readonly track: string
  /** Null for silence. */
  readonly lufs: number | null
}

interface Balance {
  readonly range: RangeView
  readonly found: readonly Loud[]
  readonly mono: MonoCount | null
  /** Parts are compared, and no tracks. */
  readonly parts?: true
}

/** What nobody hears as a difference, LU. */
const alike = 1

const mostParts = 20

export const compareLoudness = defineSoundQuery({
  name: 'compare_loudness',
  title: 'Compare loudness',
  description:
    'How loud each track, or each of `parts`, is by itself, with its gain, in LUFS: pauses do not count, so voices compare as they speak; beside stereo, mono counts as dual mono.',
  words: ['compare loudness', 'is the guest quieter than the host', 'which track is louder', 'balance of the tracks'],
  parameters: z.strictObject({
    parts: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(limits.nameLength),
          start: numberIn(limits.time),
          end: numberIn(limits.time),
          trackIds: z.array(z.string()).describe('Ids of its tracks; none for what is heard.'),
        }),
      )
      .min(2)
      .max(mostParts)
      .optional()
      .describe('Parts of the recording to compare, in seconds.'),
  }),
  ask: async (editor, step, view) => {
    if (step.args.parts !== undefined) return compareParts(editor, step.args.parts)
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

interface ComparedPart {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly trackIds: readonly string[]
}

/** How loud each of them is, of what is heard there. */
async function compareParts(editor: Asked, parts: readonly ComparedPart[]): Promise<Result<Balance>> {
  const found: Loud[] = []
  for (const { name, trackIds, ...range } of parts) {
    const answer = await editor.analyse({ kind: 'loudness', range, trackIds, mono: 'dual' })
    if (!answer.ok) return answer
    const { integrated } = answer.value as Extract<Analysis, { kind: 'loudness' }>
    found.push({ track: name, lufs: Number.isFinite(integrated) ? tenth(integrated) : null })
  }
  const [start, end] = [Math.min(...parts.map((part) => part.start)), Math.max(...parts.map((part) => part.end))]
  return ok({ range: { start, end }, found, mono: 'dual', parts: true })
}

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
  return value.parts === true
    ? [`make ${quietest.track} as loud as ${loudest.track}`]
    : [`make ${sayList(heard.map(({ track }) => track))} equally loud`]
}
