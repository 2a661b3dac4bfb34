import { expect, test } from 'vitest'
import { german } from '../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../electron/agent/reader/languages/en/index.ts'
import type { Category } from '../../../../../electron/agent/reader/chart/categories.ts'
import { readerOf } from '../../../../support/reader/readers.ts'
import { emptyView } from '../../../../support/emptyView.ts'

const reader = readerOf(english, german)
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inWords(n: number): string {
  if (n < 20) return ones[n] ?? ''
  if (n < 100) return `${tens[Math.floor(n / 10) - 2] ?? ''}${n % 10 === 0 ? '' : ` ${ones[n % 10] ?? ''}`}`
  return `${inWords(Math.floor(n / 100))} hundred${n % 100 === 0 ? '' : ` and ${inWords(n % 100)}`}`
}

/** The cheapest reading of the whole text in a category. */
function read(text: string, category: Category): unknown {
  const { tokens, chart } = reader.phrases(text, emptyView)
  const whole = (chart[0] ?? []).filter((edge) => edge.category === category && edge.end === tokens.length)
  return whole.toSorted((a, b) => a.cost - b.cost)[0]?.meaning
}

const two = (n: number): string => String(n).padStart(2, '0')

/** Ways to say so many whole seconds as a length. */
function lengths(seconds: number): string[] {
  const [m, s] = [Math.floor(seconds / 60), seconds % 60]
  const units = (one: number, word: string): string => `${one} ${word}${one === 1 ? '' : 's'}`
  return [
    `${seconds}s`,
    `${seconds} seconds`,
    `${seconds} sec`,
    `${inWords(seconds)} seconds`,
    ...(m > 0 && s > 0
      ? [
          `${units(m, 'minute')} ${units(s, 'second')}`,
          `${units(m, 'minute')} and ${units(s, 'second')}`,
          `${m}m${s}s`,
          `${m} min ${s} sec`,
          `${inWords(m)} minutes and ${inWords(s)} seconds`,
        ]
      : []),
    ...(m > 0 && s === 0 ? [units(m, 'minute'), `${m} min`, `${inWords(m)} minutes`] : []),
    ...(m > 0 && s === 30 ? [`${m} and a half minutes`, `${inWords(m)} and a half minutes`] : []),
  ]
}

const samples = [1, 2, 5, 9, 10, 12, 15, 20, 21, 30, 45, 59, 60, 61, 75, 90, 100, 119, 120, 150, 185, 210, 330, 599]

test.each(samples)('%i seconds are read back from every way to say them', (seconds) => {
  for (const text of lengths(seconds)) expect([text, read(text, 'duration')]).toEqual([text, seconds])
})

test.each(samples)('%i seconds on the clock are read back', (seconds) => {
  const clock = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  for (const text of [
    clock,
    `0:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`,
    `${seconds}`,
    `the ${clock} mark`,
    `${seconds}.0`,
  ])
    expect([text, read(text, 'point')]).toEqual([text, { kind: 'at', seconds }])
})

test('ranges are read back from every way to say them', () => {
  const says = [
    '{a} to {b}',
    'from {a} to {b}',
    'from {a} until {b}',
    'between {a} and {b}',
    '{a}-{b}',
    '{a} – {b}',
    '{a} through {b}',
    'from {a} up to {b}',
    'the part from {a} to {b}',
    'the section between {a} and {b}',
  ]
  for (const [a, b] of [
    [10, 20],
    [65, 90],
    [0, 5],
    [59, 61],
  ] as const)
    for (const say of says)
      for (const [from, to] of [
        [`${a}`, `${b}`],
        [`${a}s`, `${b}s`],
        [`${Math.floor(a / 60)}:${two(a % 60)}`, `${Math.floor(b / 60)}:${two(b % 60)}`],
      ] as const) {
        const text = say.replace('{a}', from).replace('{b}', to)
        expect([text, read(text, 'stretch')]).toEqual([
          text,
          { kind: 'between', from: { kind: 'at', seconds: a }, to: { kind: 'at', seconds: b } },
        ])
      }
})

test('numbers up to a thousand are read back from words', () => {
  for (let n = 1; n < 1000; n += 7) expect([inWords(n), read(inWords(n), 'number')]).toEqual([inWords(n), n])
})
