import { describe, expect, it } from 'vitest'
import type { Job } from '../../../shared/schemas/job.ts'
import { converseOn } from '../../support/openConversation.ts'
import { scriptedOffline, type ScriptedTurn } from '../../support/scriptedPlanner.ts'
import { openStudio, plans, start } from '../../support/model/studioTalk.ts'

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
