import { expect, it } from 'vitest'
import { readRecipe, registry } from '../../../../../electron/agent/index.ts'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'

const good = { version: 1, name: 'mine', steps: [{ say: 'reverse everything' }] }

/** What is said of it; null where nothing is wrong. */
function faultOf(recipe: unknown): string | null {
  const read = readRecipe(typeof recipe === 'string' ? recipe : JSON.stringify(recipe, null, 2), registry)
  return read.ok ? null : messageOf(failure('agent/bad-recipe', { file: 'mine.json', fault: read.fault }))
}

it('takes sentences, tool calls, plans beside words, conditions and an output', () => {
  expect(faultOf(good)).toBeNull()
  const steps = [
    { say: 'reverse everything', when: { track: 'Music' } },
    { call: { tool: 'apply_reverse', tracks: ['Voice'] } },
    { say: 'that again', plan: [{ tool: 'apply_reverse', target: { range: { kind: 'whole' } } }] },
  ]
  expect(faultOf({ ...good, steps, output: { format: 'mp3', kbps: 128, channels: 'mono' } })).toBeNull()
})

it('says what is wrong and on which line', () => {
  expect(faultOf('{\n  "version": 1,\n  "name": oops\n}')).toBe(
    'The recipe in "mine.json" can’t be used: line 3 is not JSON.',
  )
  expect(faultOf({ ...good, speed: 2 })).toContain('line 9, the whole: there is no “speed” in a recipe')
  expect(faultOf({ ...good, name: '' })).toContain('line 3: “name” must have at least 1 characters')
  expect(faultOf({ ...good, steps: [good.steps[0], { say: 5 }] })).toContain('line 9: “steps 2 say” must be a string')
  expect(faultOf({ ...good, steps: [{ say: 'x', whenever: 1 }] })).toContain('there is no “whenever” in a recipe')
  expect(faultOf({ ...good, output: { format: 'doc' } })).toContain('“output format” must be one of wav, aiff')
})

it('knows the names of tools', () => {
  expect(faultOf({ ...good, steps: [{ call: { tool: 'apply_magic' } }] })).toContain(
    'line 5: there is no tool called “apply_magic”',
  )
  expect(faultOf({ ...good, steps: [{ say: 'x', plan: [{ tool: 'apply_magic' }] }] })).toContain('“apply_magic”')
})
