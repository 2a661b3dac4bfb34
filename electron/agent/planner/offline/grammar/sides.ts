import { beforeSides, panCentre, panContext, panSides, panStrengths } from '../words/enValues.ts'
import { en } from '../words/en.ts'
import type { Read } from './numbers.ts'
import { readNumber } from './numbers.ts'
import type { Source } from './source.ts'
import { saysAny, skipSome, wordAt } from './source.ts'

const sideAt = (source: Source, at: number): number | undefined =>
  Object.hasOwn(panSides, wordAt(source, at)) ? panSides[wordAt(source, at)] : undefined

/** "30", "30%", "50 percent". */
function readPercent(source: Source, at: number): Read<number> | null {
  const number = readNumber(source.tokens, at)
  if (number === null || Object.hasOwn(en.units, wordAt(source, number.next))) return null
  const next = en.amountUnits[wordAt(source, number.next)] === 'percent' ? number.next + 1 : number.next
  return { value: number.value / 100, next }
}

/** Where in the stereo picture: "hard left", "30% to the right", "left 30", "L30", "the center". From -100 to 100. */
export function readSide(source: Source, at: number): Read<number> | null {
  if (!saysAny(source, panContext) && !['hard', 'fully'].includes(wordAt(source, at))) return null
  const head = en.articles.has(wordAt(source, at)) ? at + 1 : at
  const strength = Object.hasOwn(panStrengths, wordAt(source, head)) ? panStrengths[wordAt(source, head)] : undefined
  const percent = strength === undefined ? readPercent(source, at) : null
  const sideWord = skipSome(source, strength === undefined ? (percent?.next ?? at) : head + 1, beforeSides)
  const side = sideAt(source, sideWord)
  if (side !== undefined) {
    const after =
      percent === null && strength === undefined
        ? readPercent(source, skipSome(source, sideWord + 1, beforeSides))
        : null
    return {
      value: Math.round(side * (percent?.value ?? strength ?? after?.value ?? 1)),
      next: after?.next ?? sideWord + 1,
    }
  }
  const start = skipSome(source, at, beforeSides)
  const centred = panCentre.has(wordAt(source, start)) && at > 0 && strength === undefined
  return centred ? { value: 0, next: start + 1 } : null
}
