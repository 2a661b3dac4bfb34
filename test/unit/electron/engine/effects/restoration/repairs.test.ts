import { expect, test } from 'vitest'
import { clickListener, clickRemoval } from '../../../../../../electron/engine/effects/restoration/clickRemoval.ts'
import { collectRepairs, putRepairs } from '../../../../../../electron/engine/effects/restoration/repairs.ts'
import { noise } from '../../../../../support/signals.ts'

const format = { sampleRate: 8000, channels: 2 }
const params = { threshold: 4, widthMs: 2 }

/** Clicks everywhere: at the very beginning, at the end, and where one window of the search meets the next. */
function damaged(): Float32Array[] {
  return [3, 4].map((seed) => {
    const sound = noise(20_000, seed, 0.05)
    for (const at of [0, 1, 700, 2047, 2048, 2050, 3071, 3080, 4095, 9000, 9010, 9030, 19_990, 19_998])
      sound[at + (seed === 4 ? 1 : 0)] = 0.9
    for (let at = 5000; at < 9000; at += 37) sound[at] = seed === 4 ? -0.8 : 0.7
    sound[12_000] = Number.NaN
    return sound
  })
}

function listen(most: number) {
  const listener = clickListener(params, format, most)
  for (let at = 0; at < 20_000; at += 999) listener.hear(damaged().map((row) => row.subarray(at, at + 999)))
  return listener.end()
}

test('what was found, put in, is to the sample what the effect makes, whatever parts it is put in by', async () => {
  const effect = await clickRemoval.create(params, format)
  const [first, rest] = [effect.process(damaged()), effect.finish()]
  const expected = first.map((row, c) => [...row, ...(rest[c] ?? [])])
  const { repairs, clicks } = listen(1 << 20)
  expect(clicks.length).toBeGreaterThan(30)
  for (const size of [1, 7, 2048, 20_000]) {
    const made = damaged().map((row, c) => {
      const clean = row.map((one) => (Number.isFinite(one) ? one : 0))
      for (let at = 0; at < clean.length; at += size) {
        const own = repairs?.[c]
        if (own !== undefined) putRepairs(own, at, clean.subarray(at, at + size))
      }
      return [...clean]
    })
    expect(made).toEqual(expected)
  }
})

test('keeps what is made only as far as there is room for it, and finds as many', () => {
  const all = listen(1 << 20)
  const few = listen(40)
  expect(few.repairs).toBeNull()
  expect(few.clicks).toEqual(all.clicks)
})

test('a repair that begins later goes over an earlier one', () => {
  const kept = collectRepairs({ frames: 10 })
  kept.add(2, [1, 1, 1, 1])
  kept.add(4, [2])
  const row = new Float32Array(8)
  putRepairs(kept.all(), 0, row)
  expect([...row]).toEqual([0, 0, 1, 1, 2, 1, 0, 0])
  const late = new Float32Array(3)
  putRepairs(kept.all(), 5, late)
  expect([...late]).toEqual([1, 0, 0])
})
