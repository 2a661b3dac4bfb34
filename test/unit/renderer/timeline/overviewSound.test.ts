import { expect, test } from 'vitest'
import { overviewColumns, readOverview } from '../../../../renderer/timeline/overviewSound.ts'
import { makeProjectView } from '../../../support/window/fakeBridge.ts'

/** A server whose tracks have the same energy in every column. */
const serve = (asked: string[]) => async (address: string) => {
  asked.push(new URL(address, 'http://app').searchParams.get('track') ?? '')
  return new Response(new Int8Array(overviewColumns * 3).fill(100))
}
const { signal } = new AbortController()

test('what is muted is left out', async () => {
  const asked: string[] = []
  const project = makeProjectView()
  const sound = await readOverview(project, signal, serve(asked))
  expect(asked).toEqual(['t1'])
  expect(sound?.[0]).toBeCloseTo((100 / 127) * 10 ** ((project.tracks[0]?.gainDb ?? 0) / 20), 4)
})

test('tracks add up by their energy, and a solo is alone', async () => {
  const project = makeProjectView()
  const tracks = project.tracks.map((track) => ({ ...track, muted: false, gainDb: 0, channels: 1 as const }))
  const both = await readOverview({ ...project, tracks }, signal, serve([]))
  expect(both?.[5]).toBeCloseTo((100 / 127) * Math.SQRT2, 4)
  const asked: string[] = []
  const alone = tracks.map((track, i) => ({ ...track, soloed: i === 1 }))
  await readOverview({ ...project, tracks: alone }, signal, serve(asked))
  expect(asked).toEqual(['t2'])
})

test('a refusal is no picture', async () => {
  expect(await readOverview(makeProjectView(), signal, async () => new Response('no', { status: 400 }))).toBeNull()
})
