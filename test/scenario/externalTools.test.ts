import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runTool } from '../../electron/agent/index.ts'
import { leftBehind, type Script, talkWith, toolFolder } from '../support/outsideTools.ts'
import { quieter, twice, seed } from '../support/programScripts.ts'

const peak = async (talk: Awaited<ReturnType<typeof talkWith>>, start: number, end: number, track = 0) => {
  const { tracks } = await talk.engine.view()
  const measured = await talk.engine.measure({ range: { start, end }, trackIds: [tracks[track]?.id ?? ''] })
  return measured.ok ? Math.round(measured.value.peakDb * 10) / 10 : null
}

afterEach(() => expect(leftBehind()).toEqual([]))

describe('a program of the machine as a tool', () => {
  it('shows its command and that it is new, runs after a yes, and is one undo', async () => {
    const talk = await talkWith(toolFolder([quieter]), seed)
    const before = await peak(talk, 0, 2)
    await talk.agent.send('half level on the first 2 seconds of the voice')
    const { approval } = talk.agent.view()
    expect(approval?.newTools).toEqual([{ title: 'Half Level', file: 'half_level.json' }])
    expect(approval?.steps[0]).toMatchObject({
      sentence: 'Run Half Level on 0:00–0:02 of Voice',
      asks: true,
      mayAllow: false,
      tracks: ['Voice'],
      regions: [{ start: 0, end: 2, fate: 'rewritten' }],
    })
    expect(approval?.steps[0]?.command).toMatch(/^\S*node\S* \S+half_level\.mjs input\.wav output\.wav$/)
    expect(await peak(talk, 0, 2)).toBe(before)
    await talk.decide('approve')
    expect(talk.reply()).toBe('Half Level was run on 0:00–0:02 of Voice.')
    expect(await peak(talk, 0.1, 1.9)).toBeCloseTo((before ?? 0) - 6, 0)
    expect(await peak(talk, 2.1, 4)).toBe(before)
    const { history } = await talk.engine.view()
    expect(history.at(-1)).toMatchObject({ label: 'Half Level' })
    await talk.agent.send('undo that')
    expect(await peak(talk, 0, 2)).toBe(before)
  })

  it('is asked about once by its content: after a restart it is known, and a changed file is new', async () => {
    const folder = toolFolder([quieter])
    const first = await talkWith(folder, seed)
    await first.agent.send('halve everything')
    await first.decide('approve')
    const second = await talkWith(folder, seed)
    await second.agent.send('halve everything')
    expect(second.agent.view().approval?.newTools).toBeUndefined()
    const file = path.join(folder, 'tools', 'half_level.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('A program of a test.', 'Another one.'))
    const third = await talkWith(folder, seed)
    await third.agent.send('halve everything')
    expect(third.agent.view().approval?.newTools).toHaveLength(1)
  })

  it('stays unknown after a no, and nothing has run', async () => {
    const folder = toolFolder([
      { ...quieter, body: `writeFileSync(${JSON.stringify('/tmp/never')}, ''); write(read().samples)` },
    ])
    const talk = await talkWith(folder, seed)
    await talk.agent.send('halve everything')
    await talk.decide('reject')
    expect(existsSync('/tmp/never')).toBe(false)
    expect(existsSync(path.join(folder, 'trusted-tools.json'))).toBe(false)
    expect(talk.registry.findTool('half_level')?.outside?.isTrusted()).toBe(false)
  })

  it('does not run by hand before it was allowed, and runs then', async () => {
    const talk = await talkWith(toolFolder([quieter]), seed)
    const byHand = () =>
      runTool(talk.engine.editorFor('manual'), talk.registry, { id: 'h', tool: 'half_level', args: {} })
    expect(await byHand()).toMatchObject({ ok: false, error: { code: 'programs/new' } })
    await talk.registry.findTool('half_level')?.outside?.trust()
    expect(await byHand()).toMatchObject({ ok: true, value: { kind: 'done' } })
  })

  it('is never covered by a standing permission', async () => {
    const talk = await talkWith(toolFolder([quieter]), seed)
    await talk.agent.send('halve everything')
    expect(await talk.change({ verb: 'approve', allow: 'session' })).toBe('ok')
    await talk.agent.send('halve everything')
    expect(talk.agent.view().approval).not.toBeNull()
  })

  it('gets the values that were said within their limits, each as one argument', async () => {
    const folder = toolFolder([
      {
        name: 'tell',
        body: `writeFileSync(new URL('./told.json', import.meta.url), JSON.stringify(given)); write(read().samples)`,
        manifest: {
          parameters: {
            type: 'object',
            properties: {
              speed_hz: { type: 'number', title: 'speed', description: 'Hz.', minimum: 1, maximum: 10, default: 5 },
              shape: { type: 'string', description: 'Form.', enum: ['sine', 'square'], default: 'sine' },
            },
          },
          command: [process.execPath, '{{folder}}/tell.mjs', '{input}', '{output}', 's={speed_hz} {rate}', '{shape}'],
          words: { en: ['wobble'] },
        },
      },
    ])
    const file = path.join(folder, 'tools', 'tell.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('{{folder}}', folder))
    const talk = await talkWith(folder, { ...seed, tracks: { Voice: [['take', 0, 4]] } })
    await talk.agent.send('wobble everything with speed 7 hz, square')
    await talk.decide('approve')
    expect(JSON.parse(readFileSync(path.join(folder, 'told.json'), 'utf8'))).toEqual(['s=7 8000', 'square'])
    await talk.agent.call({ tool: 'tell', start_time: 0, end_time: 1, speed_hz: 70 })
    expect(talk.reply()).toContain('10')
    await talk.agent.call({ tool: 'tell', start_time: 0, end_time: 1, shape: '-rf' })
    expect(talk.agent.view().approval).toBeNull()
  })

  it('knows nothing of our environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-secret-of-the-test')
    const folder = toolFolder([
      {
        name: 'environment',
        body: `writeFileSync(new URL('./env.json', import.meta.url), JSON.stringify(process.env)); write(read().samples)`,
      },
    ])
    const talk = await talkWith(folder, seed)
    await talk.agent.call({ tool: 'environment', start_time: 0, end_time: 1 })
    await talk.decide('approve')
    const told = readFileSync(path.join(folder, 'env.json'), 'utf8')
    expect(told).toContain('PATH')
    expect(told).not.toContain('sk-secret')
  })
})

