import { describe, expect, test } from 'vitest'
import { projectViewSchema } from '../../../../../shared/schemas/projectView.ts'
import { code, makeSeed, openEngine, openSeeded, value } from '../../../../support/openEngine.ts'

describe('a seeded project', () => {
  test('has the tracks, clips, labels and focus that were described, and no history', async () => {
    const engine = await openSeeded({
      tracks: [
        {
          name: 'Host',
          channels: 1,
          clips: [
            { name: 'main', start: 6, end: 12 },
            { name: 'intro', start: 0, end: 5.5 },
          ],
          silences: [],
        },
        { name: 'Music', channels: 2, clips: [{ name: 'theme', start: 0, end: 20 }], silences: [] },
        { name: 'Empty', channels: 1, clips: [], silences: [] },
      ],
      labels: [
        { text: 'outro', start: 11, end: 12 },
        { text: 'ad break', start: 3, end: 4 },
      ],
      selection: { start: 1, end: 2 },
      selectedTracks: ['Music'],
      selectedClips: ['intro'],
      cursor: 7,
    })

    const view = await engine.view()

    expect(projectViewSchema.parse(view)).toEqual(view)
    expect(
      view.tracks.map((track) => [
        track.name,
        track.channels,
        track.clips.map((clip) => [clip.name, clip.start, clip.end]),
      ]),
    ).toEqual([
      [
        'Host',
        1,
        [
          ['intro', 0, 5.5],
          ['main', 6, 12],
        ],
      ],
      ['Music', 2, [['theme', 0, 20]]],
      ['Empty', 1, []],
    ])
    expect(view.labels.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['ad break', 3, 4],
      ['outro', 11, 12],
    ])
    expect([
      view.selection,
      view.selectedTracks,
      view.selectedClips.length,
      view.cursor,
      view.history,
      view.duration,
    ]).toEqual([{ start: 1, end: 2 }, ['t4'], 1, 7, [], 20])
  })

  test('sounds at about -20 dBFS, different in each clip, the same every time, and silent where it should be', async () => {
    const seed = makeSeed({
      tracks: [
        {
          name: 'Voice',
          channels: 1,
          clips: [
            { name: 'a', start: 0, end: 10 },
            { name: 'b', start: 10, end: 20 },
          ],
          silences: [
            [4, 6],
            [9.5, 10.5],
          ],
        },
      ],
    })
    const [one, other] = [await openEngine(), await openEngine()]
    value(await one.seed(seed))
    value(await other.seed(seed))
    const measure = async (engine: typeof one, start: number, end: number) =>
      value(await engine.measure({ range: { start, end }, trackIds: ['t1'] }))

    expect((await measure(one, 0, 4)).peakDb).toBeCloseTo(-20, 1)
    expect([(await measure(one, 4, 6)).peakDb, (await measure(one, 9.5, 10.5)).peakDb]).toEqual([-Infinity, -Infinity])
    expect((await measure(one, 0, 4)).soundHash).not.toBe((await measure(one, 11, 15)).soundHash)
    expect(await measure(one, 0, 20)).toEqual(await measure(other, 0, 20))
  })

  test('that is impossible is refused, and the project stays', async () => {
    const engine = await openSeeded()
    const before = await engine.view()

    const overlapping = makeSeed({
      tracks: [
        {
          name: 'A',
          channels: 1,
          clips: [
            { name: 'a', start: 0, end: 5 },
            { name: 'b', start: 4, end: 6 },
          ],
          silences: [],
        },
      ],
    })

    expect(code(await engine.seed(overlapping))).toBe('engine/bad-value')
    expect(await engine.view()).toEqual(before)
  })
})
