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

test('a run of the command line computes what is linked in its own thread, however long it is', async () => {
  const renderers = createLongWorkRenderers()
  const [highPass] = effects as [EffectCall]
  const renderer = await renderers.open(highPass, format, { channels: 2, skip: 0, length: 3600 * 44_100 })
  expect(renderer.processRead).toBeDefined()
  renderer.close()
  renderers.close()
})
