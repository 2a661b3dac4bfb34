import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { Bench } from './bench.ts'
import { must } from '../support/must.ts'
import { type Fixtures, undoAll } from './fixtures.ts'
import { absoluteRow, ratioRow } from './row.ts'
import { alternate, median, timed, timedWriter } from './timing.ts'

/** Audacity 3.2.4's noise reduction of 10 minutes of stereo on a machine of this kind, ms. */
const audacityNoiseReduction = 5000

async function renderedTimes(
  fixtures: Fixtures,
  request: EditRequestInput,
): Promise<{ once: () => Promise<number>; close: () => Promise<void> }> {
  const engine = await fixtures.project()
  return {
    once: async () => {
      await must(engine.perform({ kind: 'selectAllTracks' }))
      await must(engine.perform({ kind: 'setTimeSelection', start: 0, end: fixtures.minutes * 60 }))
      const time = await timed(() => must(engine.perform(request)))
      await undoAll(engine)
      return time
    },
    close: () => engine.close(),
  }
}

/** An effect rendered into the project, safely on disk, against programs that write a file. */
function effect(
  name: string,
  request: EditRequestInput,
  peers: { readonly ffmpeg: string; readonly sox: readonly string[] },
): Bench {
  return {
    name: `effect: ${name}`,
    run: async (fixtures) => {
      const { once, close } = await renderedTimes(fixtures, request)
      const out = (): string => fixtures.fresh('.wav')
      const ffmpeg = (file: string): number | null =>
        timedWriter('ffmpeg', ['-v', 'error', '-i', fixtures.wav(), '-af', peers.ffmpeg, file], file)
      const sox = (file: string): number | null => timedWriter('sox', [fixtures.wav(), file, ...peers.sox], file)
      const times = await alternate(once, { ffmpeg: () => ffmpeg(out()), sox: () => sox(out()) })
      await close()
      const row = `${name} ${fixtures.minutes} min, rendered into the project`
      return [
        ratioRow(row, times.ours, 'ffmpeg', times.peers.ffmpeg, 0.6),
        ratioRow(row, times.ours, 'sox', times.peers.sox, 0.6),
      ]
    },
  }
}

/** No peer runs from a command line: measured against what Audacity took, scaled to the length. */
function alone(name: string, request: EditRequestInput, mostPer10Minutes: number): Bench {
  return {
    name: `effect: ${name}`,
    run: async (fixtures) => {
      const { once, close } = await renderedTimes(fixtures, request)
      const times = [await once(), await once()]
      await close()
      return [
        absoluteRow(
          `${name} ${fixtures.minutes} min, rendered into the project`,
          median(times),
          (mostPer10Minutes * fixtures.minutes) / 10,
        ),
      ]
    },
  }
}

export const effectBenches: readonly Bench[] = [
  effect(
    'high-pass',
    { kind: 'highPass', frequencyHz: 80, rolloffDb: 12 },
    { ffmpeg: 'highpass=f=80', sox: ['highpass', '80'] },
  ),
  effect(
    'compressor',
    { kind: 'compressor', thresholdDb: -12, ratio: 4, attackMs: 20, releaseMs: 250, kneeDb: 6, makeupDb: 0 },
    {
      ffmpeg: 'acompressor=threshold=0.25:ratio=4:attack=20:release=250',
      sox: ['compand', '0.02,0.25', '6:-12,0,-9'],
    },
  ),
  effect(
    'limiter',
    { kind: 'limiter', ceilingDb: -12, releaseMs: 100 },
    { ffmpeg: 'alimiter=limit=0.25:release=100:level=disabled', sox: ['compand', '0.005,0.1', '6:-12,-12,0,-12'] },
  ),
  effect(
    'noise gate',
    { kind: 'noiseGate', thresholdDb: -40, attackMs: 5, holdMs: 50, releaseMs: 100, reductionDb: 40 },
    {
      ffmpeg: 'agate=threshold=0.01:range=0.01:attack=5:release=100',
      sox: ['compand', '0.005,0.1', '-80,-120,-40,-40'],
    },
  ),
  alone(
    'noise reduction',
    {
      kind: 'noiseReduction',
      mode: 'profile',
      reductionDb: 12,
      sensitivity: 6,
      smoothingBands: 3,
      profile: { start: 1, end: 2 },
    },
    audacityNoiseReduction / 2,
  ),
]
