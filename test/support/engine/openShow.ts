import type { Engine } from '../../../electron/engine/index.ts'
import { openEngine, value } from '../openEngine.ts'

/** A host with pauses, a stereo bed under him, labels on both sides of the first pause. */
export async function openShow(): Promise<Engine> {
  const engine = await openEngine()
  value(
    await engine.seed({
      sampleRate: 8000,
      tracks: [
        {
          name: 'Host',
          channels: 1,
          clips: [{ name: 'talk', start: 0, end: 20 }],
          silences: [
            [4, 6],
            [10, 13],
          ],
        },
        { name: 'Bed', channels: 2, clips: [{ name: 'music', start: 0, end: 20 }], silences: [] },
      ],
      labels: [
        { text: 'early', start: 1, end: 2 },
        { text: 'late', start: 15, end: 16 },
      ],
      selection: { start: 0, end: 20 },
      selectedTracks: ['Host'],
      selectedClips: [],
      cursor: 3,
    }),
  )
  return engine
}

export const idOf = async (engine: Engine, name: string): Promise<string> =>
  (await engine.view()).tracks.find((track) => track.name === name)?.id ?? ''
