import { expect, test } from 'vitest'
import { z } from 'zod'
import { sayIssues } from '../../../../../shared/failures/values/argumentIssues.ts'
import { issuesOf } from '../../../../../shared/failures/values/schemaIssues.ts'

const fields = {
  gain: z.number().min(-60).max(60).optional(),
  above: z.number().gt(0).optional(),
  name: z.string().min(1).max(3).optional(),
  way: z.enum(['in', 'out']).optional(),
  one: z.literal('all').optional(),
  link: z.url().optional(),
  whole: z.int().optional(),
  needed: z.number().describe('A number.'),
  either: z.union([z.number(), z.boolean()]).optional(),
  step: z.number().multipleOf(4).optional(),
  format: z.enum(['wav', 'mp3'], 'formats-of-exports').optional(),
}
const schema = z.strictObject(fields)

test.each<[object, string]>([
  [{ gain: 61 }, '"gain" must be at most 60'],
  [{ gain: -61 }, '"gain" must be at least -60'],
  [{ above: 0 }, '"above" must be more than 0'],
  [{ name: '' }, '"name" must have at least 1 characters'],
  [{ name: 'four' }, '"name" must have at most 3 characters'],
  [{ way: 'up' }, '"way" must be one of in, out'],
  [{ one: 'some' }, '"one" must be all'],
  [{ link: 'no link' }, '"link" must be one that begins with http:// or https://'],
  [{ whole: 1.5 }, '"whole" must be a whole number'],
  [{ needed: undefined }, '"needed" is missing (A number.)'],
  [{ needed: 'x' }, '"needed" must be a number'],
  [{ either: 'x' }, '"either" does not fit'],
  [{ step: 3 }, '"step" does not fit'],
  [
    { format: 'wma' },
    '"format" does not fit (WAV, AIFF, FLAC, MP3 and Ogg Vorbis files can be written here, with FFmpeg M4A and Opus too)',
  ],
])('%o is told in our own words: %s', (given, said) => {
  const parsed = schema.safeParse({ needed: 1, ...given }, { reportInput: true })
  expect(sayIssues(issuesOf(parsed.error?.issues ?? [], fields))).toBe(said)
})

test('what is not known is told with what is, where that is known', () => {
  const { issues = [] } = schema.safeParse({ needed: 1, more: 2 }).error ?? {}
  expect(sayIssues(issuesOf(issues, { needed: fields.needed }))).toBe('"more" is not known; it takes "needed"')
  expect(sayIssues(issuesOf(issues, {}))).toBe('"more" is not known; it takes no arguments')
  expect(sayIssues(issuesOf(issues))).toBe('"more" is not known')
})

test("a tool's own check names its problem, and one that it does not name is told as well", () => {
  const checked = (params?: object) =>
    z
      .number()
      .superRefine((_, into) => into.addIssue({ code: 'custom', ...(params && { params }) }))
      .safeParse(1).error?.issues ?? []
  expect(issuesOf(checked({ problem: 'pace-impossible' }))).toEqual([
    { kind: 'problem', parameter: '', problem: 'pace-impossible' },
  ])
  expect(sayIssues(issuesOf(checked()))).toBe('the arguments do not fit')
})
