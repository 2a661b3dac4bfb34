import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../../electron/agent/index.ts'
import { maxBlockFrames } from '../../../../../electron/engine/blocks/blockStore.ts'
import { doFile, targetsOf } from '../../../../../electron/headless/index.ts'
import type { Recipe } from '../../../../../shared/schemas/recipe.ts'
import { makeWav, storeSamples } from '../../../../support/files/makeWav.ts'

const recipe: Recipe = { version: 1, name: 'short', steps: [{ say: 'delete the first 2 seconds' }] }

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'do-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('that is cancelled at any moment is interrupted, never failed, and leaves no sound behind', async () => {
  const input = path.join(folder, 'take.wav')
  const samples = Array.from({ length: 8000 * 60 }, (_, at) => (at % 40 < 20 ? 8000 : -8000))
  writeFileSync(input, makeWav(storeSamples('s16', samples), { sampleRate: 8000 }))
  const seen = new Set<string>()
  for (let turns = 0; turns < 24; turns += 1) {
    const [target] = targetsOf([input], path.join(folder, `out-${turns}`), recipe)
    if (target === undefined) return expect.fail()
    const end = new AbortController()
    const work = { recipe, registry, overwrite: 'never', how: 'write', engine: 'inline' } as const
    const begun = Promise.withResolvers<void>()
    // From here on the file comes in.
    const listen = vi.spyOn(end.signal, 'addEventListener').mockImplementation((...args) => {
      listen.mockRestore()
      end.signal.addEventListener(...(args as Parameters<AbortSignal['addEventListener']>))
      begun.resolve()
    })
    const doing = doFile(target, work, { signal: end.signal })
    await begun.promise
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    end.abort()
    const { state } = await doing
    seen.add(state)
    expect(existsSync(target.output)).toBe(state === 'done')
  }
  expect([...seen].filter((state) => state !== 'interrupted' && state !== 'done')).toEqual([])
  expect(seen).toContain('interrupted')
}, 60_000)

it('is written while its sound is made, before a receipt says so, and is the same as without', async () => {
  const input = path.join(folder, 'take.wav')
  const samples = Array.from({ length: 5 * maxBlockFrames }, (_, at) => (at % 4000) * 4)
  writeFileSync(input, makeWav(storeSamples('s16', samples), { sampleRate: 8000 }))
  const filtered: Recipe = {
    version: 1,
    name: 'filtered',
    steps: [{ call: { tool: 'apply_high_pass', frequency_hz: 100, start_time: 0, end_time: 160 } }],
  }
  const written: Buffer[] = []
  const seen: (readonly string[])[][] = []
  for (const isThere of [true, false]) {
    const out = path.join(folder, `out-${isThere}`)
    const [target] = targetsOf([input], out, filtered)
    if (target === undefined) return expect.fail()
    // Where no folder is there yet, nothing can be written before it is known that something will be.
    if (isThere) mkdirSync(out)
    const work = { recipe: filtered, registry, overwrite: 'never', how: 'write', engine: 'inline' } as const
    let isOver = false
    const looks: (readonly string[])[] = []
    const doing = doFile(target, work, { signal: new AbortController().signal }).finally(() => (isOver = true))
    while (!isOver) {
      if (existsSync(out)) looks.push(readdirSync(out))
      await nextTurn()
    }
    expect(await doing).toMatchObject({ state: 'done' })
    expect(readdirSync(out)).toEqual(['take.wav', 'take.wav.tapehand.json'])
    written.push(readFileSync(target.output))
    seen.push(looks)
  }
  const isAhead = (names: readonly string[]): boolean => names.length === 1 && names[0]?.endsWith('.part') === true
  expect(seen.map((looks) => looks.some(isAhead))).toEqual([true, false])
  expect(written[0]?.equals(written[1] as Buffer)).toBe(true)
}, 60_000)
