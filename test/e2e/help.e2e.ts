import { violations } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'

story('the help is read and searched without a network, by keyboard too', page, async ({ start }) => {
  // given: nothing but Tapehand itself can be asked
  const tapehand = await start()
  const asked: string[] = []
  tapehand.page.on('request', (request) => asked.push(request.url()))
  // when
  await tapehand.openMenu('help')
  await tapehand.the('help-showHelp').click()
  // then
  const text = tapehand.the('help-text')
  await expect(text).toContainText('Nothing is ever changed in the files that you open.')
  expect(await violations(tapehand, { within: '[data-testid=help]' })).toEqual([])
  await tapehand.photograph('help')
  // when
  await tapehand.page.keyboard.type('split-channels')
  // then
  await expect(text).toContainText('--split-channels')
  await expect(text).toContainText('one mono track for each')
  // when
  await tapehand.the('help-search').fill('no such thing anywhere')
  // then
  await expect(tapehand.the('help')).toContainText('Nothing is said about that.')
  // when
  await tapehand.page.keyboard.press('Escape')
  await tapehand.page.keyboard.press('Escape')
  // then
  await expect(tapehand.the('help')).toBeHidden()
  expect(asked.filter((address) => !address.startsWith(new URL(tapehand.page.url()).origin))).toEqual([])
})
