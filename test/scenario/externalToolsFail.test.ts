import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leftBehind, type Script, talkWith, toolFolder } from '../support/outsideTools.ts'
import { quieter, twice, seed } from '../support/programScripts.ts'

/** What has ended and is only not forgotten yet runs no more. */
const runs = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}

afterEach(() => expect(leftBehind()).toEqual([]))

describe('what goes wrong with a program', () => {
  const cases: readonly (readonly [string, Script, string])[] = [
    [
      'fails',
      { name: 'bad', body: 'console.error("speed is out of range"); process.exit(3)' },
      'ended with status 3 and said “speed is out of range”',
    ],
    [
      'crashes',
      {
        name: 'bad',
        body: 'process.kill(process.pid, "SIGSEGV"); await new Promise(() => setInterval(() => {}, 9e5))',
      },
      'ended with a crash',
    ],
    ['writes nothing', { name: 'bad', body: '' }, 'it wrote no file'],
    [
      'writes no audio',
      { name: 'bad', body: 'writeFileSync(output, "hello, this is no sound at all")' },
      'is not audio',
    ],
    ['writes no sound', { name: 'bad', body: 'write(new Float32Array(0))' }, 'there is no sound in what it wrote'],
    [
      'writes no numbers',
      { name: 'bad', body: 'const all = read(); all.samples[9] = NaN; write(all.samples, all)' },
      'no numbers',
    ],
    [
      'changes the rate',
      { name: 'bad', body: 'const all = read(); write(all.samples, { ...all, rate: 44100 })' },
      '44100 Hz where 8000 Hz went in',
    ],
    [
      'loses half',
      { name: 'bad', body: 'const all = read(); write(all.samples.slice(0, all.samples.length / 2), all)' },
      '2 s long where 4 s should be',
    ],
    [
      'hangs',
      { name: 'bad', body: 'setInterval(() => {}, 1e6)', manifest: { seconds: 1 } },
      'not done after 1 seconds',
    ],
    [
      'never ends writing',
      {
        name: 'bad',
        body: 'for (let i = 0; ; i++) { writeFileSync(`${output}.${i}`, Buffer.alloc(8 << 20)); await new Promise((next) => setTimeout(next, 5)) }',
      },
      'MB, so its program was stopped',
    ],
  ]

  it.each(cases)('says it when it %s, and leaves the project and the disk as they were', async (_, script, said) => {
    const talk = await talkWith(toolFolder([script]), { tracks: { Voice: [['take', 0, 4]] } })
    const before = await talk.engine.view()
    await talk.agent.call({ tool: 'bad', start_time: 0, end_time: 4 })
    await talk.decide('approve')
    expect(talk.reply()).toContain(said)
    expect(talk.agent.log().at(-1)?.state).toBe('failed')
    const after = await talk.engine.view()
    expect(after.tracks).toEqual(before.tracks)
    expect(after.history).toEqual(before.history)
  })

  it('says which program is missing before it asks anything', async () => {
    const talk = await talkWith(
      toolFolder([{ name: 'gone', body: '', manifest: { command: ['no-such-program', '{input}', '{output}'] } }]),
      seed,
    )
    await talk.agent.call({ tool: 'gone', start_time: 0, end_time: 1 })
    expect(talk.agent.view().approval).toBeNull()
    expect(talk.reply()).toContain('gone needs the program "no-such-program", which is not on this machine.')
  })

  it('ends what a program has started when it is cancelled, and takes the request back', async () => {
    const folder = toolFolder([
      {
        name: 'parent',
        body: `
import { spawn } from 'node:child_process'
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
writeFileSync(new URL('./pids.json', import.meta.url), JSON.stringify([process.pid, child.pid]))
setInterval(() => console.log('42 %'), 50)`,
      },
    ])
    const talk = await talkWith(folder, seed)
    await talk.agent.call({ tool: 'parent', start_time: 0, end_time: 1 })
    const done = talk.decide('approve')
    const pids = path.join(folder, 'pids.json')
    await vi.waitFor(() => expect(existsSync(pids)).toBe(true), 10_000)
    await vi.waitFor(() => expect(talk.engine.jobs()[0]?.fraction).toBeGreaterThan(0.2), 10_000)
    expect(talk.engine.jobs()[0]).toMatchObject({ title: 'parent' })
    await talk.agent.cancel()
    await done
    expect(talk.agent.log().at(-1)?.state).toBe('cancelled')
    await delay(100)
    for (const pid of JSON.parse(readFileSync(pids, 'utf8')) as number[]) expect(runs(pid)).toBe(false)
  })

  it('is cancelled by its job, too, and that is no failure', async () => {
    const talk = await talkWith(toolFolder([{ name: 'wait', body: 'setInterval(() => {}, 1e6)' }]), seed)
    await talk.agent.call({ tool: 'wait', start_time: 0, end_time: 1 })
    const done = talk.decide('approve')
    await vi.waitFor(() => expect(talk.engine.jobs()).toHaveLength(1), 10_000)
    await talk.engine.cancelJob(talk.engine.jobs()[0]?.id ?? '')
    await done
    expect(talk.agent.log().at(-1)?.state).toBe('cancelled')
  })

  it('runs nothing to be heard beforehand', async () => {
    const talk = await talkWith(toolFolder([quieter]), seed)
    await talk.agent.send('halve everything')
    const id = talk.agent.view().approval?.id ?? ''
    expect(await talk.agent.hear({ approvalId: id, step: 0, side: 'before', around: 2 })).toMatchObject({ ok: true })
    expect(await talk.agent.hear({ approvalId: id, step: 0, side: 'after', around: 2 })).toMatchObject({
      ok: false,
      error: { code: 'programs/not-heard-before' },
    })
  })

  it('tells a file that describes none, and offers the others', async () => {
    const folder = toolFolder([quieter, { ...twice, manifest: { command: ['sox', '{input}', '{what}'] } }])
    writeFileSync(path.join(folder, 'tools', 'torn.json'), '{ "name": ')
    const talk = await talkWith(folder, seed)
    expect(talk.problems).toEqual([
      expect.stringContaining(
        'The tool in "repeat_it.json" can’t be offered: no argument of its command has {output}.',
      ),
      expect.stringContaining('"torn.json" can’t be offered: it is not JSON.'),
    ])
    expect(talk.registry.findTool('half_level')).not.toBeNull()
  })
})
