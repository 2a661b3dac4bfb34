import path from 'node:path'
import { expect, it } from 'vitest'
import { openEngine, value } from '../../../../support/openEngine.ts'

const voice = path.resolve(import.meta.dirname, '../../../../../assets/demo/Voice.flac')

it('never masters a moment of speech past its goal, though tries run out', async () => {
  const engine = await openEngine()
  value(await engine.importAudio([{ path: voice, name: 'Voice' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 38.31398781527811, end: 38.415536638811254 }))
  const level = { unit: 'lufs', value: -17.1 } as const
  const { plannedMix } = value(await engine.perform({ kind: 'master', level, ceilingDb: -5.6, mono: 'once' }))
  expect(plannedMix?.level.value).toBeLessThanOrEqual(-17.1 + 0.03)
  expect(plannedMix?.truePeakDb).toBeLessThanOrEqual(-5.6)
})
