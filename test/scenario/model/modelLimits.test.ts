import { describe, expect, it } from 'vitest'
import { failure } from '../../../shared/failures/index.ts'
import { err } from '../../../shared/result.ts'
import { deleting, splitting, talkWithModel, whole } from '../../support/model/modelTalk.ts'
import { between, step, type ScriptedTurn } from '../../support/scriptedPlanner.ts'

describe('up to three tries a step', () => {
  it('does a step again that failed for a passing reason, without asking anybody', async () => {
    let tries = 0
    const { agent, decide, clips, log } = await talkWithModel([deleting(0, 10), { text: 'Gone.' }], {
      perform: async (request, real) => {
        if (request.kind !== 'deleteSelection') return real(request)
        tries += 1
        return tries < 3 ? err(failure('engine/render-stopped')) : real(request)
      },
    })
    await agent.send('go')
    await decide('approve')
    expect([tries, log()?.state, log()?.asked, await clips()]).toEqual([3, 'done', ['approval'], { Voice: [[0, 110]] }])
  })

  it('is not done a fourth time', async () => {
    let tries = 0
    const { agent, decide, log } = await talkWithModel([deleting(0, 10), { text: 'It would not go.' }], {
      perform: async (request, real) => {
        if (request.kind !== 'deleteSelection') return real(request)
        tries += 1
        return err(failure('engine/render-stopped'))
      },
    })
    await agent.send('go')
    await decide('approve')
    expect([tries, log()?.state]).toEqual([3, 'failed'])
  })
})

describe('limits', () => {
  it('on turns, saying what stands', async () => {
    const { agent, log, clips } = await talkWithModel([splitting(1), splitting(2)], { limits: { mostTurns: 2 } })
    await agent.send('go')
    expect(log()).toMatchObject({
      state: 'partly',
      reply: expect.stringMatching(/within 2 turns\. What was done stands: Split.*0:01.*; Split.*0:02/u) as string,
    })
    expect(await clips()).toEqual({
      Voice: [
        [0, 1],
        [1, 2],
        [2, 120],
      ],
    })
  })

  it('on the time of all turns together', async () => {
    const { agent, log, clips } = await talkWithModel([splitting(1), { hangs: true }], {
      limits: { thinkSeconds: 0.02 },
    })
    await agent.send('go')
    expect(log()).toMatchObject({
      state: 'partly',
      reply: expect.stringMatching(/more than 0\.02 seconds in all.*What was done stands: Split/u) as string,
    })
    expect(await clips()).toEqual({
      Voice: [
        [0, 1],
        [1, 120],
      ],
    })
  })

  it('on tokens, unless it has just come to its answer', async () => {
    const stopped = await talkWithModel(
      [
        { ...splitting(1), tokens: 600 },
        { ...splitting(2), tokens: 600 },
      ],
      { limits: { mostTokens: 1000 } },
    )
    await stopped.agent.send('go')
    expect(stopped.log()).toMatchObject({
      state: 'partly',
      reply: expect.stringMatching(/more than 1000 tokens.*What was done stands: Split/u) as string,
    })
    expect(await stopped.clips()).toEqual({
      Voice: [
        [0, 1],
        [1, 120],
      ],
    })

    const answered = await talkWithModel(
      [
        { ...splitting(1), tokens: 600 },
        { text: 'Split.', tokens: 600 },
      ],
      { limits: { mostTokens: 1000 } },
    )
    await answered.agent.send('go')
    expect(answered.log()?.state).toBe('done')
  })

  it('on a tool that shows no sign of life, and not on one that gets on', async () => {
    const stuck = await talkWithModel([deleting(0, 10), { text: 'It hangs.' }], {
      limits: { toolSeconds: 0.05 },
      perform: async (request, real) => (request.kind === 'deleteSelection' ? new Promise(() => {}) : real(request)),
    })
    await stuck.agent.send('go')
    await stuck.decide('approve')
    expect(stuck.log()).toMatchObject({
      state: 'failed',
      reply: expect.stringContaining('no sign of life for 0.05 seconds') as string,
    })
    expect(await stuck.clips()).toEqual(whole)

    const listeners = new Set<() => void>()
    const slow = await talkWithModel([deleting(0, 10), { text: 'Gone.' }], {
      limits: { toolSeconds: 0.2 },
      onProgress: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      perform: async (request, real) => {
        if (request.kind !== 'deleteSelection') return real(request)
        const { promise, resolve } = Promise.withResolvers<void>()
        let beats = 0
        const beat = setInterval(() => {
          for (const listener of listeners) listener()
          beats += 1
          if (beats === 12) resolve()
        }, 30)
        await promise
        clearInterval(beat)
        return real(request)
      },
    })
    await slow.agent.send('go')
    await slow.decide('approve')
    expect([slow.log()?.state, await slow.clips(), listeners.size]).toEqual(['done', { Voice: [[0, 110]] }, 0])
  })
})

