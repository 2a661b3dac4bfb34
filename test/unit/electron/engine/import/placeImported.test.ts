import { describe, expect, it } from 'vitest'
import type { ImportPlace } from '../../../../../electron/editor/index.ts'
import { clip, floatRow, makeProject, project, waveTrack } from '../../../../support/files/audacity/makeProject.ts'
import { scratchFile, scratchFolder } from '../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { code, openEngine, value } from '../../../../support/openEngine.ts'

const rate = 8000
const seconds = (count: number, level: number): string =>
  scratchFile(
    makeWav(
      storeSamples(
        'f32',
        Array.from({ length: count * rate }, () => level),
      ),
      storedFields('f32', 1, rate),
    ),
  )

/** Tracks of ten seconds, each with a label at 6 s; joins are exact. */
async function open(...names: readonly string[]) {
  const engine = await openEngine()
  value(await engine.importAudio(names.map((name) => ({ path: seconds(10, 0.25), name: `${name}.wav` }))))
  value(await engine.perform({ kind: 'setCursor', time: 6 }))
  value(await engine.perform({ kind: 'addLabel', text: 'six' }))
  const view = await engine.view()
  const ids = new Map(view.tracks.map((track) => [track.name, track.id]))
  const place = async (where: Omit<ImportPlace, 'trackIds'>, ...on: readonly string[]) =>
    engine.importAudio([
      {
        path: seconds(2, 0.5),
        name: 'jingle.wav',
        place: { ...where, trackIds: on.map((name) => ids.get(name) ?? '') },
      },
    ])
  const clips = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
    Object.fromEntries(
      (await engine.view()).tracks.map((track) => [track.name, track.clips.map((clip) => `${clip.start}-${clip.end}`)]),
    )
  const label = async (): Promise<number | undefined> => (await engine.view()).labels[0]?.start
  return { engine, place, clips, label }
}

describe('a file with a place', () => {
  it('becomes a part of the track that is named; what follows there moves, and nothing else', async () => {
    const { place, clips, label } = await open('host', 'guest')
    value(await place({ at: 4, gap: 'open' }, 'guest'))
    expect(await clips()).toEqual({ host: ['0-10'], guest: ['0-12'] })
    expect(await label()).toBe(6)
  })

  it('becomes a part of the only track, and labels move with what they mark', async () => {
    const { engine, place, clips, label } = await open('host')
    value(await place({ at: 4, gap: 'open' }))
    expect(await clips()).toEqual({ host: ['0-12'] })
    expect(await label()).toBe(8)
    const mix = await engine.readMix({ fromFrame: 3.9 * rate, frames: 2.2 * rate })
    const at = (time: number): number => Math.round(((mix[Math.round((time - 3.9) * rate) * 2] ?? 0) / 32_768) * 100)
    expect([at(3.99), at(4.01), at(5.99), at(6.01)]).toEqual([25, 50, 50, 25])
  })

  it('gets a track of its own where several could be meant, and all others open a gap for it', async () => {
    const { place, clips, label } = await open('host', 'guest')
    value(await place({ at: 4, gap: 'open' }))
    expect(await clips()).toEqual({ host: ['0-4', '6-12'], guest: ['0-4', '6-12'], jingle: ['4-6'] })
    expect(await label()).toBe(8)
  })

  it('lies beside the others where nothing is to move', async () => {
    const { place, clips, label } = await open('host')
    value(await place({ at: 4, gap: 'leave' }))
    expect(await clips()).toEqual({ host: ['0-10'], jingle: ['4-6'] })
    expect(await label()).toBe(6)
  })

  it('is put on a track where that is free, and refused where it is not', async () => {
    const { engine, place, clips } = await open('host')
    const { contentRevision } = await engine.view()
    expect(code(await place({ at: 9, gap: 'leave' }, 'host'))).toBe('engine/overlap')
    expect((await engine.view()).contentRevision).toBe(contentRevision)
    value(await place({ at: 12, gap: 'leave' }, 'host'))
    expect(await clips()).toEqual({ host: ['0-10', '12-14'] })
  })

  it('is undone as one', async () => {
    const { engine, place, clips } = await open('host', 'guest')
    value(await place({ at: 4, gap: 'open' }))
    value(await engine.undo())
    expect(await clips()).toEqual({ host: ['0-10'], guest: ['0-10'] })
  })
})

describe('a project with a place', () => {
  const show = (): string => {
    const file = `${scratchFolder()}/show.aup3`
    const long = (level: number, count: number): ReturnType<typeof floatRow> =>
      floatRow(Array.from({ length: count * rate }, () => level))
    makeProject(file, {
      rows: [long(0.5, 2), long(0.25, 3)],
      document: project([
        waveTrack({ name: 'a', mute: true }, [clip({ blocks: [1] }), clip({ blocks: [1], attributes: { offset: 3 } })]),
        waveTrack({ name: 'b' }, [clip({ blocks: [2] })]),
      ]),
    })
    return file
  }

  it('has its tracks side by side in the room that is made for the longest of them', async () => {
    const { engine, clips, label } = await open('host', 'guest')
    const place: ImportPlace = { at: 4, gap: 'open', trackIds: [] }
    value(await engine.importAudio([{ path: show(), name: 'show.aup3', place }]))
    const split = ['0-4', '9-15']
    expect(await clips()).toEqual({ host: split, guest: split, a: ['4-6', '7-9'], b: ['4-7'] })
    expect(await label()).toBe(11)
    expect((await engine.view()).tracks.map(({ muted }) => muted)).toEqual([false, false, true, false])
  })

  it('lies between the clips of a track where there is room, and over none', async () => {
    const { engine, clips } = await open('host')
    const [host] = (await engine.view()).tracks
    const at = (time: number): ImportPlace => ({ at: time, gap: 'leave', trackIds: [host?.id ?? ''] })
    const path = show()
    expect(code(await engine.importAudio([{ path, name: 'show.aup3', place: at(7) }]))).toBe('engine/overlap')
    expect(await clips()).toEqual({ host: ['0-10'] })
  })
})
