import { describe, expect, it } from 'vitest'
import { scratchFile, scratchFolder } from '../../../../support/files/importing.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { openEngine, value } from '../../../../support/openEngine.ts'
import type { Engine } from '../../../../../electron/engine/index.ts'

const from = 44_100
const seconds = 2
const tone = (at: number): number => 0.5 * Math.sin(2 * Math.PI * 1000 * at)

/** A tone of two seconds, cut into two clips that meet and one behind a gap, with a label in it. */
async function open(file = ':memory:'): Promise<Engine> {
  const engine = await openEngine({ file })
  const samples = Array.from({ length: seconds * from }, (_, i) => tone(i / from))
  const wav = scratchFile(makeWav(storeSamples('f32', samples), storedFields('f32', 1, from)))
  value(await engine.importAudio([{ path: wav, name: 'tone.wav' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  value(await engine.perform({ kind: 'setTimeSelection', start: 1.2, end: 1.5 }))
  value(await engine.perform({ kind: 'deleteSelection', gap: 'leave' }))
  value(await engine.perform({ kind: 'setCursor', time: 0.7 }))
  value(await engine.perform({ kind: 'splitAtTime', time: 0.7001 }))
  value(await engine.perform({ kind: 'addLabel', text: 'here' }))
  return engine
}

/** The largest difference from the tone, in steps of 16 bits, but for what the filter does at the edges of a gap. */
async function offTone(engine: Engine): Promise<number> {
  const { sampleRate } = await engine.mixFormat()
  const mix = await engine.readMix({ fromFrame: 0, frames: seconds * sampleRate })
  const gap = (at: number): boolean => at < 0.01 || (at > 1.19 && at < 1.51) || at > 1.99
  let most = 0
  for (let i = 0; i < mix.length / 2; i++) {
    const at = i / sampleRate
    if (!gap(at)) most = Math.max(most, Math.abs((mix[2 * i] ?? 0) - tone(at) * 32_768))
  }
  return most
}

describe('resampling the project', () => {
  it.each([48_000, 22_050, 96_000, 32_000])(
    'leaves the sound as it is at %s Hz, also where clips meet',
    async (rate) => {
      const engine = await open()
      value(await engine.perform({ kind: 'resampleProject', sampleRate: rate }))
      expect((await engine.view()).sampleRate).toBe(rate)
      expect(await offTone(engine)).toBeLessThan(2)
    },
  )

  it('leaves clips, labels, selection and length at their times, to a frame', async () => {
    const engine = await open()
    const times = async (): Promise<readonly number[]> => {
      const { tracks, labels, duration, selection } = await engine.view()
      const clips = tracks.flatMap((track) => track.clips.flatMap((clip) => [clip.start, clip.end]))
      return [...clips, ...labels.map((label) => label.start), duration, selection?.start ?? 0]
    }
    const before = await times()
    value(await engine.perform({ kind: 'resampleProject', sampleRate: 48_000 }))
    const after = await times()
    expect(after.length).toBe(before.length)
    expect(Math.max(...after.map((time, index) => Math.abs(time - (before[index] ?? 0))))).toBeLessThan(1 / from)
  })

  it('is undone to the rate and the very samples that were there', async () => {
    const engine = await open()
    const mix = async (): Promise<string> => (await engine.readMix({ fromFrame: 0, frames: seconds * from })).join()
    const before = await mix()
    value(await engine.perform({ kind: 'resampleProject', sampleRate: 48_000 }))
    value(await engine.undo())
    expect((await engine.view()).sampleRate).toBe(from)
    expect((await mix()) === before).toBe(true)
  })

  it('converts what was copied, so that it can be pasted', async () => {
    const engine = await open()
    value(await engine.perform({ kind: 'setTimeSelection', start: 0.2, end: 0.4 }))
    value(await engine.perform({ kind: 'copy' }))
    value(await engine.perform({ kind: 'resampleProject', sampleRate: 48_000 }))
    value(await engine.perform({ kind: 'paste' }))
    expect((await engine.view()).duration).toBeCloseTo(seconds, 4)
  })

  it('is there after the project was closed, and can be undone then', async () => {
    const file = `${scratchFolder()}/show.tapehand`
    const engine = await open(file)
    value(await engine.perform({ kind: 'resampleProject', sampleRate: 48_000 }))
    await engine.close()
    const again = await openEngine({ file })
    expect((await again.view()).sampleRate).toBe(48_000)
    value(await again.undo())
    expect((await again.view()).sampleRate).toBe(from)
    expect((await again.view()).duration).toBe(seconds)
  })

  it('changes nothing at the rate that it has', async () => {
    const engine = await open()
    expect(value(await engine.perform({ kind: 'resampleProject', sampleRate: from })).changed).toBe(false)
  })
})
