import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EffectCall } from '../../../../../electron/engine/effects/index.ts'
import { createEffectRun, type EffectRun, type Rendered } from '../../../../../electron/engine/rendering/effectRun.ts'
import { createLongWorkRenderers } from '../../../../../electron/engine/rendering/threadRenderers.ts'
import { createRandom } from '../../../../../electron/engine/effects/sources/createRandom.ts'

const format = { sampleRate: 44_100, channels: 2 }
const frames = 300_001
const chunk = 1 << 16
const random = createRandom(7)
const sound = [0, 1].map(() => Float32Array.from({ length: frames }, () => random() - 0.5))
const read = (from: number, out: readonly Float32Array[]): void =>
  out.forEach((row, c) => row.set((sound[c] as Float32Array).subarray(from, from + row.length)))

const effects: readonly EffectCall[] = [
  { name: 'highPass', params: { frequencyHz: 80, rolloffDb: 12 } },
  {
    name: 'compressor',
    params: { thresholdDb: -30, ratio: 4, attackMs: 5, releaseMs: 100, kneeDb: 6, makeupDb: 0 },
  },
  { name: 'limiter', params: { ceilingDb: -9, releaseMs: 50 } },
  { name: 'varispeed', params: { ratio: 0.9 } },
]

const hashOf = (values: Uint8Array | Float32Array): string => createHash('sha256').update(values).digest('hex')

/** All of it through one run, and what every block that comes holds. */
async function blocksOf(effect: EffectCall, step: (run: EffectRun, from: number, count: number) => Rendered) {
  const run = await createEffectRun(effect, format, { channels: 2, skip: 1000, length: 260_000 })
  const blocks: unknown[] = []
  const keep = (rendered: Rendered): void =>
    rendered.blocks.forEach(({ block, summary: { min, max, energy } }) =>
      blocks.push({ ...block, bytes: [block.bytes, min, max, energy].map(hashOf) }),
    )
  for (let from = 0; from < frames; from += chunk) keep(step(run, from, Math.min(chunk, frames - from)))
  keep(run.finish())
  return blocks
}

test.each(effects.map((effect) => [effect.name, effect] as const))(
  '%s gives the same blocks of what it reads itself as of what it is given',
  async (_name, effect) => {
    const given = await blocksOf(effect, (run, from, count) => {
      const rows = [new Float32Array(count), new Float32Array(count)]
      read(from, rows)
      return run.process(rows, [])
    })
    const itself = await blocksOf(effect, (run, from, count) => run.processRead({ from, frames: count, read }, []))
    expect(given.length).toBeGreaterThan(0)
    expect(itself).toEqual(given)
  },
)

const noiseReduction: EffectCall = {
  name: 'noiseReduction',
  params: { reductionDb: 12, sensitivity: 6, smoothingBands: 3, profile: new Float32Array(1025).fill(1e-3) },
}
const clicks: EffectCall = { name: 'clickRemoval', params: { threshold: 8, widthMs: 2 } }

test.each([
  ['of linked channels', effects[0] as EffectCall],
  ['that computes little', noiseReduction],
])('a run of the command line computes an effect %s in its own thread, however long it is', async (_, effect) => {
  const renderers = createLongWorkRenderers()
  const renderer = await renderers.open(effect, format, { channels: 2, skip: 0, length: 3600 * 44_100 })
  expect(renderer.processRead).toBeDefined()
  expect(renderers.sideBySide(effect, 3600)).toBe(false)
  renderer.close()
  renderers.close()
})

test('it has threads for what computes for long, and not for a few seconds of it', () => {
  const renderers = createLongWorkRenderers()
  expect([60, 5].map((seconds) => renderers.sideBySide(clicks, seconds))).toEqual([renderers.concurrency > 1, false])
  renderers.close()
})
