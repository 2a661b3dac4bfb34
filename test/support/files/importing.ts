import { sayNote } from '../../../shared/notes/fileNotes.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Decoders } from '../../../electron/engine/decoding/decoders.ts'
import { inlineDecoders } from '../../../electron/engine/decoding/openDecoding.ts'
import type { Imported, ImportedTrack } from '../../../electron/engine/import/imported.ts'
import type { Piece } from '../../../electron/engine/model/piece.ts'
import { readPieces } from '../../../electron/engine/render/readPieces.ts'
import { messageOf } from '../../../shared/failures/index.ts'
import type { Result } from '../../../shared/result.ts'
import { readAsOne } from './readAsOne.ts'

/** A folder that goes away after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-'))
  // Not by a hook of this file: it would belong to the first test file of the process alone.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function scratchFile(bytes: Uint8Array, name = 'take.wav'): string {
  const file = path.join(scratchFolder(), name)
  writeFileSync(file, bytes)
  return file
}

interface Importing {
  readonly store?: BlockStore
  readonly decoders?: Decoders
  readonly projectSampleRate?: number | null
  readonly signal?: AbortSignal
  readonly report?: (fraction: number) => void
  readonly pause?: () => Promise<void>
}

export async function importPaths(
  paths: readonly string[],
  { projectSampleRate = null, ...given }: Importing = {},
): Promise<{ store: BlockStore; imported: Result<Imported> }> {
  const ctx = {
    store: memoryBlockStore(),
    decoders: inlineDecoders,
    signal: new AbortController().signal,
    report: () => undefined,
    pause: async () => undefined,
    ...given,
  }
  return {
    store: ctx.store,
    imported: await readAsOne(
      ctx,
      paths.map((file) => ({ path: file, name: path.basename(file) })),
      projectSampleRate,
    ),
  }
}

/** Of all its clips, one behind the other. */
export const piecesOf = ({ clips }: ImportedTrack): readonly Piece[] => clips.flatMap(({ pieces }) => pieces)

export interface Heard {
  readonly sampleRate: number
  readonly formats: readonly string[]
  readonly sound: readonly Float32Array[]
  readonly notes: readonly string[]
  readonly name: string
}

/** Imports one file and listens to all of it; a failure throws its code and sentence. */
export async function hear(file: string, given: Importing = {}): Promise<Heard> {
  const { store, imported } = await importPaths([file], given)
  if (!imported.ok) throw new Error(`${imported.error.code}: ${messageOf(imported.error)}`)
  const [track] = imported.value.tracks
  if (track === undefined) throw new Error('no track')
  const pieces = piecesOf(track)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const formats = pieces.map((piece) => (piece.block === null ? 'none' : store.shape(piece.block).format))
  return {
    sampleRate: imported.value.sampleRate,
    formats: [...new Set(formats)],
    sound: readPieces(store, pieces, 0, length, track.channels),
    notes: imported.value.notes.map(sayNote),
    name: track.name,
  }
}

/** The failure of importing one file of these bytes. */
export async function failureOf(bytes: Uint8Array, name = 'take.wav'): Promise<string> {
  const { imported } = await importPaths([scratchFile(bytes, name)])
  return imported.ok ? 'no failure' : `${imported.error.code}: ${messageOf(imported.error)}`
}

/** The code of what goes wrong with a file. */
export async function failureOfFile(file: string): Promise<string> {
  const { imported } = await importPaths([file])
  return imported.ok ? 'no failure' : imported.error.code
}
