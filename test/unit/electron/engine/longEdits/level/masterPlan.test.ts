import { expect, it } from 'vitest'
import { createProcessor } from '../../../../../../electron/engine/effects/index.ts'
import { planMaster, type MasterPlan } from '../../../../../../electron/engine/longEdits/level/masterPlan.ts'
import { measureMix, type Levels, type MixSound } from '../../../../../../electron/engine/measure/mix/index.ts'
import { takeTurns } from '../../../../../../electron/engine/measure/takeTurns.ts'
import { toDecibels } from '../../../../../../electron/engine/model/decibels.ts'
import { value } from '../../../../../support/openEngine.ts'
import { random } from '../../../../../support/signals.ts'

const sampleRate = 8000
const ctx = {
  sampleRate,
  report: () => {},
  signal: new AbortController().signal,
  pause: async () => {},
}

const soundOf = (samples: readonly number[]): MixSound => ({
  channels: 1,
  mono: 'once',
  read: (from, [row]) => row?.forEach((_, k) => (row[k] = samples[from + k] ?? 0)),
})

/** What is heard in `measured` when a plan is carried out: the limiter first, then the gain. */
async function heard(
  sound: MixSound,
  range: { readonly range: { start: number; end: number }; readonly measured: { start: number; end: number } },
  { limiter, gainDb }: MasterPlan,
): Promise<{ rmsDb: number; truePeakDb: number }> {
  const through =
    limiter === null
      ? null
      : await createProcessor({ name: 'standardLimiter', params: limiter }, { sampleRate, channels: 1 })
  const levels: Levels = value(
    await takeTurns(
      ctx,
      measureMix(sound, { ...range, through }, sampleRate, () => {}),
    ),
  )
  return { rmsDb: toDecibels(levels.rms) + gainDb, truePeakDb: toDecibels(levels.truePeak) + gainDb }
}

it('plans what will be heard, however short the part is that nothing is joined with', async () => {
  const chance = random(5)
  for (let round = 0; round < 60; round++) {
    const length = 33 + Math.floor(chance() * 40)
    const range = { range: { start: 0, end: length }, measured: { start: 16, end: length - 16 } }
    const [inside, edge] = [10 ** (-chance() * 3), 10 ** (-chance() * 2)]
    const samples = Array.from({ length }, (_, k) => (chance() - 0.5) * (k < 16 || k >= length - 16 ? edge : inside))
    const goal = { level: { unit: 'rms', value: -12 - 18 * chance() }, ceilingDb: -1 - 8 * chance() } as const
    const plan = value(await planMaster(ctx, soundOf(samples), range, goal))
    if (plan === null) throw new Error('There is sound.')

    const is = await heard(soundOf(samples), range, plan)

    expect(Math.abs(is.rmsDb - plan.levelAfter), `round ${round}`).toBeLessThan(0.02)
    expect(Math.abs(is.truePeakDb - plan.truePeakAfterDb), `round ${round}`).toBeLessThan(0.02)
  }
})
