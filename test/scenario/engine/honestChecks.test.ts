import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { performStep } from '../../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../../electron/agent/tools/contract/defineTool.ts'
import { registry, tools } from '../../../electron/agent/tools/index.ts'
import type { Engine } from '../../../electron/engine/index.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import { ok } from '../../../shared/result.ts'
import type { EditOutcome, EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { openEngine, value } from '../../support/openEngine.ts'
import { random } from '../../support/signals.ts'
import { callValues } from '../../support/toolCalls.ts'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../../support/torture.ts'

/** What comes with the app, and prompts that people hear, where Debian's asterisk-core-sounds-en-wav is installed. */
const demo = path.resolve(import.meta.dirname, '../../../assets/demo')
const prompts = '/usr/share/asterisk/sounds/en_US_f_Allison'
const recordings = [
  `${demo}/Voice.flac`,
  `${demo}/Music.flac`,
  ...['vm-options', 'agent-alreadyon', 'demo-congrats'].map((name) => `${prompts}/${name}.wav`),
].filter(existsSync)

const names = Object.keys(callValues)
/** Their values are names and places: they have stories of their own. */
const named = new Set(['move_clip', 'rename_clip', 'add_label', 'label_silences', 'apply_crossfade'])

function toolOf(name: string) {
  const tool = registry.findTool(name)
  if (tool === null) throw new Error(`no tool ${name}`)
  return tool
}

/** A recording beside a second one, with a split and a gap in it, and a second of sound on the clipboard. */
async function openRecording(file: string, joins: 'clickSafe' | 'exact'): Promise<Engine> {
  const engine = await openEngine({ joins })
  const files = [file, `${demo}/Voice.flac`].map((one, index) => ({ path: one, name: ['Take', 'Other'][index] ?? '' }))
  value(await engine.importAudio(files))
  const [take] = (await engine.view()).tracks
  const id = take?.id ?? ''
  const length = take?.clips[0]?.end ?? 0
  const story: readonly EditRequestInput[] = [
    { kind: 'selectTracks', trackIds: [id] },
    { kind: 'splitAtTime', time: length * 0.4 },
    { kind: 'setTimeSelection', start: length * 0.7, end: length * 0.75 },
    { kind: 'deleteSelection', gap: 'leave' },
    { kind: 'setTimeSelection', start: 0.2, end: 0.7 },
    { kind: 'copy' },
    { kind: 'clearSelection' },
    {
      kind: 'addLabels',
      labels: [0.1, 0.3, 0.6].map((part) => ({ text: `at ${part}`, start: length * part, end: length * (part + 0.2) })),
    },
  ]
  for (const request of story) value(await engine.perform(request))
  return engine
}

/** What is said of several tracks at once. */
const between = new Set(['apply_match_loudness'])

/** Any part, from a few samples to seconds, its edges on no grid. */
async function drawStep(engine: Engine, name: string, chance: () => number): Promise<PreparedStep> {
  const view = await engine.view()
  const tool = toolOf(name)
  const take = view.tracks[0]
  const end = take?.clips.at(-1)?.end ?? 0
  const length = Math.min(10 ** (chance() * 3.9 - 3.2), end)
  const start = chance() * (end - length)
  const isWhole = tool.reads.some(({ need }) => need === 'everything')
  return {
    tool: name,
    args: tool.check(callValues[name]?.(chance) ?? {}).ok ? (callValues[name]?.(chance) ?? {}) : {},
    range: isWhole ? { start: 0, end: view.duration } : { start, end: start + length },
    trackIds: isWhole || between.has(name) ? view.tracks.map((track) => track.id) : [take?.id ?? ''],
    at: null,
    words: '',
    sources: [],
  }
}

const seedOf = (name: string): number => Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7)
/** What is taken for a broken promise; that there is nothing to do, or no room, is no such thing. */
const isAlarm = (failed: string): boolean => failed === 'agent/not-confirmed' || failed === 'agent/not-prepared'

const nothingTold: EditOutcome = {
  changed: true,
  tracks: ['Take'],
  range: null,
  at: null,
  peakBeforeDb: null,
  peakAfterDb: null,
}

/** What is done in place of a request. */
type Plant = (engine: Engine, request: EditRequestInput) => Promise<unknown>

