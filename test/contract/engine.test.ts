import { Worker } from 'node:worker_threads'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createEngine, type Engine } from '../../electron/engine/index.ts'
import { projectViewSchema } from '../../shared/schemas/projectView.ts'
import { code, openEngine, value } from '../support/openEngine.ts'
import { makeFolder, newProjectPath } from '../support/projectFolder.ts'
import { storySeed, tellStory } from '../support/engine/randomStory.ts'

const mark = { id: 'r1', label: 'Trim', text: 'trim to 2-5' }

/** A short story through every call of the engine, with all that it answers and announces. */
async function tell(engine: Engine, folder: string): Promise<unknown> {
  const said: unknown[] = []
  const say = async (answer: unknown): Promise<void> => void said.push(await answer)
  engine.onChange((view) => said.push(['changed', view]))
  const wav = join(folder, 'out.wav')
  await say(engine.seed(storySeed))
  await say(engine.perform({ kind: 'setTimeSelection', start: 2, end: 5 }))
  const fork = await engine.fork()
  await say(fork.perform({ kind: 'trimToSelection' }))
  await say(fork.view())
  await say(fork.undo())
  await say(fork.measure({ range: { start: 0, end: 9 }, trackIds: ['t1'] }))
  await fork.dispose()
  await say(engine.begin(mark))
  await say(engine.editorFor('window').perform({ kind: 'fadeIn' }))
  await say(engine.perform({ kind: 'trimToSelection' }))
  await say(engine.commit())
  await say(engine.undo({ grain: 'step' }))
  await say(engine.redo({ grain: 'request', count: 1 }))
  await say(engine.redo())
  await say(engine.goTo({ id: null }))
  await say(engine.goTo({ id: 'h999' }))
  await say(engine.perform({ kind: 'explode' } as never))
  await say(engine.mixFormat())
  await say(engine.readMix({ fromFrame: 2000, frames: 20 }))
  await say(engine.readPeaks({ trackId: 't3', from: 0, to: 10, columns: 8 }))
  await say(engine.readSpectrum({ trackId: 't3', from: 0, to: 10, columns: 8 }))
  await say(engine.readPauses({ trackId: 't3' }))
  await say(
    engine
      .exportAudio({ path: wav, range: 'all', format: 'wav16', channels: 'auto', overwrite: 'never' })
      .then((done) => code(done)),
  )
  await say(engine.importAudio([{ path: wav, name: 'out.wav' }]))
  await say(engine.importAudio([{ path: join(folder, 'missing.wav'), name: 'missing.wav' }]))
  await say(engine.perform({ kind: 'play' }))
  await engine.reportTransport({ state: 'paused', position: 3 })
  await say(engine.writeDocument('log', { one: [1, 'two'] }))
  await say(engine.readDocument('log'))
  const step = tellStory(engine, 5)
  for (let count = 0; count < 20; count++) await step()
  await say(engine.view())
  return said
}

/** Without when the entries of a history were made: the two were told at other times. */
function untimed(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(untimed)
  if (typeof said !== 'object' || said === null || ArrayBuffer.isView(said)) return said
  const own = Object.entries(said).filter(([key]) => !(key === 'at' && 'label' in said && 'id' in said))
  return Object.fromEntries(own.map(([key, value]) => [key, untimed(value)]))
}

describe('an engine', () => {
  test('answers and announces the same in this thread and in one of its own', async () => {
    const [inline, thread] = [
      await openEngine({ joins: 'clickSafe' }),
      await openEngine({ run: 'thread', joins: 'clickSafe' }),
    ]

    const [here, there] = [await tell(inline, makeFolder()), await tell(thread, makeFolder())]

    expect(untimed(there)).toEqual(untimed(here))
    expect((here as unknown[]).length).toBeGreaterThan(40)
    for (const engine of [inline, thread])
      expect(projectViewSchema.safeParse(await engine.view()).error).toBeUndefined()
  })

  test.each(['inline', 'thread'] as const)(
    'says that it stopped when it is used after it was closed (%s)',
    async (run) => {
      const engine = value(await createEngine({ file: ':memory:', run }))
      value(await engine.seed(storySeed))
      const last = await engine.view()
      await engine.close()

      const codes = [
        await engine.perform({ kind: 'play' }),
        await engine.undo(),
        await engine.begin(mark),
        await engine.writeDocument('a', 1),
      ].map(code)

      expect(codes).toEqual(Array.from({ length: 4 }, () => 'engine/stopped'))
      expect([
        await engine.view(),
        await engine.readDocument('a'),
        (await engine.readMix({ fromFrame: 0, frames: 10 })).length,
      ]).toEqual([last, null, 0])
      expect((await engine.readPeaks({ trackId: 't1', from: 0, to: 1, columns: 3 })).peaks).toEqual(new Int8Array(9))
      await expect(engine.close()).resolves.toBeUndefined()
    },
  )

  test('answers what waits with a failure when its thread dies', async () => {
    const engine = value(await createEngine({ file: ':memory:' }))
    const workers: Worker[] = []
    const emit = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
      workers.push(this)
    })
    const waiting = Promise.all([engine.perform({ kind: 'play' }), engine.undo(), engine.view()])
    await vi.waitFor(() => expect(workers).not.toEqual([]))
    emit.mockRestore()

    await workers[0]?.terminate()
    const [played, undone, view] = await waiting

    expect([code(played), code(undone), view.name, code(await engine.redo())]).toEqual([
      'engine/stopped',
      'engine/stopped',
      'Untitled',
      'engine/stopped',
    ])
    await expect(engine.fork()).rejects.toThrow()
    await engine.close()
  })

  test.each(['inline', 'thread'] as const)('refuses a file that it can not open with a failure (%s)', async (run) => {
    const file = newProjectPath()
    writeFileSync(file, 'no project')

    expect(await createEngine({ file, run })).toMatchObject({ ok: false, error: { code: 'files/damaged-project' } })
  })

  test('names the project after its file', async () => {
    expect((await (await openEngine({ file: newProjectPath() })).view()).name).toBe('story')
  })
})
