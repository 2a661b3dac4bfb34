import type { Source } from './sources.mjs'

export interface Knots {
  readonly byValue: readonly (readonly string[])[]
  readonly byType: readonly (readonly string[])[]
}

export interface Figures {
  readonly files: number
  readonly median: number
  readonly longest: { readonly file: string; readonly lines: number } | null
  readonly longLines: number
  readonly longestLine: number
  readonly crumbs: number
  readonly privateCrumbs: readonly string[]
  readonly crowds: readonly { readonly room: string; readonly files: number }[]
  readonly circlesByValue: readonly (readonly string[])[]
  readonly circlesByType: readonly (readonly string[])[]
  readonly knots: Readonly<Record<string, Knots>>
}

export function figuresOf(sources: readonly Source[]): Figures
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][]
export function roomIn(house: string, file: string): string | null
