import { setImmediate } from 'node:timers/promises'
import type { ExportRequest } from '../../editor/index.ts'
import {
  type BlockStore,
  type BlockSummary,
  NotMadeYet,
  type StreamedBlocks,
  summaryFrames,
} from '../blocks/blockStore.ts'
import { type ExportAhead, exportAhead } from '../export/exportAhead.ts'
import type { ExportContext, Exported } from '../export/exportSound.ts'
import type { Piece } from '../model/piece.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks, audioEnd } from '../render/audibleTracks.ts'
import { plainPiece } from '../pieces/plainPiece.ts'
import type { Renderers } from '../rendering/renderers.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import type { TaskAhead } from '../rendering/renderTasks.ts'
import type { Result } from '../../../shared/result.ts'

/** What a long edit renders goes into the file that is asked for next, in one pass. */
export interface OutputAhead {
  /** What the project is after the next edit will be exported like this; null: nothing is. */
  readonly expect: (request: ExportRequest | null) => void
  /**
   * Where the sound of each of `tasks` can be written while it is made: what renders them stores it here. `projectOf`
   * gives the project with the pieces that they will be. Null where it can't, or nothing is expected.
   */
  begin(tasks: readonly RenderTask[], store: BlockStore, projectOf: ProjectOf): Promise<readonly TaskAhead[] | null>
  /** What was written, where it is that; null where it is not, or nothing was. */
  take(project: Project, request: ExportRequest, signal: AbortSignal): Promise<Result<Exported> | null>
  readonly drop: () => Promise<void>
}

/** Null where it can't be told before the sound is there. */
export type ProjectOf = (made: readonly (readonly Piece[])[], store: BlockStore) => Project | null

const pause = async (): Promise<void> => setImmediate()

export function createOutputAhead(means: Pick<ExportContext, 'encoders' | 'drive'>, renderers: Renderers): OutputAhead {
  let expected: ExportRequest | null = null
  let running: ExportAhead | null = null
  const drop = async (): Promise<void> => {
    const one = running
    running = null
    await one?.drop()
  }
  return {
    expect: (request) => void (expected = request),
    drop,
    async begin(tasks, store, projectOf) {
      await drop()
      if (expected === null || expected.range !== 'all' || expected.trackIds !== undefined) return null
      const { streamTasks } = await import('../rendering/streamTasks.ts')
      const streams = await streamTasks(store, renderers, tasks)
      if (streams === null) return null
      const project = foreseen(projectOf, store, streams)
      if (project === null) return null
      const ctx = { store, project, ...means, pause }
      const writing = exportAhead(ctx, expected, { start: 0, end: audioEnd(project) }, streams.length)
      running = writing
      return streams.map((blocks, index): TaskAhead => {
        const reached = framesReached(project, blocks)
        let come = 0
        return {
          add: (block, summary) => blocks.put(block, summary),
          stored: async () => writing.reached(index, reached[come++] ?? 0),
        }
      })
    },
    async take(project, request, signal) {
      const one = running
      running = null
      return one?.take(project, request, { start: 0, end: audioEnd(project) }, signal) ?? null
    },
  }
}

/** The project as it will be. Nothing of its sound is known yet: what asks for that can't be foreseen. */
function foreseen(projectOf: ProjectOf, store: BlockStore, streams: readonly StreamedBlocks[]): Project | null {
  const ids = new Set<number>(streams.flatMap((one) => one.ids))
  const made = streams.map((one) => one.ids.map((id) => plainPiece(id, store.shape(id).frames)))
  const silent: BlockStore = {
    ...store,
    summary(id) {
      if (!ids.has(id)) return store.summary(id)
      const { frames: length, channels } = store.shape(id)
      return silentSummary(Math.ceil(length / summaryFrames), channels)
    },
  }
  try {
    return projectOf(made, silent)
  } catch (error) {
    if (error instanceof NotMadeYet) return null
    throw error
  }
}

/** A summary of sound that is not made yet. */
const silentSummary = (entries: number, channels: 1 | 2): BlockSummary => {
  const nothing = (): Float32Array => new Float32Array(entries * channels)
  return { entries, min: nothing(), max: nothing(), energy: nothing() }
}

/** How far all that is heard of a task is there when its first block has come, its first two … */
function framesReached(project: Project, { ids }: StreamedBlocks): readonly number[] {
  const order = new Map<number, number>(ids.map((id, index) => [id, index]))
  const first = ids.map(() => Infinity)
  const note = (piece: Piece, at: number): void => {
    const index = piece.block === null ? undefined : order.get(piece.block)
    if (index !== undefined) first[index] = Math.min(first[index] as number, at)
    for (const under of piece.under) note(under, at)
  }
  for (const track of audibleTracks(project))
    for (const clip of track.clips) {
      let at: number = clip.start
      for (const piece of clip.pieces) {
        note(piece, at)
        at += piece.length
      }
    }
  // All that is heard before the first of what is still to come.
  const reached = first.map(() => Infinity)
  for (let index = first.length - 2; index >= 0; index--)
    reached[index] = Math.min(reached[index + 1] as number, first[index + 1] as number)
  return reached
}
