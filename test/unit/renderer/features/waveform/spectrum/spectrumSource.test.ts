import { expect, test, vi } from 'vitest'
import { createSpectrumSource } from '../../../../../../renderer/features/waveform/spectrum/spectrumSource.ts'
import {
  inOrder,
  liesWithin,
  tileColumns,
  tilesOf,
} from '../../../../../../renderer/features/waveform/spectrum/spectrumGrid.ts'
import { createScope } from '../../../../../../renderer/lib/scope.ts'
import { spectrumRows } from '../../../../../../shared/dsp/spectrumScale.ts'

const zoom = { trackId: 't1', channels: 1, revision: 3, columnsPerSec: 64 }
const size = tileColumns * spectrumRows

function source(answer: () => Response) {
  const asked: string[] = []
  const onProblem = vi.fn()
  const fetch = async (address: string) => {
    asked.push(address)
    return answer()
  }
  const { forTrack } = createSpectrumSource({ onArrival: () => {}, onProblem, fetch })
  return { asked, onProblem, forTrack }
}

test('one tile is on its way at a time, and what has come is shared and not asked for again', async () => {
  // given
  const { asked, forTrack } = source(() => new Response(new Uint8Array(size).fill(9)))
  const scope = createScope()
  const spectra = forTrack(scope)
  // when
  spectra.want(zoom, 2)
  spectra.want(zoom, 3)
  // then
  expect(asked).toEqual(['/spectrum?track=t1&from=8&to=12&columns=256&rev=3'])
  await expect.poll(() => forTrack(scope).get(zoom, 2)?.[0]).toBe(9)
  expect(spectra.get({ ...zoom, revision: 4 }, 2)).toBeUndefined()
  spectra.want(zoom, 3)
  expect(asked).toHaveLength(2)
  scope.dispose()
})

test('what is refused or has another size is told once, and not asked for at every frame', async () => {
  for (const answer of [() => new Response('no', { status: 400 }), () => new Response(new Uint8Array(3))]) {
    const { asked, onProblem, forTrack } = source(answer)
    const scope = createScope()
    const spectra = forTrack(scope)
    spectra.want(zoom, 0)
    await expect.poll(() => onProblem.mock.calls.length).toBe(1)
    spectra.want(zoom, 0)
    expect(asked).toHaveLength(1)
    scope.dispose()
  }
})

test('the tiles of a view are those of the next zoom that is a power of two, where clips are, from the middle on', () => {
  const view = { t0: 10, pxPerSec: 50, width: 1000 }
  const span = tilesOf(view, 1, 100)
  expect(span).toEqual({ columnsPerSec: 64, first: 2, last: 7 })
  expect(tilesOf({ ...view, pxPerSec: 60 }, 1, 100).columnsPerSec).toBe(64)
  expect(tilesOf({ ...view, pxPerSec: 40_000 }, 1, 100).columnsPerSec).toBe(512)
  const clips = [
    { start: 0, end: 15.9 },
    { start: 24, end: 100 },
  ]
  expect(inOrder(span, clips, 20)).toEqual([3, 6, 2, 7])
})

test('a tile lies within a stretch only as a whole', () => {
  // Tiles of four seconds.
  const tile = (start: number, end: number) => liesWithin(2, 64, { start, end })
  expect([tile(8, 12), tile(0, 20), tile(8.01, 20), tile(0, 11.99)]).toEqual([true, true, false, false])
})
