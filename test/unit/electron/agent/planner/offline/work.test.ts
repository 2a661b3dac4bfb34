import { expect, it } from 'vitest'
import type { Token } from '../../../../../../electron/agent/planner/offline/text/tokenise.ts'
import { readMessage } from '../../../../../../electron/agent/planner/offline/steps/readMessage.ts'
import { known, planOf, podcast, sourceOf } from './planning.ts'

/** How often the reading looks at a token: its work, whatever the machine. */
function lookups(message: string): number {
  const source = sourceOf(message)
  let count = 0
  const tokens = new Proxy(source.tokens as Token[], {
    get(target, key, receiver) {
      const isIndex = typeof key === 'string' && key >= '0' && key <= '9999'
      if (isIndex) count += 1
      return isIndex ? target[Number(key)] : (Reflect.get(target, key, receiver) as unknown)
    },
  })
  readMessage({ ...source, tokens }, known, { project: podcast, lastSteps: [] })
  return count
}

const repeated = (words: string, length: number): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

it.each([
  'delete the first 10 seconds and ',
  'the ',
  'take ',
  'and and ',
  '1:',
  'not ',
  'trim ',
  'from 10 to 20, ',
  'twenty ',
  'everything that is ',
  'fade in … ',
  'guest ',
])('reads twice as many words of "%s" with about twice the work', (words) => {
  expect(lookups(repeated(words, 1200))).toBeLessThan(2.6 * lookups(repeated(words, 600)) + 2000)
})

it('reads the longest message that is allowed, and cuts what is longer', () => {
  expect(planOf(repeated('delete the first 10 seconds, ', 4000)).steps.length).toBeGreaterThan(100)
  expect(planOf('a'.repeat(100_000)).steps).toEqual([])
})
