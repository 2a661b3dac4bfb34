import { describe, expect, it } from 'vitest'
import { describeValues } from '../../electron/agent/approvals/describeValues.ts'
import { saidIn } from '../../electron/agent/approvals/saidIn.ts'
import { agentTexts } from '../../electron/agent/texts/index.ts'
import { queries, tools } from '../../electron/agent/tools/index.ts'
import { germanAnswers } from '../../electron/agent/tools/spoken/german/answers.ts'
import { germanSteps } from '../../electron/agent/tools/spoken/german/index.ts'
import { sayStep } from '../../electron/agent/tools/spoken/sayStep.ts'
import type { PreparedStep, Tool } from '../../electron/agent/tools/contract/defineTool.ts'
import { wordedIn } from '../support/wordedIn.ts'

const german = agentTexts('de')
const own = tools.filter(({ outside }) => outside === undefined)

/** Values that a tool takes: its defaults, and of what has none the first that its schema allows. */
const given: Readonly<Record<string, unknown>> = {
  gain_db: 3.5,
  frequency_hz: 1234,
  semitones: 2.5,
  percent: 12.5,
  duration: 2.5,
  control: 'Musik',
  reference: 'Musik',
  offset_db: 3.5,
  name: 'Neu',
  text: 'Marke',
  label: 'Marke',
  clip: 'Aufnahme',
  to: 30.5,
  time: 7.25,
  pan: 30,
  start_time: 1.5,
  end_time: 4,
  tracks: ['Stimme', 'Gast'],
  target_lufs: -16.5,
  sample_rate_hz: 48_000,
  field: 'title',
  show: 'Nachtschicht',
  kind: 'edits',
  colour: 'teal',
  path: '/music/out.wav',
}

function stepOf(tool: Tool): PreparedStep {
  const keys = Object.keys(tool.parameters.shape)
  const needed = keys.filter((key) => tool.parameters.shape[key].safeParse(undefined).success === false)
  const checked = tool.check(Object.fromEntries(needed.map((key) => [key, given[key]])))
  const args = checked.ok ? checked.value : (tool.check({ percent: 12.5 }) as { value: PreparedStep['args'] }).value
  return {
    tool: tool.name,
    args,
    range: { start: 1.5, end: 4 },
    trackIds: ['1', '2'],
    at: 7.25,
    words: '',
    thing: { what: 'clip', id: 'a', name: 'Aufnahme' },
    sources: [],
  }
}

describe('what tools say in German', () => {
  it('is there for every tool, and for none that is gone', () => {
    expect(Object.keys(germanSteps).toSorted()).toEqual(own.map(({ name }) => name).toSorted())
  })

  it.each([
    ['apply_truncate_silence', { all: 77, left: 0 }, /^Shorten 77 pauses of/u, /^77 Pausen ab/u],
    ['apply_truncate_silence', { all: 77, left: 2 }, /^Shorten 75 of 77 pauses of/u, /^75 von 77 Pausen ab/u],
    ['apply_truncate_silence', { all: 1, left: 0 }, /^Shorten 1 pause of/u, /^1 Pause ab/u],
    ['apply_click_removal', { all: 9, left: 1 }, /^Remove 8 of 9 clicks from/u, /^8 von 9 Knacksern aus/u],
  ] as const)('%s says how many it has found: %j', (name, found, inEnglish, inGerman) => {
    const tool = own.find((one) => one.name === name) as Tool
    const said = { step: stepOf(tool), names: ['Stimme'], found }
    expect(sayStep(tool, said, agentTexts('en'))).toMatch(inEnglish)
    expect(sayStep(tool, said, german)).toMatch(inGerman)
  })

  it.each(own.map((tool) => [tool.name, tool] as const))(
    '%s: a sentence of its own, with the same values',
    (_, tool) => {
      const step = stepOf(tool)
      const names = ['Stimme', 'Gast']
      const [inEnglish, inGerman] = [tool.sentence(step, names), sayStep(tool, { step, names }, german)]
      expect(inGerman).not.toBe(inEnglish)
      expect(inGerman).not.toMatch(/undefined|NaN|\[object|\d\.\d/u)
      expect(wordedIn(inGerman)).toEqual(wordedIn(inEnglish))
    },
  )
})

describe('where a sentence says its values', () => {
  it.each(own.map((tool) => [tool.name, tool] as const))('is found of %s, in both languages', (_, tool) => {
    const step = stepOf(tool)
    const names = ['Stimme', 'Gast']
    for (const texts of [agentTexts('en'), german]) {
      const say = (sayable: Pick<Parameters<typeof sayStep>[1], 'step' | 'names'>) => sayStep(tool, sayable, texts)
      const sentence = say({ step, names })
      const said = saidIn(sentence, { step, names }, describeValues(tool, step.args, texts), {
        say,
        fits: (args) => tool.check(args).ok,
      })
      const tracks = said.find(({ of }) => of === 'tracks')?.place
      if (sentence.includes('Stimme'))
        expect(sentence.slice(tracks?.from, tracks?.to)).toMatch(/^["“„]?Stimme.*Gast["”“]?$/u)
      for (const { place } of said)
        if (place !== null) expect(sentence.slice(place.from, place.to)).toHaveLength(place.to - place.from)
    }
  })
})

describe('answers to questions in German', () => {
  /** Said in English for now. */
  const open = ['check_delivery', 'check_sync', 'search_tools']

  it('are there for every question but those that are named here', () => {
    const missing = queries.map(({ name }) => name).filter((name) => germanAnswers[name] === undefined)
    expect(missing.toSorted()).toEqual(open.filter((name) => queries.some((one) => one.name === name)))
  })
})
