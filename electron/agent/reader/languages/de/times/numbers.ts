import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import * as n from '../../../meaning/numbers.ts'
import { cases } from '../words/morphology.ts'

const small = (
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn ' +
  'siebzehn achtzehn neunzehn'
).split(' ')
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** In front of another part of the number "eins" is "ein". */
const joined = (one: number): string => (one === 1 ? 'ein' : (small[one] as string))

function belowHundred(amount: number): string {
  if (amount < 20) return small[amount] as string
  const ten = tens[Math.floor(amount / 10)] as string
  return amount % 10 === 0 ? ten : `${joined(amount % 10)}und${ten}`
}

/** How a whole number below a thousand is written in one word, in each way that people write it. */
function written(amount: number): string[] {
  if (amount < 100) return [belowHundred(amount)]
  const hundred = Math.floor(amount / 100)
  const rest = amount % 100 === 0 ? '' : belowHundred(amount % 100)
  const heads = hundred === 1 ? ['hundert', 'einhundert'] : [`${joined(hundred)}hundert`]
  return heads.flatMap((head) => (rest === '' ? [head] : [`${head}${rest}`, `${head}und${rest}`]))
}

const longest = 999

const ordinalStems = [
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
]

const fractions: readonly [string, number][] = [
  ['hälfte|hälften', 1 / 2],
  ['drittel|dritteln', 1 / 3],
  ['viertel|vierteln', 1 / 4],
  ['fünftel|fünfteln', 1 / 5],
  ['sechstel', 1 / 6],
  ['achtel', 1 / 8],
  ['zehntel', 1 / 10],
]

export const numbers: readonly Rule[] = [
  ...Array.from({ length: longest + 1 }, (_, amount) => words('number', written(amount).join('|'), amount)).flat(),
  ...words('number', 'zwo', 2),
  ...words('number', 'ein_dutzend|dutzend', 12),
  ...words('number', 'tausend|eintausend', 1000),
  ...small
    .slice(2, 13)
    .flatMap((word, at) => [
      ...words('number', `${word}tausend`, (at + 2) * 1000),
      ...words('number', `${word}einhalb`, at + 2.5),
    ]),
  ...words('number', `anderthalb|eineinhalb|einundeinhalb|einenhalben`, 1.5),
  ...small.slice(1, 10).flatMap((word, at) => words('ones', word, at + 1)),
  ...Array.from({ length: 50 }, (_, at) => words('tens', belowHundred(at + 10), at + 10)).flat(),
  ...rule('number', '<number:a> komma <number:b>', n.decimals),
  ...rule('number', '<number:a> komma <number:b> <number:c>', n.decimals),
  ...rule('number', '<number:a> und eine|ein halbe|halb', ({ a }: { a: number }) => a + 0.5),
  ...rule('signed', 'minus <number:a>', n.negative),
  ...rule('signed', 'plus <number:a>', n.itself<number>),
  ...ordinalStems.flatMap((stem, at) => words('ordinal', cases(stem), at + 1)),
  ...words('ordinal', cases('allererst'), 1),
  ...words('ordinal', cases('letzt', 'allerletzt'), -1),
  ...words('ordinal', cases('vorletzt', 'zweitletzt'), -2),
  ...words('ordinal', cases('drittletzt'), -3),
  ...rule('ordinals', '<ordinal:a> und|& [der|die|das|den|dem] <ordinal:b>', n.listed),
  ...rule('ordinals', '<ordinal:a> , [der|die|das|den|dem] <ordinals:b>', n.listed),
  ...rule('ordinals', '<number:a> und|& <number:b>', n.listed, 0.1),
  ...rule('ordinals', '<number:a> , <ordinals:b>', n.listed, 0.1),
  ...fractions.flatMap(([word, share]) => words('fraction', word, share)),
  ...words('fraction', 'dreiviertel', 3 / 4),
  ...rule('fraction', '<number:n> <fraction:f>', n.parts),
  ...rule('fraction', '<number:a> / <number:b>', ({ a, b }: { a: number; b: number }) =>
    b > a && b <= 100 ? a / b : null,
  ),
]
