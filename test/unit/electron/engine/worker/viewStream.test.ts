import { describe, expect, test } from 'vitest'
import { buffersOf, createViewPacker, createViewUnpacker } from '../../../../../electron/engine/worker/viewStream.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { openSeeded, value } from '../../../../support/openEngine.ts'

/** As a message between threads: copied, or moved where it can be. */
const send = <T>(message: T, moved: ArrayBuffer[]): T => structuredClone(message, { transfer: moved })

describe('the stream of views', () => {
  test('arrives as it was sent, through edits, undo, redo and rehearsals', async () => {
    const engine = await openSeeded({ labels: [{ text: 'a', start: 1, end: 2 }] })
    const [pack, unpack] = [createViewPacker(), createViewUnpacker()]
    const views: ProjectView[] = [await engine.view()]
    engine.onChange((view) => views.push(view))
    const fork = await engine.fork()
    for (const kind of ['split', 'fadeIn', 'cut', 'paste', 'deleteSelection', 'reverse'] as const) {
      value(await engine.perform({ kind: 'setTimeSelection', start: 3, end: 4 }))
      value(await engine.perform({ kind }))
      value(await fork.perform({ kind: 'splitAtTime', time: 7 }))
      views.push(await fork.view())
      value(await engine.undo())
      value(await engine.redo())
    }

    const arrived = views.map((view) => {
      const packed = pack(view)
      return unpack(send(packed, buffersOf(packed)))
    })

    expect(views.length).toBeGreaterThan(20)
    expect(arrived).toEqual(views)
  })

  test('brings clips their names: the same for neighbours, the same again later, empty, and of several lines', async () => {
    const names = ['take', 'take', '', 'two\nlines', 'take', '', '']
    const clips = names.map((name, k) => ({ name, start: k, end: k + 1 }))
    const engine = await openSeeded({
      tracks: [
        { name: 'Voice', channels: 1, clips, silences: [] },
        { name: 'Empty', channels: 1, clips: [], silences: [] },
      ],
    })
    const view = await engine.view()

    const packed = createViewPacker()(view)

    expect(createViewUnpacker()(send(packed, buffersOf(packed)))).toEqual(view)
    expect(view.tracks[0]?.clips.map((clip) => clip.name)).toEqual(names)
  })

  test('brings fades and gain of clips', async () => {
    const engine = await openSeeded()
    const clipId = (await engine.view()).tracks[0]?.clips[0]?.id ?? ''
    value(await engine.perform({ kind: 'fadeClip', clipId, edge: 'end', length: 2 }))
    value(await engine.perform({ kind: 'setClipGain', clipId, gainDb: -3 }))
    const view = await engine.view()

    const packed = createViewPacker()(view)

    expect(view.tracks[0]?.clips[0]).toMatchObject({ fadeOut: { length: 2, curve: 'linear' }, gainDb: -3 })
    expect(createViewUnpacker()(send(packed, buffersOf(packed)))).toEqual(view)
  })

  test('brings what is hidden at the edges of clips', async () => {
    const engine = await openSeeded()
    const clipId = (await engine.view()).tracks[0]?.clips[0]?.id ?? ''
    value(await engine.perform({ kind: 'trimClip', clipId, edge: 'end', to: 5 }))
    const view = await engine.view()

    const packed = createViewPacker()(view)

    expect(view.tracks[0]?.clips[0]?.hidden).toEqual({ before: 0, after: 7 })
    expect(createViewUnpacker()(send(packed, buffersOf(packed)))).toEqual(view)
  })

  test('sends a track once, and then its number as long as it is the same', async () => {
    const engine = await openSeeded()
    const pack = createViewPacker()
    pack(await engine.view())
    value(await engine.perform({ kind: 'setCursor', time: 3 }))

    const packed = pack(await engine.view())

    expect([packed.tracks, packed.labels, packed.history]).toEqual([
      [{ id: 't1', known: 1 }],
      { keep: 0, add: [] },
      { keep: 0, add: [] },
    ])
  })

  test('sends of a long track what is new, and where the clips behind it lie now', async () => {
    const clips = Array.from({ length: 40 }, (_, k) => ({ name: `take ${k}`, start: k, end: k + 1 }))
    const engine = await openSeeded({ tracks: [{ name: 'Voice', channels: 1, clips, silences: [] }] })
    const ids = (await engine.view()).tracks[0]?.clips.map(({ id }) => id) ?? []
    value(await engine.perform({ kind: 'fadeClip', clipId: ids[30] ?? '', edge: 'start', length: 0.5 }))
    const [pack, unpack] = [createViewPacker(), createViewUnpacker()]
    const arrive = async () => {
      const view = await engine.view()
      const packed = pack(view)
      const [track] = packed.tracks
      const sent =
        track !== undefined && 'keep' in track ? [track.keep, track.clips.times.length / 2, track.moved.length / 2] : []
      expect(unpack(send(packed, buffersOf(packed)))).toEqual(view)
      return sent
    }
    expect(await arrive()).toEqual([0, 40, 0])
    value(await engine.perform({ kind: 'setTimeSelection', start: 9.5, end: 11.5 }))
    value(await engine.perform({ kind: 'cut' }))

    expect(await arrive()).toEqual([9, 2, 28])
    value(await engine.undo())
    expect(await arrive()).toEqual([])
    value(await engine.perform({ kind: 'setTimeSelection', start: 32.5, end: 34.5 }))
    value(await engine.perform({ kind: 'cut' }))
    // Counted from the track as it was seen last, which is the one before the first cut.
    expect(await arrive()).toEqual([32, 2, 5])
    value(await engine.undo())
    value(await engine.perform({ kind: 'setTimeSelection', start: 9.5, end: 11.5 }))
    value(await engine.perform({ kind: 'paste' }))
    expect((await engine.view()).tracks[0]?.clips[32]).toMatchObject({ fadeIn: { length: 0.5 } })
  })

  test('notices when views are unpacked out of order', async () => {
    const engine = await openSeeded()
    const [pack, unpack] = [createViewPacker(), createViewUnpacker()]
    pack(await engine.view())

    const second = pack(await engine.view())

    expect(() => unpack(second)).toThrow('out of order')
  })
})
