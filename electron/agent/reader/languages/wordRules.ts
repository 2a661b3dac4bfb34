import type { Direction } from '../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../chart/rule.ts'
import { type Asked, cue, type Lack, lack, type Wish, wish } from '../meaning/asked.ts'
import type { Aspect, Dimension } from '../meaning/types.ts'

/** Rules of which a language gives the words alone. */
export const unit = (dimension: Dimension, size: number, said: string): Rule[] =>
  words<'unit'>('unit', said, { dimension, size })

export const direction = (said: string, is: -1 | 1, about: Aspect | null, dimension: Dimension | null = null): Rule[] =>
  words<'direction'>('direction', said, { direction: is, about, dimension } satisfies Direction)

export const costing = (asked: Asked, cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('cue', pattern, () => cue(asked), cost))
export const asks = (asked: Asked, ...patterns: string[]): Rule[] => costing(asked, 0, ...patterns)

export const wishes = (what: Wish, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('want', pattern, () => wish(what)))
export const lacks = (what: Lack, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('want', pattern, () => lack(what)))
