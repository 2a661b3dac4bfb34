import { expect, test } from 'vitest'
import { openConversation } from '../../../../support/openConversation.ts'
import { between, scriptedOffline, step } from '../../../../support/scriptedPlanner.ts'

const plans = {
  'shorten them': [step('apply_truncate_silence', { range: between(0, 100) }, { min_silence: 1, keep: 1 })],
  'compress it': [step('apply_compressor', { range: between(0, 10) }, { threshold_db: -10, ratio: 4 })],
}

/** What the sentence says of each, by what it is. */
async function saidOf(words: string, name: string, silent = false) {
  const { agent, engine } = await openConversation({}, { offline: scriptedOffline(plans), model: null })
  const [track] = (await engine.view()).tracks
  await engine.perform({ kind: 'renameTrack', trackIds: [track?.id ?? ''], name })
  for (const start of silent ? [20, 40] : []) {
    await engine.perform({ kind: 'setTimeSelection', start, end: start + 4 })
    await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] })
    await engine.perform({ kind: 'silenceSelection' })
    await engine.perform({ kind: 'clearSelection' })
  }
  await agent.send(words)
  const [shown] = agent.view().approval?.steps ?? []
  if (shown?.said === undefined) throw new Error('nothing is asked')
  const { sentence } = shown
  const parts = shown.said.map(({ of, place }) => [of, place && [place.from, sentence.slice(place.from, place.to)]])
  return { sentence, said: Object.fromEntries(parts) as Record<string, [number, string] | null> }
}

test('a track that is called like a word of the sentence is where the track is said', async () => {
  const { sentence, said } = await saidOf('shorten them', 'pauses', true)
  expect(sentence).toMatch(/^Shorten 2 pauses of .* of pauses$/u)
  expect(said['tracks']?.[0]).toBe(sentence.length - 'pauses'.length)
  expect(said['tracks']?.[1]).toBe('pauses')
})

test('of two values that are written alike each has its own place', async () => {
  const { sentence, said } = await saidOf('shorten them', 'Voice', true)
  const [least, keep] = [said['min_silence'], said['keep']]
  expect([least?.[1], keep?.[1]]).toEqual(['1', '1'])
  expect(sentence.slice(0, least?.[0])).toMatch(/^Shorten 2 pauses of $/u)
  expect(least?.[0]).toBeLessThan(keep?.[0] ?? 0)
})

test('what a sentence does not say has no place in it', async () => {
  const { said } = await saidOf('compress it', 'Voice')
  expect(said['ratio']?.[1]).toBe('4')
  expect(said['range']).not.toBeNull()
  expect(said['attack_ms'] ?? null).toBeNull()
})
