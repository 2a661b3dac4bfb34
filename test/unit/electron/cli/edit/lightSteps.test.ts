import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit, inOwnFolder, place } from '../../../../support/editCommand.ts'

inOwnFolder()

/** Files of the person that can't be used: whoever reads them says so. */
function bring(): void {
  for (const kind of ['tools', 'recipes']) {
    const folder = join(place.folder, 'data', kind)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `bad-${kind}.json`), '{')
  }
}

const silence = JSON.stringify({ tool: 'silence_selection', start_time: 1, end_time: 2 })
const problems = async (args: readonly string[], typed: readonly string[] | null = null): Promise<number> =>
  [...(await edit([place.input, ...args, '--offline', '--yes'], typed)).notes.matchAll(/bad-(?:tools|recipes)\.json/gu)]
    .length

test('calls of the app’s own tools read neither recipes nor descriptions of programs', async () => {
  bring()
  expect(await problems(['--call', silence])).toBe(0)
  expect(await problems(['--call', silence, '--call', JSON.stringify({ tool: 'get_track_list' })])).toBe(0)
})

test('words, tools that the app has not, and a person who could say more, do', async () => {
  bring()
  expect(await problems(['--say', 'silence from 1 to 2'])).toBe(2)
  expect(await problems(['--call', silence, '--say', 'undo'])).toBe(2)
  expect(await problems(['--call', JSON.stringify({ tool: 'ffmpeg_deesser' })])).toBe(2)
  expect(await problems(['--call', silence], [])).toBe(2)
})
