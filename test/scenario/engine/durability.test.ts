import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../../electron/engine/index.ts'
import { code, openEngine, value } from '../../support/openEngine.ts'
import { newProjectPath } from '../../support/projectFolder.ts'
import { lastingState, storySeed, tellStory } from '../../support/engine/randomStory.ts'
import { random } from '../../support/signals.ts'
import { tortureCount, tortureSeed, tortureTime } from '../../support/torture.ts'

const storyMain = fileURLToPath(new URL('../../support/processes/storyMain.ts', import.meta.url))
const fullDriveLongMain = fileURLToPath(new URL('../../support/processes/fullDriveLongMain.ts', import.meta.url))
const fullDriveMain = fileURLToPath(new URL('../../support/processes/fullDriveMain.ts', import.meta.url))

/** Tells the story in a process of its own and kills it in the midst; gives the last revision that it acknowledged. */
async function tellAndKill(file: string, seed: number, steps: number): Promise<number> {
  const child = spawn(process.execPath, [storyMain, file, String(seed)], { stdio: ['ignore', 'pipe', 'inherit'] })
  // A test that is out of time leaves nothing running: it would hold up the end of all tests.
  onTestFinished(() => void child.kill('SIGKILL'))
  let acknowledged = 0
  let count = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (++count === steps) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

/** What has to be there at a revision of the story, told again in memory. */
async function stateAt(seed: number, revision: number): Promise<string | undefined> {
  const engine = await openEngine({ joins: 'clickSafe' })
  const states = new Map<number, string>()
  engine.onChange((view) => states.set(view.revision, lastingState(view)))
  value(await engine.seed(storySeed))
  const step = tellStory(engine, seed)
  while ((await engine.view()).revision < revision) await step()
  return states.get(revision)
}

describe('an app that is killed', () => {
  const numbers = random(6 + tortureSeed)
  const rounds = Array.from({ length: tortureCount(6) }, (_, index): [number, number] => [
    index + tortureSeed,
    1 + Math.floor(numbers() * 60),
  ])

  test.each(rounds)(
    'opens again with everything that it had acknowledged (story %i, killed after %i steps)',
    { timeout: tortureTime(1, 0) },
    async (seed, steps) => {
      const file = newProjectPath()
      const acknowledged = await tellAndKill(file, seed, steps)

      const engine = value(await createEngine({ file, run: 'inline', joins: 'clickSafe' }))
      const view = await engine.view()
      for (let undone = await engine.undo(); undone.ok;) undone = await engine.undo()
      const first = (await engine.view()).tracks.map((track) => [
        track.name,
        track.clips.map((clip) => [clip.start, clip.end]),
      ])
      await engine.close()

      expect(view.revision).toBeGreaterThanOrEqual(acknowledged)
      expect(lastingState(view)).toBe(await stateAt(seed, view.revision))
      expect(first).toEqual([
        [
          'Voice',
          [
            [0, 20],
            [22, 40],
          ],
        ],
        ['Music', [[0, 60]]],
      ])
    },
  )
})

describe('a long import that is killed', () => {
  const importMain = fileURLToPath(new URL('../../support/processes/importMain.ts', import.meta.url))

  test.each([
    ['in the midst of it', 'job'],
    ['when it was acknowledged', 'done'],
  ] as const)('%s leaves the project as it was acknowledged or later, with its history', async (when, word) => {
    const file = newProjectPath()
    const first = value(await createEngine({ file, run: 'inline' }))
    value(await first.seed(storySeed))
    value(await first.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    value(await first.perform({ kind: 'fadeIn' }))
    await first.close()
    // Long enough for a transaction of its own (8 MB and more).
    const wav = `${file}.wav`
    const source = await openEngine()
    value(
      await source.seed({
        ...storySeed,
        tracks: [{ name: 'long', channels: 2, clips: [{ name: 'long', start: 0, end: 12_000 }], silences: [] }],
        labels: [],
        selectedTracks: [],
      }),
    )
    value(await source.exportAudio({ path: wav, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))

    const child = spawn(process.execPath, [importMain, file, wav], { stdio: ['pipe', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let killedAt = ''
    for await (const line of createInterface({ input: child.stdout })) {
      if (killedAt !== '' || !(line.startsWith(word) || line === 'done')) continue
      killedAt = line
      child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect([child.signalCode, killedAt.split(' ')[0]]).toEqual(['SIGKILL', word])

    const again = value(await createEngine({ file, run: 'inline' }))
    const view = await again.view()
    const isThere = view.tracks.length === 3
    // Between the last word and the end there is time to finish.
    expect(isThere || when === 'in the midst of it').toBe(true)
    expect(view.tracks.map((track) => track.name)).toEqual(['Voice', 'Music', ...(isThere ? ['long'] : [])])
    expect(view.history.map((entry) => entry.label)).toEqual(['Fade In', ...(isThere ? ['Import'] : [])])
    value(await again.undo())
    await again.close()
  })
})

describe('a full drive', () => {
  test('refuses the edit, keeps the project as it is on disk, and opens with it again', async () => {
    const file = newProjectPath()
    // Twelve megabytes a file; what is written behind them fails as on a full drive instead of ending the process.
    const shell = `trap '' XFSZ; ulimit -f 12000; exec "$0" "$1" "$2"`
    const told = execFileSync('bash', ['-c', shell, process.execPath, fullDriveMain, file], { encoding: 'utf8' })
    const seen = JSON.parse(told) as {
      round: number
      codes: string[]
      before: string
      after: string
      rolledBack: string
    }

    const engine = value(await createEngine({ file, run: 'inline' }))
    const again = await engine.view()
    const goesOn = await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 })
    await engine.close()

    expect([seen.round > 3, seen.codes, goesOn.ok]).toEqual([true, ['engine/disk', 'engine/disk', 'engine/disk'], true])
    expect(seen.after).toBe(seen.before)
    expect(lastingState({ ...again, revision: 0, contentRevision: 0 })).toBe(
      lastingState({ ...(JSON.parse(seen.before) as typeof again), revision: 0, contentRevision: 0 }),
    )
    expect(JSON.parse(seen.rolledBack)).toMatchObject({
      tracks: again.tracks,
      history: again.history,
      selection: again.selection,
    })
  })

  test('refuses long work that has no room, keeps the project as it is, and lets short work go on', async () => {
    const file = newProjectPath()
    const wav = `${file}.wav`
    const source = await openEngine()
    value(
      await source.seed({
        ...storySeed,
        tracks: [{ name: 'long', channels: 2, clips: [{ name: 'long', start: 0, end: 12_000 }], silences: [] }],
        labels: [],
        selectedTracks: [],
      }),
    )
    value(await source.exportAudio({ path: wav, range: 'all', format: 'wav16', channels: 2, overwrite: 'never' }))
    const shell = `trap '' XFSZ; ulimit -f 12000; exec "$0" "$1" "$2" "$3"`
    const told = execFileSync('bash', ['-c', shell, process.execPath, fullDriveLongMain, file, wav], {
      encoding: 'utf8',
    })
    const { seen, state } = JSON.parse(told) as { seen: unknown; state: string }

    const engine = value(await createEngine({ file, run: 'inline' }))
    const again = JSON.parse(lastingState(await engine.view())) as unknown
    await engine.close()

    expect(seen).toEqual([
      { what: 'import', code: 'engine/disk', isAsItWas: true },
      { what: 'render', code: 'engine/disk', isAsItWas: true },
      { what: 'export', code: 'files/cannot-write', isAsItWas: true },
      { what: 'edit', code: 'ok', isAsItWas: false },
    ])
    expect(again).toEqual(JSON.parse(state))
    expect(existsSync(`${file}.out.wav`)).toBe(false)
  })
})

describe('a project file that is taken away while it is open', () => {
  test('makes edits fail instead of losing them, can still be saved elsewhere, and takes edits again when it is back', async () => {
    const file = newProjectPath()
    const engine = await openEngine({ file })
    value(await engine.seed(storySeed))
    value(await engine.perform({ kind: 'setTimeSelection', start: 1, end: 2 }))
    const before = await engine.view()

    renameSync(file, `${file}.away`)
    const refused = [
      await engine.perform({ kind: 'fadeIn' }),
      await engine.begin({ id: 'r', label: 'Two', text: 'two' }),
      await engine.perform({ kind: 'reverse' }),
      await engine.commit(),
      await engine.writeDocument('a', 1),
    ]
    const meanwhile = await engine.view()
    const saved = await engine.saveProject({ path: `${file}.copy.tapehand`, overwrite: 'never' })
    renameSync(`${file}.away`, file)
    const goesOn = await engine.perform({ kind: 'fadeIn' })
    const copy = await openEngine({ file: `${file}.copy.tapehand` })

    expect(refused.map(code)).toEqual(['engine/disk', 'ok', 'ok', 'engine/disk', 'engine/disk'])
    expect({ ...meanwhile, revision: 0, contentRevision: 0 }).toEqual({ ...before, revision: 0, contentRevision: 0 })
    expect([saved.ok, goesOn.ok, (await copy.view()).tracks]).toEqual([true, true, before.tracks])
  })
})
