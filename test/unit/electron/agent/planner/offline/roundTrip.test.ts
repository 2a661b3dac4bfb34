import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayStep, stepsOf } from './planning.ts'

/** One meaning, said in one of several ways. */
interface Said {
  readonly words: string
  readonly means: string
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function inWords(count: number): string {
  if (count < 20) return small[count] ?? ''
  if (count < 100)
    return `${tens[Math.floor(count / 10)] ?? ''}${count % 10 === 0 ? '' : ` ${small[count % 10] ?? ''}`}`
  return `${small[Math.floor(count / 100)] ?? ''} hundred${count % 100 === 0 ? '' : ` and ${inWords(count % 100)}`}`
}

function writings(seconds: number): readonly string[] {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const clock = `${minutes}:${String(rest).padStart(2, '0')}`
  return [
    `${seconds} seconds`,
    `${seconds}s`,
    `${seconds} sec`,
    clock,
    `0:${clock.padStart(5, '0')}`,
    `${inWords(seconds)} seconds`,
    ...inMinutes(minutes, rest),
  ]
}

function inMinutes(minutes: number, rest: number): readonly string[] {
  if (minutes === 0) return []
  if (rest === 0) return [`${minutes} minutes`, `${minutes} min`, `${inWords(minutes)} minutes`]
  return [
    `${minutes}m${rest}s`,
    `${minutes} minutes ${rest} seconds`,
    `${minutes} min ${rest} s`,
    `${inWords(minutes)} minutes and ${inWords(rest)} seconds`,
  ]
}

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const time = (min: number, max: number): fc.Arbitrary<Said> =>
  fc
    .integer({ min, max })
    .chain((seconds) => pick(writings(seconds)).map((words) => ({ words, means: String(seconds) })))

const twoTimes = fc.tuple(time(0, 80), time(81, 179))
const range: fc.Arbitrary<Said> = fc.oneof(
  twoTimes.chain(([from, to]) =>
    pick([
      `from ${from.words} to ${to.words}`,
      `between ${from.words} and ${to.words}`,
      `${from.words} to ${to.words}`,
      `from ${from.words} until ${to.words}`,
    ]).map((words) => ({ words, means: `${from.means}..${to.means}` })),
  ),
  time(1, 60).chain((length) =>
    pick(['first', 'last']).chain((side) =>
      pick([`the ${side} ${length.words}`, `${side} ${length.words}`, `the very ${side} ${length.words}`]).map(
        (words) => ({ words, means: `${side} ${length.means}` }),
      ),
    ),
  ),
  time(1, 170).chain((at) =>
    pick([`everything after ${at.words}`, `everything from ${at.words} onwards`, `from ${at.words} to the end`]).map(
      (words) => ({ words, means: `${at.means}..end` }),
    ),
  ),
  time(1, 170).chain((at) =>
    pick([
      `everything before ${at.words}`,
      `from the start to ${at.words}`,
      `from the beginning until ${at.words}`,
    ]).map((words) => ({ words, means: `start..${at.means}` })),
  ),
)

const verb: fc.Arbitrary<Said> = fc.oneof(
  pick(['delete', 'remove', 'erase', 'get rid of', 'drop', 'cut off', 'trim off', 'chop off']).map((words) => ({
    words,
    means: 'delete_selection',
  })),
  pick(['cut', 'cut out']).map((words) => ({ words, means: 'cut' })),
  pick(['silence', 'blank out']).map((words) => ({ words, means: 'silence_selection' })),
  pick(['keep only', 'trim to', 'crop to']).map((words) => ({ words, means: 'trim_to_selection' })),
  pick(['reverse']).map((words) => ({ words, means: 'apply_reverse' })),
  pick(['select', 'highlight']).map((words) => ({ words, means: 'set_time_selection' })),
)

const where: fc.Arbitrary<Said> = fc.oneof(
  fc.constant({ words: '', means: '' }),
  pick([' on the guest track', ' of the guest', ' in guest']).map((words) => ({ words, means: ' on Guest' })),
  pick([' on track 2', ' on track number 2', ' on track two', ' of the second track']).map((words) => ({
    words,
    means: ' on #2',
  })),
  pick([' on the host and the music', ' on host and music']).map((words) => ({ words, means: ' on Host,Music' })),
  pick([' on all tracks', ' on every track']).map((words) => ({ words, means: ' on all' })),
  pick([' on every track but the music', ' on all tracks except the music']).map((words) => ({
    words,
    means: ' on all but Music',
  })),
)

const frame = pick<(request: string) => string>([
  (request) => request,
  (request) => `please ${request}`,
  (request) => `Could you ${request}?`,
  (request) => `Hi, ${request}, thanks!`,
  (request) => request.toUpperCase(),
  (request) => `I want you to ${request}.`,
  (request) => `  ${request.replaceAll(' ', '  ')}  `,
])

const request: fc.Arbitrary<Said> = fc.tuple(verb, range, where).map(([how, what, on]) => ({
  words: `${how.words} ${what.words}${on.words}`,
  means: `${how.means} ${what.means}${on.means}`,
}))

describe('what is said and what is read', () => {
  it('agree for every verb, range and track, however they are put', () => {
    fc.assert(
      fc.property(request, frame, ({ words, means }, put) => {
        expect(stepsOf(put(words))).toBe(means)
      }),
      { numRuns: 800 },
    )
  })

  it('agree for several steps, each with its own times', () => {
    const joint = pick([', then ', ' and then ', '; ', '. ', ', ', ' and '])
    fc.assert(
      fc.property(fc.array(request, { minLength: 2, maxLength: 4 }), joint, (steps, between) => {
        expect(stepsOf(steps.map(({ words }) => words).join(between))).toBe(steps.map(({ means }) => means).join(' ; '))
      }),
      { numRuns: 400 },
    )
  })

  it('agree for points', () => {
    const point: fc.Arbitrary<Said> = fc.oneof(
      time(1, 179),
      time(1, 100).map(({ words, means }) => ({ words: `${words} before the end`, means: `end-${means}` })),
      time(1, 100).map(({ words, means }) => ({ words: `${words} after the cursor`, means: `cursor+${means}` })),
    )
    const act = pick([
      ['split at', 'split_at_time'],
      ['go to', 'seek'],
      ['paste at', 'paste'],
      ['put the cursor at', 'seek'],
      ['play from', 'play'],
    ] as const)
    fc.assert(
      fc.property(act, point, ([words, tool], at) => {
        expect(stepsOf(`${words} ${at.words}`)).toBe(`${tool} at ${at.means}`)
      }),
      { numRuns: 500 },
    )
  })

  it('never fail, whatever is typed', () => {
    const shred = fc.array(
      fc.oneof(
        pick([
          'delete',
          'trim',
          'off',
          'the',
          'first',
          '10',
          '1:30',
          'seconds',
          'and',
          'then',
          'not',
          'except',
          'track',
          '2',
          'to',
          '-',
          ',',
          '"',
          'from',
          'end',
          'half',
          'of',
          'it',
          'all',
          'no',
          'guest',
          '%',
          'dB',
          'a',
          '\n',
          '🎉',
          "'s",
          'same',
          'fade',
          'in',
          'out',
          '&',
          '...',
        ] as const),
        fc.string({ unit: 'grapheme', maxLength: 6 }),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(shred, (pieces) => {
        const read = stepsOf(pieces.join(' '))
        expect(typeof read).toBe('string')
      }),
      { numRuns: 500 },
    )
  })

  it('say every step in one line', () => {
    expect(
      sayStep({ tool: 'cut', args: {}, target: { range: { kind: 'first', seconds: 3 } }, words: '', confidence: 0.3 }),
    ).toBe('cut first 3 ?')
  })
})
