import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createEngine, type Engine } from '../../../../electron/engine/index.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import type { Result } from '../../../../shared/result.ts'
import type { EditRequestInput } from '../../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { storyRate } from './startAudacity.ts'
import { trackFile, type EditName, type Layout, type Standing, type Step, type Story, type Told } from './story.ts'

const requests: Readonly<Record<EditName, EditRequestInput>> = {
  cut: { kind: 'cut' },
  delete: { kind: 'deleteSelection' },
  splitCut: { kind: 'cut', gap: 'leave' },
  splitDelete: { kind: 'deleteSelection', gap: 'leave' },
  copy: { kind: 'copy' },
  paste: { kind: 'paste' },
  trim: { kind: 'trimToSelection' },
  silence: { kind: 'silenceSelection' },
  split: { kind: 'split' },
  join: { kind: 'join' },
  duplicate: { kind: 'duplicateSelection' },
  fadeIn: { kind: 'fadeIn' },
  fadeOut: { kind: 'fadeOut' },
  reverse: { kind: 'reverse' },
  invert: { kind: 'invert' },
  halve: { kind: 'amplify', gainDb: 20 * Math.log10(0.5) },
}

/** What a step came to: done, nothing to do, or the code of a failure. */
export type StepResult = 'done' | 'unchanged' | (string & {})

export interface TapehandStory extends Told {
  readonly steps: readonly Step[]
  readonly results: readonly StepResult[]
}

/** Tells a story to the engine, as it is written or, by `next`, made up on the way. */
export async function tellTapehand(
  tracks: Story['tracks'],
  { next, count, folder }: { next: (standing: Standing, index: number) => Step; count: number; folder: string },
): Promise<TapehandStory> {
  const engine = taken(await createEngine({ file: ':memory:', run: 'inline', joins: 'exact' }))
  try {
    const files = tracks.map((track, index) => {
      const file = path.join(folder, `track-${index}.wav`)
      writeFileSync(file, trackFile(track, index))
      return { path: file, name: path.basename(file) }
    })
    taken(await engine.importAudio(files))
    const steps: Step[] = []
    const results: StepResult[] = []
    const layouts: Layout[] = []
    const depth = { undo: 0, redo: 0 }
    let clipboard: Standing['clipboard'] = null
    for (let index = 0; index < count; index++) {
      const view = await engine.view()
      const step = next(standingOf(view, clipboard, depth), index)
      const result = await tell(engine, view, step)
      if (result === 'done' && ['cut', 'splitCut', 'copy'].includes(step.edit) && 'tracks' in step)
        clipboard = step.tracks.map((track) => view.tracks[track]?.channels ?? 1)
      countUndo(depth, step, result)
      steps.push(step)
      results.push(result)
      layouts.push(layoutOf(await engine.view()))
    }
    return { steps, results, layouts, tracks: await soundsOf(engine, folder) }
  } finally {
    await engine.close()
  }
}

/** Only what was done in both editors is undone: the import never, and nothing from before a step that was left out. */
function countUndo(depth: { undo: number; redo: number }, step: Step, result: StepResult): void {
  if (result !== 'done') return
  if (step.edit === 'undo' || step.edit === 'redo') {
    const by = step.edit === 'undo' ? 1 : -1
    depth.undo -= by
    depth.redo += by
  } else if (step.edit !== 'copy') {
    depth.undo += 1
    depth.redo = 0
  }
}

async function tell(engine: Engine, view: ProjectView, step: Step): Promise<StepResult> {
  if (step.edit === 'undo' || step.edit === 'redo') {
    taken(await engine[step.edit]())
    return 'done'
  }
  const time = (frame: number): number => frame / storyRate
  const trackIds = step.tracks.map((track) => view.tracks[track]?.id ?? '')
  taken(await engine.perform({ kind: 'selectTracks', trackIds }))
  const { start, end } = step
  if (start === end) {
    taken(await engine.perform({ kind: 'clearSelection' }))
    taken(await engine.perform({ kind: 'setCursor', time: time(start) }))
  } else taken(await engine.perform({ kind: 'setTimeSelection', start: time(start), end: time(end) }))
  const before = (await engine.view()).historyPosition
  const done = await engine.perform(requests[step.edit])
  if (!done.ok) return done.error.code
  if (step.edit === 'copy') return 'done'
  return (await engine.view()).historyPosition > before ? 'done' : 'unchanged'
}

function standingOf(
  view: ProjectView,
  clipboard: Standing['clipboard'],
  depth: { readonly undo: number; readonly redo: number },
): Standing {
  const end = (track: ProjectView['tracks'][number]): number => Math.round((track.clips.at(-1)?.end ?? 0) * storyRate)
  const layout = layoutOf(view)
  return {
    tracks: view.tracks.map((track, index) => ({
      channels: track.channels,
      end: end(track),
      clips: layout[index] ?? [],
    })),
    clipboard,
    canUndo: depth.undo > 0,
    canRedo: depth.redo > 0,
  }
}

function layoutOf(view: ProjectView): Layout {
  return view.tracks.map(({ clips }) =>
    clips.map(({ start, end }) => [Math.round(start * storyRate), Math.round(end * storyRate)] as const),
  )
}

/** Each track by itself, as it is exported. */
async function soundsOf(engine: Engine, folder: string): Promise<Told['tracks']> {
  const sounds: Told['tracks'][number][] = []
  for (const { id, channels, clips } of (await engine.view()).tracks) {
    if (clips.length === 0) {
      sounds.push({ channels, rows: Array.from({ length: channels }, () => new Float32Array()) })
      continue
    }
    const file = path.join(folder, 'tapehand.wav')
    const sound = { range: 'all', format: 'wavFloat', channels, overwrite: 'allowed' } as const
    taken(await engine.exportAudio({ path: file, trackIds: [id], ...sound }))
    sounds.push({ channels, rows: rowsOf(file, channels) })
  }
  return sounds
}

/** The samples of a WAV file of 32-bit floats or 16-bit numbers. */
export function rowsOf(file: string, channels: number): Float32Array[] {
  const bytes = readFileSync(file)
  const at = bytes.indexOf('data', 12, 'latin1') + 8
  const bits = bytes.readUInt16LE(bytes.indexOf('fmt ', 12, 'latin1') + 22)
  const size = bits / 8
  const frames = Math.floor((bytes.length - at) / size / channels)
  const read = (index: number): number =>
    bits === 32 ? bytes.readFloatLE(at + index * size) : bytes.readInt16LE(at + index * size) / 32_768
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) => read(frame * channels + channel)),
  )
}

function taken<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${messageOf(result.error)}`)
  return result.value
}
