import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../electron/agent/planner/plan.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import { createEngine, type Engine } from '../../../electron/engine/index.ts'
import { converseOn } from '../../support/openConversation.ts'
import { between, scriptedModel, scriptedOffline, step, type ScriptedTurn } from '../../support/scriptedPlanner.ts'
import { sayChange } from '../../../shared/notes/sayChange.ts'

/** A voice with pauses of 2, 1.5 and 3 seconds over a bed of music. */
async function openStudio(): Promise<Engine> {
  const opened = await createEngine({ file: ':memory:', run: 'inline' })
  if (!opened.ok) throw new Error(messageOf(opened.error))
  const track = (name: string, silences: readonly (readonly [number, number])[]) => ({
    name,
    channels: 1 as const,
    clips: [{ name, start: 0, end: 30 }],
    silences,
  })
  const seeded = await opened.value.seed({
    sampleRate: 8000,
    selection: null,
    selectedTracks: [],
    selectedClips: [],
    cursor: 0,
    labels: [],
    tracks: [
      track('Voice', [
        [4, 6],
        [10, 11.5],
        [20, 23],
      ]),
      track('Music', []),
    ],
  })
  if (!seeded.ok) throw new Error(messageOf(seeded.error))
  return opened.value
}

const voice = { tracks: [{ kind: 'name', name: 'Voice' }] } as const
const whole = { range: { kind: 'whole' } } as const
const plans: Readonly<Record<string, readonly PlannedStep[]>> = {
  'shorten the pauses': [step('apply_truncate_silence', { ...whole, ...voice }, { min_silence: 1, keep: 0.5 })],
  'level it': [step('apply_loudness_normalize', { ...whole, ...voice }, { target_lufs: -16 })],
  'level each': [step('apply_loudness_normalize', whole, { target_lufs: -16, mode: 'each' })],
  'less noise': [step('apply_noise_reduction', { ...whole, ...voice }, { reduction_db: 12 })],
  faster: [step('apply_change_tempo', { ...whole, ...voice }, { percent: 25 })],
  peak: [step('apply_normalize', { range: between(0, 10), ...voice }, { peak_db: -3 })],
  duck: [step('apply_auto_duck', whole, { control: 'Voice', duck_db: -12 })],
  'clean and level': [
    step('apply_high_pass', { ...whole, ...voice }, { frequency_hz: 80 }),
    step('apply_loudness_normalize', { ...whole, ...voice }, { target_lufs: -16 }),
  ],
}

async function start(turns: readonly ScriptedTurn[] | null = null) {
  const engine = await openStudio()
  const model = turns === null ? null : scriptedModel(turns)
  const conversation = converseOn(engine, { offline: scriptedOffline(plans), model })
  const soundOf = async () => {
    const { duration, tracks } = await engine.view()
    return JSON.stringify(
      await engine.measure({ range: { start: 0, end: duration }, trackIds: tracks.map(({ id }) => id) }),
    )
  }
  const changes = () =>
    conversation.agent.view().approval?.steps.map((one) =>
      one.changes.map((change) => {
        const { track, range, left } = change
        const { what, before, after } = sayChange(change)
        const place = range === null ? null : [range.start, range.end].map((time) => Math.round(time * 100) / 100)
        return [what, track, place, before, after, ...(left ? ['left'] : [])]
      }),
    )
  return { ...conversation, model, soundOf, changes, log: () => conversation.agent.log().at(-1) }
}

describe('what a long tool would change is listed before it is done', () => {
  it('pause by pause, with the length before and after', async () => {
    const { agent, changes } = await start()
    await agent.send('shorten the pauses')
    expect(changes()).toEqual([
      [
        ['Pause', null, [4, 6], '2 s', '0.5 s'],
        ['Pause', null, [10, 11.5], '1.5 s', '0.5 s'],
        ['Pause', null, [20, 23], '3 s', '0.5 s'],
        ['Length', 'Voice', null, '0:30', '0:25'],
      ],
    ])
    const approval = agent.view().approval
    expect(approval?.notesOfLists).toEqual([expect.stringMatching(/^3 pauses get shorter/u)])
    expect(approval?.notes).toEqual(expect.arrayContaining(approval?.notesOfLists ?? ['the note']))
  })

  it('with the loudness before and after, for the mix or for each track', async () => {
    const { agent, changes, log } = await start()
    await agent.send('level it')
    expect(changes()).toEqual([[['Loudness', null, null, expect.stringMatching(/^-\d\d\.\d LUFS$/u), '-16.0 LUFS']]])
    expect(log()?.reply).toMatch(/loudness -\d\d\.\d LUFS → -16\.0 LUFS/u)
    await agent.send('level each')
    expect(changes()?.[0]?.map(([what, track]) => [what, track])).toEqual([
      ['Loudness', 'Voice'],
      ['Loudness', 'Music'],
    ])
  })

  it.each([
    [
      'less noise',
      [
        [
          'Noise',
          'Voice',
          [expect.any(Number), expect.any(Number)],
          expect.stringMatching(/ dB$/u),
          expect.stringMatching(/^about .* dB$/u),
        ],
      ],
    ],
    ['faster', [['Length', 'Voice', null, '0:30', '0:24']]],
    ['peak', [['Peak', null, [0, 10], expect.stringMatching(/ dBFS$/u), '-3.0 dBFS']]],
    [
      'duck',
      [
        ['Level', null, [0, 4], '0 dB', '-12 dB'],
        ['Level', null, [6, 10], '0 dB', '-12 dB'],
        ['Level', null, [11.5, 20], '0 dB', '-12 dB'],
        ['Level', null, [23, 30], '0 dB', '-12 dB'],
      ],
    ],
  ])('for “%s” too', async (words, expected) => {
    const { agent, changes } = await start()
    await agent.send(words)
    expect(changes()).toEqual([expected])
  })
})

