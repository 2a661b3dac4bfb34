import path from 'node:path'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import type { Decoders } from '../../../electron/engine/decoding/decoders.ts'
import { inlineDecoders } from '../../../electron/engine/decoding/openDecoding.ts'
import type { Imported } from '../../../electron/engine/import/imported.ts'
import { piecesOf } from './importing.ts'
import { readAsOne } from './readAsOne.ts'
import { readPieces } from '../../../electron/engine/render/readPieces.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import { sayNote } from '../../../shared/notes/fileNotes.ts'

/** What came of a file: its tracks, how they are stored, and what was said. */
export interface Split {
  readonly names: readonly string[]
  readonly sides: readonly number[]
  readonly formats: readonly string[]
  readonly sounds: readonly Float32Array[]
  readonly notes: readonly string[]
  readonly seen: readonly number[]
}

export async function splitFile(
  file: string,
  given: { decoders?: Decoders; channels?: 'fold' | 'split'; projectSampleRate?: number } = {},
): Promise<Split> {
  const store: BlockStore = memoryBlockStore()
  const seen: number[] = []
  const ctx = {
    store,
    decoders: given.decoders ?? inlineDecoders,
    signal: new AbortController().signal,
    report: (fraction: number) => void seen.push(fraction),
    pause: async () => undefined,
  }
  const imported = await readAsOne(
    ctx,
    [{ path: file, name: path.basename(file), channels: given.channels ?? 'split' }],
    given.projectSampleRate ?? null,
  )
  if (!imported.ok) throw new Error(messageOf(imported.error))
  return { ...heardOf(store, imported.value), seen }
}

function heardOf(store: BlockStore, { tracks, notes }: Imported): Omit<Split, 'seen'> {
  return {
    names: tracks.map((track) => track.name),
    sides: tracks.map((track) => track.channels),
    notes: notes.map(sayNote),
    formats: [
      ...new Set(
        tracks.flatMap((track) =>
          piecesOf(track).map((piece) => (piece.block === null ? 'none' : store.shape(piece.block).format)),
        ),
      ),
    ],
    sounds: tracks.map(
      (track) =>
        readPieces(
          store,
          piecesOf(track),
          0,
          piecesOf(track).reduce((sum, piece) => sum + piece.length, 0),
          1,
        )[0] as Float32Array,
    ),
  }
}
