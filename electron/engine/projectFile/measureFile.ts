import type { FileSize } from '../../../shared/schemas/fileSize.ts'
import type { Project } from '../model/project.ts'
import { blocksOf } from '../pieces/blocksOf.ts'
import { sampleBytes, summaryBytes, type Shapes } from './rows/blockShapes.ts'
import type { Database } from './rows/sqlite.ts'

/** What a project file takes: for the sound of this project, for its past, and for nothing. */
export function measureFile(database: Database, shapes: Shapes, project: Project): FileSize {
  const page = numberIn(database, 'page_size')
  const file = numberIn(database, 'page_count') * page
  return { file, ...measureBlocks(shapes, project), free: numberIn(database, 'freelist_count') * page }
}

/** Bytes of the blocks that this project is made of, and of all others. */
export function measureBlocks(shapes: Shapes, project: Project): Pick<FileSize, 'now' | 'past'> {
  const heard = blocksOf(project.tracks.flatMap((track) => track.clips))
  let [now, past] = [0, 0]
  for (const [id, shape] of shapes) {
    const bytes = sampleBytes(shape) + summaryBytes(shape)
    if (heard.has(id)) now += bytes
    else past += bytes
  }
  return { now, past }
}

function numberIn(database: Database, pragma: 'page_count' | 'page_size' | 'freelist_count'): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma])
}
