import type { EvalProject } from '../eval/caseSchema.ts'
import type { ActName } from './acts.ts'

/** A part of the timeline. */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'span'; readonly from: number; readonly to: number }
  | { readonly kind: 'first' | 'last'; readonly length: number }
  | { readonly kind: 'upTo' | 'after'; readonly time: number }
  | { readonly kind: 'labels'; readonly names: readonly string[] }
  | { readonly kind: 'beside'; readonly side: 'before' | 'after'; readonly name: string; readonly length: number }
  | { readonly kind: 'between'; readonly first: string; readonly second: string }
  | { readonly kind: 'selection' }
  | { readonly kind: 'allBut'; readonly part: Part }

/** The tracks that are meant; all of them where none is named. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'on'; readonly names: readonly string[] }
  | { readonly kind: 'except'; readonly names: readonly string[] }

/** One thing that is done. */
export interface Step {
  readonly act: ActName
  readonly part: Part
  readonly scope: Scope
  /** Where a point is meant. */
  readonly at: number
  readonly value: number | string | null
}

/** The kinds that ask for something to be done now. */
export const orders = ['order', 'polite', 'wish', 'story', 'reason', 'passive'] as const
/** The kinds that ask for nothing. */
export const noOrders = ['negated', 'report', 'question', 'retracted', 'hearsay', 'condition', 'musing'] as const

export type Speech = (typeof orders)[number] | (typeof noOrders)[number]

/** What happens to the words on their way. */
export type Noise = 'none' | 'typoInVerb' | 'typoInName' | 'filler' | 'sloppy' | 'noArticles' | 'noVerb' | 'noExcept'

export interface Meaning {
  readonly language: 'english' | 'german'
  readonly speech: Speech
  readonly steps: readonly Step[]
  readonly noise: Noise
  /** Decides among the ways of saying it. */
  readonly saying: number
  readonly project: EvalProject
}

export const isOrder = (speech: Speech): boolean => orders.some((one) => one === speech)

/** Every name that the steps use, of tracks and of labels. */
export function namesIn(steps: readonly Step[]): string[] {
  return steps.flatMap(({ part, scope }) => [...namesOfPart(part), ...(scope.kind === 'all' ? [] : scope.names)])
}

function namesOfPart(part: Part): readonly string[] {
  if (part.kind === 'labels') return part.names
  if (part.kind === 'beside') return [part.name]
  if (part.kind === 'between') return [part.first, part.second]
  return part.kind === 'allBut' ? namesOfPart(part.part) : []
}

export function isKnown(project: EvalProject, name: string): boolean {
  return project.tracks.some((track) => track.name === name) || project.labels.some((label) => label.text === name)
}
