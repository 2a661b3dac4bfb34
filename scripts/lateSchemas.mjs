import path from 'node:path'

const folder = path.join(import.meta.dirname, 'lateSchemas')
/** Of ours: packages that bring schemas of their own keep Zod as it is. */
const ours = /[\\/](electron|shared)[\\/].+\.ts$/

/**
 * For the build: schemas are made when something is first read by them (`lateSchemas/`). A run of the command line
 * reads by some dozen of the thousand that its files declare, and making all of them took a fifth of its start.
 */
export const lateSchemas = {
  name: 'late-schemas',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'zod' && ours.test(importer ?? '') ? path.join(folder, 'zod.mjs') : null),
}
