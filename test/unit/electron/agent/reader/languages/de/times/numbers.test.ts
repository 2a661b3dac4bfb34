import { describe, expect, it } from 'vitest'
import { done, phrase } from '../say.ts'

const units = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']
const teens: Readonly<Record<number, string>> = { 10: 'zehn', 11: 'elf', 12: 'zwölf', 16: 'sechzehn', 17: 'siebzehn' }
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** A speller of its own, written without a look at the rules. */
function spell(amount: number): string {
  if (amount >= 100) {
    const rest = amount % 100
    return `${units[Math.floor(amount / 100)] ?? ''}hundert${rest === 0 ? '' : spell(rest)}`
  }
  if (amount === 1) return 'eins'
  if (amount < 10) return units[amount] ?? ''
  if (amount < 20) return teens[amount] ?? `${units[amount - 10] ?? ''}zehn`
  const unit = units[amount % 10] ?? ''
  return `${unit === '' ? '' : `${unit}und`}${tens[Math.floor(amount / 10)] ?? ''}`
}

const plain = (text: string): string =>
  text.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae').replaceAll('ß', 'ss')

describe('German numbers', () => {
  it('are read back as they were said, from 1 to 999', () => {
    for (let amount = 1; amount < 1000; amount += 1) expect(phrase(spell(amount), 'number'), spell(amount)).toBe(amount)
  })

  it('are read without umlauts too', () => {
    for (const amount of [5, 12, 35, 55, 530, 835])
      expect(phrase(plain(spell(amount)), 'number'), plain(spell(amount))).toBe(amount)
  })

  it.each([
    ['anderthalb', 1.5],
    ['eineinhalb', 1.5],
    ['zweieinhalb', 2.5],
    ['zwei komma fünf', 2.5],
    ['2,5', 2.5],
    ['null', 0],
    ['hundertzwanzig', 120],
    ['tausend', 1000],
    ['zwanzigeins', null],
    ['zwei drei', null],
  ])('%s', (text, amount) => expect(phrase(text, 'number')).toBe(amount))

  it.each([
    ['erste', 1],
    ['ersten', 1],
    ['zweiter', 2],
    ['dritten', 3],
    ['siebtes', 7],
    ['zwölfte', 12],
    ['letzten', -1],
    ['vorletzte', -2],
  ])('%s as an ordinal', (text, at) => expect(phrase(text, 'ordinal')).toBe(at))
})

describe('German lengths', () => {
  const ways = (minutes: number, seconds: number): string[] => [
    `${minutes} Minuten ${seconds} Sekunden`,
    `${minutes} Minuten und ${seconds} Sekunden`,
    `${minutes} min ${seconds} s`,
    `${minutes} Minuten ${seconds}`,
    `${minutes}:${String(seconds).padStart(2, '0')}`,
    `${spell(minutes)} Minuten ${spell(seconds)} Sekunden`,
    `${spell(minutes)} Minuten ${spell(seconds)}`,
  ]

  it('are read back in every way to say them', () => {
    for (const [minutes, seconds] of [
      [2, 5],
      [3, 30],
      [10, 45],
      [12, 59],
    ] as const)
      for (const way of ways(minutes, seconds)) expect(phrase(way, 'duration'), way).toBe(minutes * 60 + seconds)
  })

  it.each([
    ['eine Minute', 60],
    ['eine halbe Minute', 30],
    ['anderthalb Minuten', 90],
    ['eine Viertelstunde', 900],
    ['1,5 Sekunden', 1.5],
    ['eine Sekunde', 1],
    ['250 ms', 0.25],
    ['zwei Stunden', 7200],
    ['eine Minute und eine halbe', 90],
    ['5', null],
  ])('%s', (text, seconds) => expect(phrase(text, 'duration')).toBe(seconds))

  it.each([
    ['bei Minute 2', 'split_at_time @120'],
    ['bei Sekunde 45', 'split_at_time @45'],
    ['bei Minute 1 Sekunde 10', 'split_at_time @70'],
    ['bei 1:30', 'split_at_time @90'],
    ['bei 1 Minute 30', 'split_at_time @90'],
    ['nach 12 Sekunden', 'split_at_time @12'],
    ['in der Mitte', 'split_at_time @60'],
    ['10 Sekunden vor dem Ende', 'split_at_time @110'],
    ['5 Sekunden nach der Werbung', 'split_at_time @55'],
    ['am Cursor', 'split_at_time @15'],
  ])('a place: %s', (place, what) => {
    expect(done(`teile ${place}`)).toBe(what)
  })
})