describe('a list that can be gone through', () => {
  it('leaves out what the person leaves out, shows it as left, and takes it back in', async () => {
    const { agent, change, changes, decide, clips } = await start()
    await agent.send('shorten the pauses')
    const [first, second] = agent.view().approval?.steps[0]?.changes.map(({ leave }) => leave ?? 0) ?? []
    expect(await change({ verb: 'edit', step: 0, except: [first ?? 0, second ?? 0] })).toBe('ok')
    expect(changes()?.[0]?.slice(0, 3)).toEqual([
      ['Pause', null, [4, 6], '2 s', '2 s', 'left'],
      ['Pause', null, [10, 11.5], '1.5 s', '1.5 s', 'left'],
      ['Pause', null, [20, 23], '3 s', '0.5 s'],
    ])
    expect(agent.view().approval).toMatchObject({
      before: 30,
      steps: [
        {
          sentence: expect.stringContaining('all but 2') as string,
          regions: [{ start: expect.closeTo(20.25, 3), end: expect.closeTo(22.75, 3), fate: 'removed' }],
        },
      ],
    })
    expect(await change({ verb: 'edit', step: 0, except: [second ?? 0] })).toBe('ok')
    await decide('approve')
    expect((await clips())['Voice']).toEqual([[0, expect.closeTo(26, 3)]])
  })

  it('can’t be asked of a step that has none', async () => {
    const { agent, change } = await start()
    await agent.send('faster')
    expect(await change({ verb: 'edit', step: 0, except: [1] })).toBe('agent/no-items')
    expect(agent.view().state).toBe('awaitingApproval')
  })

  it('is not empty: leaving out every item is a question about the whole step', async () => {
    const { agent, change, clips } = await start()
    await agent.send('shorten the pauses')
    const all = agent.view().approval?.steps[0]?.changes.flatMap(({ leave }) => leave ?? []) ?? []
    await change({ verb: 'edit', step: 0, except: all })
    expect(agent.view().messages.at(-1)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Every pause is left out') as string,
    })
    expect((await clips())['Voice']).toEqual([[0, 30]])
  })
})

describe('long work of a request', () => {
  it('runs as a job with progress, and is put in at its end as one entry', async () => {
    const { agent, decide, engine, log } = await start()
    const jobs: string[] = []
    const seen = new Set<number>()
    const stop = engine.onJobs((list: readonly Job[]) => {
      for (const job of list) {
        if (!jobs.includes(job.title)) jobs.push(job.title)
        if (job.fraction !== null) seen.add(job.fraction)
      }
    })
    await agent.send('clean and level')
    await decide('approve')
    stop()
    expect(jobs).toEqual(expect.arrayContaining(['High-Pass Filter', 'Loudness Normalization']))
    expect(log()).toMatchObject({
      asked: ['approval'],
      state: 'done',
      ran: [{ tool: 'apply_high_pass' }, { tool: 'apply_loudness_normalize' }],
    })
    expect((await engine.view()).history).toHaveLength(1)
  })

  it('is shown step by step as it runs, and not before or after', async () => {
    const { agent, decide } = await start()
    const seen: string[] = []
    agent.onChange(({ running }) => {
      const text =
        running === null
          ? 'nothing'
          : `${running.at + 1} of ${running.steps.length}: ${running.steps[running.at] ?? ''}`
      if (seen.at(-1) !== text) seen.push(text)
    })
    await agent.send('clean and level')
    await decide('approve')
    expect(seen).toEqual([
      'nothing',
      expect.stringMatching(/^1 of 2: .*80 Hz/u),
      expect.stringMatching(/^2 of 2: Bring .* to -16 LUFS/u),
      'nothing',
    ])
  })

  it.each([
    ['by the cancel of the chat', 'chat'],
    ['by the cancel beside its progress', 'job'],
  ] as const)('is not put in at all when it is stopped in its middle %s', async (_, how) => {
    const { agent, decide, engine, soundOf, log } = await start()
    const before = await soundOf()
    const stopped: Promise<void>[] = []
    const end = engine.onJobs((list) => {
      const [job] = list
      if (job === undefined || stopped.length > 0) return
      stopped.push(how === 'chat' ? agent.cancel() : engine.cancelJob(job.id))
    })
    await agent.send('clean and level')
    await decide('approve')
    await Promise.all(stopped)
    end()
    expect(stopped).toHaveLength(1)
    expect(['cancelled', 'failed']).toContain(log()?.state)
    expect([await soundOf(), (await engine.view()).canUndo]).toEqual([before, false])
  })
})

