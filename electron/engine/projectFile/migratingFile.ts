import type { BlockStore } from '../blocks/blockStore.ts'
import { onDisk } from '../disk/diskFailures.ts'
import { createBackground } from './background.ts'
import { checkRest } from './damage/checkBlocks.ts'
import { createDocumentReader } from './documents.ts'
import { formatVersion, takeForWriting } from './rows/format.ts'
import type { Loaded } from './loadProject.ts'
import { measureFile } from './measureFile.ts'
import { migrateProject } from './migrateProject.ts'
import { createLostBlocks, createProjectFile, type ProjectFile } from './projectFile.ts'
import { connect, copyDatabase, type Database } from './rows/sqlite.ts'
import { createBlockReads } from './blocks/sqliteBlockStore.ts'
import { planLater } from './tidyFile.ts'

/** A file of an older version: it becomes one of this version when something is written to it, and not before. */
export function createMigratingFile(
  path: string,
  old: Database,
  loaded: Loaded,
  keepOlder: string | null = null,
): ProjectFile {
  const lost = createLostBlocks()
  const check = { known: loaded.known, onLost: lost.found }
  const reads = createBlockReads(old, loaded.shapes, check)
  const readOld = createDocumentReader(old, loaded.version)
  const checking = createBackground(() => false)
  checking.run(checkRest(old, { shapes: loaded.shapes, ...check }))
  let made: ProjectFile | null = null

  const migrate = (): ProjectFile => {
    if (made !== null) return made
    checking.end(0)
    const proved = migrateProject(path, old, loaded, keepOlder)
    const database = connect(path, 'write')
    takeForWriting(database)
    loaded.reader.readFrom(database, formatVersion)
    for (const [id, shape] of proved.shapes) loaded.shapes.set(id, shape)
    const taken = { ...loaded, version: formatVersion }
    made = createProjectFile(database, taken, planLater(database, taken))
    made.onLost(lost.found)
    return made
  }
  const blocks: BlockStore = {
    shape: (id) => reads.shape(id),
    add: (block, summary) => migrate().blocks.add(block, summary),
    expectMany: () => migrate().blocks.expectMany?.(),
    bytes: (id, wanted) => (made?.blocks ?? reads).bytes(id, wanted),
    summary: (id) => (made?.blocks ?? reads).summary(id),
  }
  return {
    blocks,
    readOnly: null,
    onLost: lost.listen,
    save: (state) => {
      const ready = onDisk(migrate)
      return ready.ok ? ready.value.save(state) : ready
    },
    readDocument: (key) => (made === null ? readOld(key) : made.readDocument(key)),
    writeDocument: (key, value) => {
      const ready = onDisk(migrate)
      return ready.ok ? ready.value.writeDocument(key, value) : ready
    },
    copyTo: async (target, shown) =>
      made === null ? copyDatabase(old, target, 'waitedFor') : made.copyTo(target, shown),
    // Nothing has changed yet: the file itself is what there is to keep.
    keepCopy: async (target) => made?.keepCopy(target) ?? 'stopped',
    giveBack: async (isFree, held) => made?.giveBack(isFree, held),
    size: (now) => (made === null ? measureFile(old, loaded.shapes, now) : made.size(now)),
    close: () => {
      checking.end(0)
      if (made === null) old.close()
      else made.close()
    },
  }
}
