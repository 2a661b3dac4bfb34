import { expect, test } from 'vitest'
import { checkLines } from '../../../../../renderer/features/export/checkLines.ts'
import { deliveryTargets } from '../../../../../shared/files/deliveryTargets.ts'
import { textsFor } from '../../../../../shared/texts/index.ts'

const texts = textsFor('en', 'en')
const levels = {
  seconds: 60,
  channels: 2,
  sampleRate: 44_100,
  lufs: -16.3,
  rmsDb: -20,
  peakDb: -3.2,
  truePeakDb: -0.3,
} as const
const said = (lines: ReturnType<typeof checkLines>) =>
  lines.map((line) => [line.name, line.said, line.verdict?.passes, line.verdict?.said])

test('loudness and true peak are held against what a target asks', () => {
  expect(said(checkLines(levels, deliveryTargets.apple_podcasts, texts))).toEqual([
    ['Loudness', '−16.3 LUFS', true, 'within −17 to −15'],
    ['True peak', '−0.3 dBTP', false, 'over −1.0'],
  ])
  expect(said(checkLines({ ...levels, channels: 1 }, null, texts))[0]?.[1]).toBe('−16.3 LUFS, mono counted once')
  expect(said(checkLines({ ...levels, lufs: -20 }, deliveryTargets.spotify, texts))[0]?.[3]).toBe('5.0 dB too quiet')
  expect(said(checkLines({ ...levels, lufs: -10 }, deliveryTargets.spotify, texts))[0]?.[3]).toBe('3.0 dB too loud')
})

test('a target that counts in RMS and samples is checked by those', () => {
  expect(said(checkLines(levels, deliveryTargets.acx, texts))).toEqual([
    ['RMS level', '−20.0 dB', true, 'within −23 to −18'],
    ['Peak', '−3.2 dBFS', true, 'not over −3.0'],
  ])
})

test('without a target only what would clip is told, and silence is no number', () => {
  expect(said(checkLines({ ...levels, truePeakDb: 0.4 }, null, texts))).toEqual([
    ['Loudness', '−16.3 LUFS', undefined, undefined],
    ['True peak', '0.4 dBTP', false, 'over 0.0'],
  ])
  const silent = checkLines({ ...levels, lufs: null, truePeakDb: null }, deliveryTargets.spotify, texts)
  expect(said(silent)).toEqual([
    ['Loudness', 'Silence', false, 'silent'],
    ['True peak', 'Silence', true, 'not over −1.0'],
  ])
  expect(silent.map(({ at }) => at)).toEqual([0, 0])
})
