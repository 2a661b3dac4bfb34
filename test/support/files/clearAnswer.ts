import { messageOf } from '../../../shared/failures/index.ts'
import { writeFileSync } from 'node:fs'
import { importPaths, piecesOf } from './importing.ts'

const plainCodes = [
  'files/broken',
  'files/unsupported',
  'files/empty',
  'files/not-audio',
  'files/convert-first',
  'files/project-empty',
  'files/project-without-sound',
]

/**
 * Null when importing these bytes ends as it has to: with sound of finite samples, or with a failure that is a sentence
 * about the file. Else what is wrong. `file` is written over.
 */
export async function unclearAnswer(file: string, bytes: Uint8Array): Promise<string | null> {
  writeFileSync(file, bytes)
  const { store, imported } = await importPaths([file])
  if (!imported.ok) {
    if (!plainCodes.includes(imported.error.code)) return `failed with ${imported.error.code}`
    return /^"take\.wav" .+\.$/.test(messageOf(imported.error)) ? null : `said: ${messageOf(imported.error)}`
  }
  for (const { block, length } of imported.value.tracks.flatMap(piecesOf)) {
    if (length <= 0) return `gave a piece of ${length} frames`
    if (block !== null && !store.summary(block).energy.every(Number.isFinite)) return 'gave samples that are no numbers'
  }
  return null
}
