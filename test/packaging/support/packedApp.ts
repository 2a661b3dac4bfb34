import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../release/check/linux-unpacked')

/** What `npm run package -- --check` has packed. */
export const packedApp = { executable: path.join(folder, 'tapehand'), resources: path.join(folder, 'resources/app') }
