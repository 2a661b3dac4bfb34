import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readWav } from '../support/files/readWav.ts'
import { violations } from './support/axeOn.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/** More where it is measured: `BATCH_FILES=40`. */
const count = Number(process.env['BATCH_FILES'] ?? 6)

function addRecipe(folder: string): void {
  const recipes = path.join(folder, 'data', 'recipes')
  mkdirSync(recipes, { recursive: true })
  const recipe = { version: 1, name: 'two seconds off', steps: [{ say: 'delete the first 2 seconds' }] }
  writeFileSync(path.join(recipes, 'two.json'), JSON.stringify(recipe))
}

const states = (tapehand: TapehandWindow): Promise<(string | null)[]> =>
  tapehand.the('batch-file').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')))

story(
  'many files are done by a recipe: rehearsed, asked about, written, and the open project stays as it is',
  async ({ start, folder }) => {
    // given
    story.setTimeout(180_000)
    addRecipe(folder)
    const tapehand = await start({ files: [writeRecording(folder, { name: 'Open.wav', seconds: 9 })] })
    const [inputs, target] = [path.join(folder, 'in'), path.join(folder, 'out')]
    for (const made of [inputs, target]) mkdirSync(made)
    const files = Array.from({ length: count }, (_, k) =>
      writeRecording(inputs, { name: `take ${k + 1}.wav`, seconds: 5 + (k % 3) }),
    )
    const isNative = tapehand.app.menu !== null
    if (isNative) writeFileSync(path.join(target, 'take 1.wav'), 'somebody else')
    // when
    await tapehand.openMenu('file')
    await tapehand.the('file-openBatch').click()
    await tapehand.the('batch-recipe').selectOption('two seconds off')
    await tapehand.app.chooseFiles(() => tapehand.the('batch-add').click(), files.slice(0, -1))
    await expect(tapehand.the('batch-file')).toHaveCount(count - 1)
    await tapehand.drop(files.slice(-1))
    await expect(tapehand.the('batch-file')).toHaveCount(count)
    if (isNative) await tapehand.app.chooseFiles(() => tapehand.the('batch-folder').click(), [target])
    const began = performance.now()
    await tapehand.the('batch-rehearse').click()
    // then
    await expect(tapehand.the('batch-summary')).toContainText('ready', { timeout: 120_000 })
    const rehearsed = performance.now()
    await expect(tapehand.the('batch-file').last()).toContainText('ready')
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('batch')
    // when
    if (isNative) {
      await expect(tapehand.the('batch-question')).toContainText('1 file asks')
      await tapehand.the('batch-answer').click()
      await expect(tapehand.the('batch-questions')).toBeHidden()
    }
    const before = performance.now()
    await tapehand.the('batch-write').click()
    await expect(tapehand.the('batch-summary')).toHaveText(`${count} files written`, { timeout: 120_000 })
    const written = performance.now()
    // then
    expect(await states(tapehand)).toEqual(Array.from({ length: count }, () => 'done'))
    story.info().annotations.push({
      type: 'seconds',
      description: `rehearse ${((rehearsed - began) / 1000).toFixed(1)}, write ${((written - before) / 1000).toFixed(1)}`,
    })
    if (isNative) {
      expect(readdirSync(target).filter((name) => name.endsWith('.wav'))).toHaveLength(count)
      expect(readWav(path.join(target, 'take 1.wav')).frames).toBe(3 * 8000)
    } else {
      const zip = path.join(folder, 'batch.zip')
      await tapehand.app.saveTo(() => tapehand.the('batch-download').click(), zip)
      expect(statSync(zip).size).toBeGreaterThan(count * 3 * 8000 * 2)
      expect(readFileSync(zip).includes(`take ${count}.wav`)).toBe(true)
    }
    await tapehand.page.keyboard.press('Escape')
    await tapehand.expectLength('0:09')
  },
)

story('a folder is watched as long as that is wanted, where the host has folders', async ({ start, folder }) => {
  // given
  addRecipe(folder)
  const tapehand = await start({ files: [writeRecording(folder, { name: 'Open.wav', seconds: 9 })] })
  const [inbox, target] = [path.join(folder, 'inbox'), path.join(folder, 'out')]
  for (const made of [inbox, target]) mkdirSync(made)
  await tapehand.openMenu('file')
  await tapehand.the('file-openBatch').click()
  if (tapehand.app.menu === null) {
    await expect(tapehand.the('batch-add')).toBeVisible()
    await expect(tapehand.the('batch-watch')).toHaveCount(0)
    return
  }
  await tapehand.the('batch-recipe').selectOption('two seconds off')
  await tapehand.app.chooseFiles(() => tapehand.the('batch-folder').click(), [target])
  await expect(tapehand.the('batch')).toContainText(target)
  await tapehand.app.chooseFiles(() => tapehand.the('batch-watch').click(), [inbox])
  await expect(tapehand.the('batch-watching')).toContainText('Nothing has come yet')
  // when
  writeRecording(inbox, { name: 'new.wav', seconds: 5 })
  // then
  await expect(tapehand.the('batch-watching').getByTestId('batch-file')).toContainText('written', { timeout: 30_000 })
  expect(readWav(path.join(target, 'new.wav')).frames).toBe(3 * 8000)
  await tapehand.photograph('batch-watching')
  // when
  await tapehand.page.keyboard.press('Escape')
  await expect(tapehand.the('batch-strip')).toContainText('1 file done')
  await tapehand.the('batch-strip').getByRole('button').click()
  await tapehand.the('batch-stop').click()
  writeRecording(inbox, { name: 'late.wav', seconds: 5 })
  await expect(tapehand.the('batch-watch')).toBeVisible()
  // then
  await expect.poll(() => existsSync(path.join(target, 'late.wav')), { intervals: [5000] }).toBe(false)
})

story('what was done is done to many files by a sentence', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { name: 'Open.wav', seconds: 9 })] })
  await tapehand.say('delete the first 2 seconds')
  await tapehand.approve()
  await tapehand.expectLength('0:07')
  // when
  await tapehand.say('do it to these 40 files')
  // then
  await expect(tapehand.the('batch-recipe')).toHaveValue('delete the first 2 seconds')
  await expect(tapehand.the('batch-file')).toHaveCount(0)
})
