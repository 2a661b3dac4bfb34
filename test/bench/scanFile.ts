import { buildSummary } from '../../electron/engine/blocks/buildSummary.ts'
import { openAudio } from '../../electron/engine/codecs/openAudio.ts'
import { must } from '../support/must.ts'

/** Reads a file and makes its summaries, and keeps nothing. */
export async function scanFile(file: string): Promise<void> {
  const source = await must(openAudio(file, 'long.wav'))
  for (let block = await must(source.next()); block !== null; block = await must(source.next())) buildSummary(block)
  source.close()
}