const splitAt60 = {
  Voice: [
    [0, 60],
    [60, 120],
  ],
}

describe('cancel at any moment', () => {
  it('while a step is carried out: what earlier turns did stands', async () => {
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const { agent, decide, log, clips, engine } = await talkWithModel([splitting(60), deleting(0, 10)], {
      perform: async (request, real) => {
        if (request.kind === 'deleteSelection') {
          reached.resolve()
          await released.promise
        }
        return real(request)
      },
    })
    await agent.send('go')
    const deciding = decide('approve')
    await reached.promise
    const cancelling = agent.cancel()
    released.resolve()
    await Promise.all([deciding, cancelling])
    expect([log()?.state, await clips(), (await engine.view()).canUndo]).toEqual(['partly', splitAt60, true])
  })

  it('while a yes is waited for', async () => {
    const { agent, log, clips } = await talkWithModel([{ calls: [['split_at_time', { time: 60 }]] }, deleting(0, 10)])
    await agent.send('go')
    await agent.cancel()
    expect([agent.view().state, log()?.state, await clips()]).toEqual(['idle', 'partly', splitAt60])
  })

  it('while the next try is waited for', async () => {
    const failed = Promise.withResolvers<void>()
    const { agent, decide, log } = await talkWithModel([deleting(0, 10)], {
      perform: async (request, real) => {
        if (request.kind !== 'deleteSelection') return real(request)
        failed.resolve()
        return err(failure('engine/busy'))
      },
    })
    await agent.send('go')
    const deciding = decide('approve')
    await failed.promise
    await agent.cancel()
    await deciding
    expect(log()?.state).toBe('cancelled')
  })
})

describe('what a model fails at', () => {
  it('is offered without it where the words are understood so, and done so', async () => {
    const { agent, decide, clips, last } = await talkWithModel(
      [{ failure: failure('model/unreachable', { host: 'example.org' }) }],
      { words: [step('delete_selection', { range: between(0, 10) })] },
    )
    await agent.send('go')
    expect(last()).toMatchObject({
      state: 'failed',
      offer: 'offline',
      text: expect.stringContaining('go on without a model') as string,
    })
    await agent.send('go', 'offline')
    await decide('approve')
    expect(await clips()).toEqual({ Voice: [[0, 110]] })
  })

  it.each<[what: string, turns: readonly ScriptedTurn[]]>([
    ['ends without a word', [{ text: '' }]],
    [
      'makes the same wrong call again and again',
      [{ calls: [['zorp', {}]] }, { calls: [['zorp', {}]] }, { calls: [['zorp', {}]] }],
    ],
  ])('is offered without it also when it %s', async (_, turns) => {
    const { agent, last } = await talkWithModel(turns, { words: [step('delete_selection', { range: between(0, 10) })] })
    await agent.send('go')
    expect(last()).toMatchObject({ state: 'failed', offer: 'offline' })
  })

  it('is not offered where the words are not understood either', async () => {
    const { agent, last } = await talkWithModel([{ failure: failure('model/unreachable', { host: 'example.org' }) }])
    await agent.send('go')
    expect(last()).toMatchObject({ state: 'failed', offer: null })
  })
})