describe('a program that leaves another length', () => {
  it('moves what follows by as much on all tracks, and labels with it', async () => {
    const talk = await talkWith(toolFolder([twice]), { ...seed, labels: [['end', 3, 3]] })
    await talk.agent.call({ tool: 'repeat_it', start_time: 1, end_time: 2 })
    await talk.decide('approve')
    expect(await talk.clips()).toEqual({ Voice: [[0, 5]], Music: [[0, 7]] })
    expect((await talk.engine.view()).labels[0]).toMatchObject({ start: 4, end: 4 })
  })

  it('is the last step whose places are known', async () => {
    const talk = await talkWith(toolFolder([twice]), seed)
    await talk.agent.send('repeat it on the first second, then delete the last second')
    expect(talk.agent.view().approval).toBeNull()
    expect(talk.reply()).toContain('How long it is behind Repeat It is known only when that is done.')
    expect(await talk.clips()).toEqual({ Voice: [[0, 4]], Music: [[0, 6]] })
  })

  it('is rehearsed and done by a factor that is known beforehand', async () => {
    const stretch: Script = {
      ...twice,
      manifest: {
        title: 'Double',
        parameters: {
          type: 'object',
          properties: { factor: { type: 'number', description: 'Times.', minimum: 0.5, maximum: 4, default: 2 } },
        },
        length: { times: 'factor' },
      },
    }
    const folder = toolFolder([stretch])
    const file = path.join(folder, 'tools', 'repeat_it.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"{output}"', '"{output}","{factor}"'))
    const talk = await talkWith(folder, seed)
    await talk.agent.call({ tool: 'repeat_it', start_time: 1, end_time: 3 })
    expect(talk.agent.view().approval).toMatchObject({ before: 6, after: 8 })
    await talk.decide('approve')
    expect(await talk.clips()).toEqual({ Voice: [[0, 6]], Music: [[0, 8]] })
    await talk.agent.call({ tool: 'repeat_it', start_time: 1, end_time: 3, factor: 0.5 })
    await talk.decide('approve')
    expect(talk.reply()).toContain('it is 4 s long where 1 s should be')
    expect(await talk.clips()).toEqual({ Voice: [[0, 6]], Music: [[0, 8]] })
  })
})
