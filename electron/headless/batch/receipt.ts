import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { BatchTarget, FileResult } from './batchFile.ts'

const receiptSchema = z.looseObject({
  version: z.literal(1),
  /** `writing`: begun, and not yet known to be whole. */
  state: z.enum(['writing', 'done']),
  fingerprint: z.string(),
})

/** Beside each output: what was done to it, and of which content by which recipe, so that nothing is done twice. */
export const receiptOf = ({ output }: BatchTarget): string => `${output}.tapehand.json`

/** What is known of the output; null where nothing is, and then it is none of ours. */
export async function readReceipt(target: BatchTarget, fingerprint: string): Promise<'done' | 'writing' | null> {
  try {
    const read = receiptSchema.safeParse(JSON.parse(await readFile(receiptOf(target), 'utf8')))
    return read.success && read.data.fingerprint === fingerprint ? read.data.state : null
  } catch {
    return null
  }
}

export async function writeReceipt(
  target: BatchTarget,
  fingerprint: string,
  state: 'writing' | 'done',
  result: FileResult | null = null,
): Promise<void> {
  const file = receiptOf(target)
  const { before, after, steps, notes } = result ?? { before: null, after: null, steps: [], notes: [] }
  const content = { version: 1, state, fingerprint, input: target.input, before, after, steps, notes }
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

export const dropReceipt = (target: BatchTarget): Promise<void> => rm(receiptOf(target), { force: true })
