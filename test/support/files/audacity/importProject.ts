import type { ImportedTrack } from '../../../../electron/engine/import/imported.ts'
import type { BlockStore } from '../../../../electron/engine/blocks/blockStore.ts'
import type { Piece } from '../../../../electron/engine/model/piece.ts'
import { piecesLength } from '../../../../electron/engine/pieces/slicePieces.ts'
import { readPieces } from '../../../../electron/engine/render/readPieces.ts'
import { messageOf } from '../../../../shared/failures/index.ts'
import { sayNote } from '../../../../shared/notes/fileNotes.ts'
import { importPaths, scratchFolder } from '../importing.ts'
import { makeProject, type ProjectFields } from './makeProject.ts'

export interface HeardClip {
  readonly name: string
  readonly start: number
  readonly sound: readonly Float32Array[]
  readonly before: readonly Float32Array[]
  readonly after: readonly Float32Array[]
}

type Given = Parameters<typeof importPaths>[1]

/** Writes a project, imports it and listens to every clip; a failure throws its code and sentence. */
export async function hearProject(fields: ProjectFields, given: Given = {}) {
  const file = `${scratchFolder()}/show.aup3`
  makeProject(file, fields)
  return hearProjectFile(file, given)
}

export async function hearProjectFile(file: string, given: Given = {}) {
  const { store, imported } = await importPaths([file], given)
  if (!imported.ok) throw new Error(`${imported.error.code}: ${messageOf(imported.error)}`)
  const { tracks, labels, notes, sampleRate, about } = imported.value
  return {
    sampleRate,
    labels,
    about: about ?? null,
    store,
    notes: notes.map(sayNote),
    tracks: tracks.map((track) => ({ ...track, clips: track.clips.map((clip) => heardClip(store, clip, track)) })),
  }
}

function heardClip(store: BlockStore, clip: ImportedTrack['clips'][number], { channels }: ImportedTrack): HeardClip {
  const listen = (pieces: readonly Piece[]): readonly Float32Array[] =>
    readPieces(store, pieces, 0, piecesLength(pieces), channels)
  const { name, start, pieces, hidden } = clip
  return {
    name,
    start,
    sound: listen(pieces),
    before: listen(hidden?.before ?? []),
    after: listen(hidden?.after ?? []),
  }
}
