import { type Failure, failure } from '../../../shared/failures/index.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'
import type { Editor } from '../../editor/index.ts'
import type { ThingRef } from '../planner/plan.ts'
import { foldName, matchNames } from '../prepare/matchNames.ts'
import { thingsOf } from '../prepare/resolveThing.ts'
import { sayName, sayRange } from '../tools/sentences/saying.ts'

/** What a call names: a label or a clip, which is found again wherever it is by then, or a pause as a range. */
export type Named =
  | { readonly kind: 'thing'; readonly thing: ThingRef }
  | { readonly kind: 'range'; readonly range: RangeView }

/** `isNamed`: a thing is named that is not there; else it is no place at all. */
export type FoundOrLost<T> = { readonly value: T } | { readonly lost: Failure; readonly isNamed: boolean }

interface Source {
  readonly editor: Pick<Editor, 'analyse'>
  readonly view: ProjectView
}

/** "label intro", "clip 2", "pause 3", or nothing but the name of a label or a clip; null where it is none of these. */
export async function findNamed(source: Source, words: string): Promise<FoundOrLost<Named> | null> {
  const [, kind, rest = ''] = /^(label|clip|pause)\s*:?\s+(.+)$/iu.exec(words) ?? []
  const name = rest.replaceAll(/^["'“”]+|["'“”]+$/gu, '')
  if (kind?.toLowerCase() === 'pause') return findPause(source, name)
  if (kind !== undefined) return findThing(source, kind.toLowerCase() as 'label' | 'clip', name)
  const same = thingsOf({ what: 'either' }, source, null).filter((one) => foldName(one.name) === foldName(words))
  const [only] = same
  return only === undefined ? null : { value: { kind: 'thing', thing: { what: only.what, name: only.name } } }
}

function findThing({ view }: Source, what: 'label' | 'clip', name: string): FoundOrLost<Named> {
  const things = thingsOf({ what }, { view }, null)
  if (matchNames(things, (one) => one.name, name).length > 0) return { value: { kind: 'thing', thing: { what, name } } }
  const number = Number(name)
  if (Number.isInteger(number) && number !== 0 && Math.abs(number) <= things.length)
    return { value: { kind: 'thing', thing: { what, number } } }
  const listed = things.slice(0, mostListed).map((one) => `${what} ${sayName(one.name)} (${sayRange(one.range)})`)
  const why = `There is no ${what} called “${sayName(name)}”.`
  return { lost: failure('agent/does-not-fit', { why, nearest: listed.join(', ') }), isNamed: true }
}

const mostListed = 8

/** By its number, from 1 or "first"; negative, or "last", counts from the last. */
async function findPause({ editor, view }: Source, said: string): Promise<FoundOrLost<Named> | null> {
  const word = said.toLowerCase()
  const number = ordinals[word] ?? Number(word)
  if (!Number.isInteger(number) || number === 0) return null
  const heard = await editor.analyse({
    kind: 'silences',
    range: { start: 0, end: view.duration },
    trackIds: view.tracks.map(({ id }) => id),
    thresholdDb: limits.silenceDb.default,
    minSilence: limits.minSilence.default,
  })
  if (!heard.ok) return { lost: heard.error, isNamed: true }
  const silences = heard.value.kind === 'silences' ? heard.value.silences : []
  const range = silences.at(number > 0 ? number - 1 : number)
  if (range !== undefined) return { value: { kind: 'range', range } }
  const why = `There is no pause ${number}: the project has ${silences.length} of ${limits.minSilence.default} s or more.`
  const nearest = silences.slice(0, mostListed).map((one, index) => `pause ${index + 1} (${sayRange(one)})`)
  return { lost: failure('agent/does-not-fit', { why, nearest: nearest.join(', ') }), isNamed: true }
}

const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, last: -1 }