const plants: Readonly<Record<'nothing' | 'elsewhere' | 'half', Plant>> = {
  nothing: async () => {},
  elsewhere: async (engine) =>
    value(await engine.perform({ kind: 'addLabels', labels: [{ text: 'else', start: 0, end: 0 }] })),
  /** The very thing, in the first half of the range. */
  half: async (engine, request) => {
    const { selection } = await engine.view()
    if (selection === null) return
    const { start, end } = selection
    // Half of a frame is nothing, and nothing is done there.
    const isHalved = await engine.perform({ kind: 'setTimeSelection', start, end: (start + end) / 2 })
    if (isHalved.ok) await engine.perform(request)
    value(await engine.perform({ kind: 'setTimeSelection', start, end }))
  },
}

/** Does something else in place of what is asked for, and says of it whatever is told. */
function lying(engine: Engine, about: string, plant: Plant, told: EditOutcome): Engine {
  return {
    ...engine,
    perform: async (request) => {
      if (request.kind !== about) return engine.perform(request)
      await plant(engine, request)
      return ok(told)
    },
  }
}

async function soundOf(engine: Engine): Promise<string> {
  const { tracks, duration } = await engine.view()
  const ids = tracks.map((track) => track.id)
  const { soundHash } = value(await engine.measure({ range: { start: 0, end: duration }, trackIds: ids }))
  return `${ids.length} ${duration} ${soundHash}`
}

/**
 * The step by the engine itself, and by liars: one tells nothing but that it was done, the others tell what the engine
 * told. `faults` are those that leave another sound than the engine does. All is as it was afterwards.
 */
async function liedAndDone(engine: Engine, step: PreparedStep) {
  const tool = toolOf(step.tool)
  const { kind } = tool.request(step)
  const position = (await engine.view()).historyPosition
  const takeBack = async (): Promise<void> => {
    if ((await engine.view()).historyPosition > position)
      value(await engine.undo({ count: (await engine.view()).historyPosition - position }))
  }
  const seen = await performStep(engine, tool, step, 'measured')
  const right = await soundOf(engine)
  await takeBack()
  const lies = seen.ok
    ? ([
        ['nothing', nothingTold],
        ['elsewhere', nothingTold],
        ['elsewhere', seen.value.outcome],
        ['half', seen.value.outcome],
      ] as const)
    : []
  const faults: { readonly plant: string; readonly isMissed: boolean }[] = []
  for (const [plant, told] of lies) {
    const lie = await performStep(lying(engine, kind, plants[plant], told), tool, step, 'measured')
    const isFault = (await soundOf(engine)) !== right
    await takeBack()
    if (isFault) faults.push({ plant: `${plant}${told === nothingTold ? '' : ', told as done'}`, isMissed: lie.ok })
  }
  return { seen, faults }
}

describe('the check after a step, on recordings', () => {
  it('is tried with every tool that changes the sound of a range', () => {
    const meant = tools.filter(
      ({ impact, reads, outside }) =>
        outside === undefined &&
        ['adds', 'rewrites', 'removes'].includes(impact) &&
        reads.some(({ state }) => state === 'timeSelection'),
    )
    expect(meant.map(({ name }) => name).filter((name) => !names.includes(name) && !named.has(name))).toEqual([])
  })

  it.each(['clickSafe', 'exact'] as const)(
    'takes back nothing that is right, and finds what is not: %s',
    async (joins) => {
      // Each tool has its own: a new one changes nothing of what the others are tried with.
      const seed = tortureSeed + (joins === 'exact' ? 1000 : 0)
      const chances = new Map(names.map((name) => [name, random(seed + seedOf(name))]))
      const alarms: string[] = []
      const missed: string[] = []
      const counts = { calls: 0, done: 0, faults: 0 }
      for (const file of recordings) {
        const engine = await openRecording(file, joins)
        for (const name of names) {
          for (let round = 0; round < tortureCount(2); round++) {
            const step = await drawStep(engine, name, chances.get(name) ?? Math.random)
            const told = `${path.basename(file)} ${JSON.stringify([name, step.args, step.range])}`
            const { seen, faults } = await liedAndDone(engine, step)
            counts.calls++
            if (seen.ok) counts.done++
            else if (isAlarm(seen.error.code)) alarms.push(`${told}: ${messageOf(seen.error)}`)
            counts.faults += faults.length
            missed.push(...faults.filter(({ isMissed }) => isMissed).map(({ plant }) => `${plant}: ${told}`))
          }
        }
      }
      tellTorture({ joins, ...counts, alarms: alarms.length, missed: missed.length })
      expect({ alarms, missed }).toEqual({ alarms: [], missed: [] })
      expect(counts.done).toBeGreaterThan(counts.calls / 2)
    },
    Math.max(600_000, tortureTime(tortureCount(2) * names.length, 500)),
  )
})
