import { createEngine, type Engine } from '../../../electron/engine/index.ts'
import { makeSeed, value } from '../openEngine.ts'
import { newProjectPath } from '../projectFolder.ts'

export const open = async (file: string): Promise<Engine> =>
  value(await createEngine({ file, run: 'inline', joins: 'clickSafe' }))

const story = [
  'split',
  'fadeIn',
  'cut',
  'paste',
  'normalize',
  'reverse',
  'silenceSelection',
  'deleteSelection',
] as const

export async function tell(engine: Engine): Promise<void> {
  for (const [index, kind] of story.entries()) {
    value(await engine.perform({ kind: 'setTimeSelection', start: 1 + index / 4, end: 2 + index / 4 }))
    value(await engine.perform(kind === 'normalize' ? { kind, peakDb: -3 } : { kind }))
  }
}

export async function seeded(): Promise<{ file: string; engine: Engine }> {
  const file = newProjectPath()
  const engine = await open(file)
  value(
    await engine.seed(
      makeSeed({
        tracks: [
          {
            name: 'Voice',
            channels: 1,
            clips: [
              { name: 'take 1', start: 0, end: 12 },
              { name: 'Ünï 😀', start: 13, end: 14 },
            ],
            silences: [[5, 6]],
          },
          { name: 'Music', channels: 2, clips: [{ name: 'theme', start: 0, end: 20 }], silences: [] },
        ],
        labels: [{ text: 'outro', start: 8, end: 9 }],
        selectedTracks: ['Voice', 'Music'],
      }),
    ),
  )
  return { file, engine }
}
