import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addRecipeFile, readRecipeFiles } from '../../../../electron/platform/index.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'recipes-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('adds a file called after the recipe, and never puts it in the place of another', async () => {
  const own = join(folder, 'own')
  const added = await addRecipeFile(own, 'Über: Podcast/Clean-up', '1')
  expect(added).toEqual({ ok: true, value: { file: join(own, 'über-podcast-clean-up.json') } })
  expect(await addRecipeFile(own, 'über podcast clean up', '2')).toMatchObject({
    error: { code: 'agent/recipe-exists' },
  })
  expect(readFileSync(join(own, 'über-podcast-clean-up.json'), 'utf8')).toBe('1')
})

it('reads those of the person before those of the app, and tells what can not be read', async () => {
  const shipped = join(folder, 'shipped')
  await addRecipeFile(shipped, 'b', 'theirs')
  expect(await readRecipeFiles({ own: join(folder, 'none'), shipped })).toEqual([
    { file: join(shipped, 'b.json'), text: 'theirs', own: false },
  ])
  await addRecipeFile(join(folder, 'own'), 'z', 'mine')
  writeFileSync(join(folder, 'own', 'large.json'), ' '.repeat(300_000))
  const files = await readRecipeFiles({ own: join(folder, 'own'), shipped })
  expect(files.map(({ text }) => text)).toEqual([null, 'mine', 'theirs'])
})