describe('a model that asks for long work', () => {
  it('gets the result as JSON, with what was changed', async () => {
    const { agent, decide, model } = await start([
      {
        calls: [
          ['apply_truncate_silence', { min_silence: 1, keep: 0.5, tracks: ['Voice'], start_time: 0, end_time: 30 }],
        ],
      },
      { text: 'Shorter.' },
    ])
    await agent.send('go')
    await decide('approve')
    expect(model?.told[1]?.[0]?.content).toMatchObject({
      done: true,
      steps: [
        {
          changes: [
            { what: 'Pause', range: [expect.closeTo(4, 3), 6], before: '2 s', after: '0.5 s' },
            { what: 'Pause' },
            { what: 'Pause' },
            { what: 'Length', track: 'Voice', before: '0:30', after: '0:25' },
          ],
        },
      ],
    })
  })

  it('gets the error as JSON, with what to do about it', async () => {
    const { agent, model } = await start([
      { calls: [['apply_crossfade', { tracks: ['Voice'], start_time: 1, end_time: 2 }]] },
      { text: 'There is one clip only.' },
    ])
    await agent.send('go')
    expect(model?.told[1]?.[0]?.content).toMatchObject({
      done: false,
      error: expect.stringContaining('two clips') as string,
      hint: expect.stringContaining('two clips of one track') as string,
    })
  })

  it('is told where there was nothing to do, which is no error', async () => {
    const { agent, model } = await start([
      { calls: [['apply_truncate_silence', { min_silence: 9, tracks: ['Voice'], start_time: 0, end_time: 30 }]] },
      { text: 'There are none.' },
    ])
    await agent.send('go')
    const told = model?.told[1]?.[0]?.content
    expect(told).not.toHaveProperty('error')
    expect(JSON.stringify(told)).toContain('no pause of 9 s')
  })

  it('has several approved at once, or one at a time', async () => {
    const turns: readonly ScriptedTurn[] = [
      {
        calls: [
          ['apply_high_pass', { frequency_hz: 80, start_time: 0, end_time: 10 }],
          ['apply_amplify', { gain_db: 3, start_time: 0, end_time: 10 }],
        ],
      },
      { text: 'Both.' },
    ]
    const together = await start(turns)
    await together.agent.send('go')
    await together.decide('approve')
    expect(together.log()).toMatchObject({
      asked: ['approval'],
      state: 'done',
      ran: [{ tool: 'apply_high_pass' }, { tool: 'apply_amplify' }],
    })

    const single = await start(turns)
    await single.agent.send('go')
    await single.decide('step')
    await single.decide('step')
    expect(single.log()).toMatchObject({
      asked: ['approval', 'approval'],
      state: 'done',
      ran: [{ tool: 'apply_high_pass' }, { tool: 'apply_amplify' }],
    })
  })
})

it('what is listened to for a plan ends when the person cancels, and nothing is asked', async () => {
  const engine = await openStudio()
  const real = engine.editorFor('agent')
  const reached = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  const editor = {
    ...real,
    fork: async () => {
      const fork = await real.fork()
      return {
        ...fork,
        perform: async (request: Parameters<typeof fork.perform>[0]) => {
          if (request.kind !== 'loudnessNormalize') return fork.perform(request)
          reached.resolve()
          await cancelled.promise
          return fork.perform(request)
        },
        cancelWork: async () => {
          await fork.cancelWork()
          cancelled.resolve()
        },
      }
    },
  }
  const { agent } = converseOn({ ...engine, editorFor: () => editor }, { offline: scriptedOffline(plans), model: null })
  const sending = agent.send('level it')
  await reached.promise
  await agent.cancel()
  await sending
  expect(agent.log().at(-1)).toMatchObject({ state: 'cancelled', asked: [], ran: [] })
})
