import type { Engine } from '../../../electron/engine/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { random } from '../signals.ts'

/** A project of two tracks that the story starts from. */
export const storySeed = {
  sampleRate: 1000,
  tracks: [
    {
      name: 'Voice',
      channels: 1 as const,
      clips: [
        { name: 'a', start: 0, end: 20 },
        { name: 'b', start: 22, end: 40 },
      ],
      silences: [],
    },
    { name: 'Music', channels: 2 as const, clips: [{ name: 'c', start: 0, end: 60 }], silences: [] },
  ],
  labels: [{ text: 'outro', start: 30, end: 35 }],
  selection: null,
  selectedTracks: ['Voice', 'Music'],
  selectedClips: [],
  cursor: 0,
}

/**
 * Step after step of edits, transactions, undo and redo; the same seed tells the same story. Some steps are refused, as
 * in life.
 */
export function tellStory(engine: Engine, seed: number): () => Promise<void> {
  const next = random(seed)
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
  const time = (): number => Math.round(next() * 50_000) / 1000
  const kinds = [
    'split',
    'cut',
    'copy',
    'paste',
    'deleteSelection',
    'silenceSelection',
    'fadeIn',
    'fadeOut',
    'reverse',
  ] as const
  const edit = async (): Promise<void> => {
    const start = time()
    await engine.perform({ kind: 'setTimeSelection', start, end: start + next() + 0.01 })
    await engine.perform({ kind: pick(kinds) })
  }
  return async () => {
    const what = next()
    if (what < 0.15) await engine.undo({ grain: what < 0.07 ? 'step' : 'request' })
    else if (what < 0.25) await engine.redo({ grain: what < 0.2 ? 'step' : 'request' })
    else if (what < 0.35) await engine.perform({ kind: 'setCursor', time: time() })
    else if (what < 0.5) {
      await engine.begin({ id: 'r', label: 'Request', text: 'three things at once' })
      for (let step = 0; step < 3; step++) await edit()
      await (next() < 0.7 ? engine.commit() : engine.rollback())
    } else await edit()
  }
}

/** What has to last, as one text. When it was done is left out, so that stories told at other times can be compared. */
export function lastingState(view: ProjectView): string {
  const history = view.history.map(({ at: _at, ...entry }) => entry)
  return JSON.stringify({ ...view, history, transport: null, clipboard: null, name: null })
}
