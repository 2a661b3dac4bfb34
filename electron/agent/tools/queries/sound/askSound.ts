import { z } from 'zod'
import { formatTime } from '../../../../../shared/wording/formatTime.ts'
import { ok, type Result } from '../../../../../shared/result.ts'
import type { AnswerPlace } from '../../../../../shared/schemas/messageParts.ts'
import type { ProjectView, RangeView } from '../../../../../shared/schemas/projectView.ts'
import type { Analysis, Asked, Editor } from '../../../../editor/index.ts'
import { sayList, sayName } from '../../sentences/saying.ts'
import type { PreparedStep } from '../../contract/defineTool.ts'

/** Longer lists are cut. */
export const mostPlaces = 12

/** Listens for an answer of one kind where the step says. */
export async function askSound<Question extends Asked>(
  editor: Pick<Editor, 'analyse'>,
  { range, trackIds }: Pick<PreparedStep, 'range' | 'trackIds'>,
  question: Question,
): Promise<Result<Extract<Analysis, { readonly kind: Question['kind'] }>>> {
  const found = await editor.analyse({ ...question, range, trackIds })
  return found.ok ? ok(found.value as Extract<Analysis, { readonly kind: Question['kind'] }>) : found
}

export const noParameters = z.strictObject({})

export const tenth = (value: number): number => Math.round(value * 10) / 10

export const hundredth = (value: number): number => Math.round(value * 100) / 100

export function nameOf({ tracks }: Pick<ProjectView, 'tracks'>, id: string): string {
  return sayName(tracks.find((track) => track.id === id)?.name ?? '')
}

/** A place to go to; one of no length has the second behind it. */
export function placeAt({ start, end }: RangeView, trackIds: readonly string[], what: string): AnswerPlace {
  const label = `${formatTime(hundredth(start))}${what === '' ? '' : ` ${what}`}`
  return { start, end: Math.max(end, start + 0.001), trackIds: [...trackIds], label }
}

/** What a step is said of, in the person's words: one track by its name, else everything. */
export const wholeTrack = (name: string): string => `the whole ${name} track`

/** What can be said next, in a sentence. */
export const sayOffers = (offers: readonly string[]): string =>
  offers.length === 0 ? '' : ` Say for example ${sayList(offers.map((one) => `“${one}”`))}.`
