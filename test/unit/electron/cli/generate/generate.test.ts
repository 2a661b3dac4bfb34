import { expect, test } from 'vitest'
import { registry, tools } from '../../../../../electron/agent/tools/index.ts'
import { actNames, actOf } from '../../../../../electron/cli/generate/acts.ts'
import { generate } from '../../../../../electron/cli/generate/generate.ts'

const sentences = (count: number, seed: number) => [...generate(count, seed)].map((one) => one.case.say[0])

test('a seed gives the same sentences again, and another seed others', () => {
  expect(sentences(200, 3)).toEqual(sentences(200, 3))
  expect(new Set(sentences(200, 3)).intersection(new Set(sentences(200, 4))).size).toBeLessThan(10)
})

test('every act is a tool, with values that the tool takes', () => {
  for (const name of actNames) {
    const { tool, argument, values = [null] } = actOf(name)
    const known = tools.find((one) => one.name === tool)
    expect(registry.findTool(tool)).not.toBeNull()
    for (const value of values) {
      const args = {
        ...(argument === undefined ? {} : { [argument]: value }),
        ...('time' in (known?.parameters.shape ?? {}) ? { time: 1 } : {}),
      }
      expect(known?.parameters.safeParse(args).success, `${tool} ${JSON.stringify(args)}`).toBe(true)
    }
  }
})

test('both languages, every kind of speech, every act and every noise come up, mostly in words of their own', () => {
  const drawn = [...generate(3000, 1)]
  const count = (of: (one: (typeof drawn)[number]) => string) => new Set(drawn.map(of)).size
  expect(count(({ meaning }) => meaning.language)).toBe(2)
  expect(count(({ meaning }) => meaning.speech)).toBe(13)
  expect(count(({ meaning }) => meaning.noise)).toBe(8)
  expect(count(({ meaning }) => meaning.steps[0]?.act ?? '')).toBe(actNames.length)
  expect(count((one) => one.case.say[0] ?? '')).toBeGreaterThan(2900)
})

test('what is to be done is named, and what is not an order asks for nothing', () => {
  for (const { case: one, meaning } of generate(1000, 2)) {
    expect(one.allow?.length).toBeGreaterThan(0)
    if (one.want === 'do') expect(one.allow?.every((outcome) => outcome.length > 0)).toBe(true)
    // "… und mach B nicht" may deny the last alone.
    const mayBeFirst = meaning.language === 'german' && meaning.speech === 'negated' && meaning.steps.length > 1
    if (one.want === 'ask' || one.want === 'refuse')
      expect(mayBeFirst ? one.allow?.slice(0, 1) : one.allow).toEqual([[]])
    expect(one.say[0]).not.toMatch(/[#@]|undefined|\s{2}|^\s/)
  }
})
