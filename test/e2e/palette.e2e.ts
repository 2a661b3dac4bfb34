import { violations } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

const pointsAtSomething = (field: Element) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '') !== null

story(
  'the palette understands slips and other words, and hands the rest to the chat',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder)] })
    await tapehand.the('commands').click()
    const field = tapehand.the('palette-input')
    const first = tapehand.the('palette').getByRole('menuitem').first()
    // when
    await field.fill('compresser')
    // then
    await expect(first).toContainText('Compressor')
    // when
    await field.fill('shorten pauses')
    // then
    await expect(first).toContainText('Truncate silence', { ignoreCase: true })
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('palette-found')
    // when: a direction that is said without a sign
    await field.fill('make quieter 6 dB')
    // then
    await expect(first).toContainText('Amplify')
    await expect(first).toContainText('−6 dB')
    // when: what a window has is called by other names, too
    await field.fill('dark mode')
    // then
    await expect(first).toContainText('Settings')
    // when: a number has no place in what is found
    await field.fill('fade out 3 s')
    // then
    await expect(first).toContainText('without 3 s')
    // What is found is pointed at half a second behind what was typed, so that a screen reader says that first.
    await expect.poll(() => field.evaluate(pointsAtSomething)).toBe(true)
    expect(await violations(tapehand)).toEqual([])
    await tapehand.photograph('palette-left-out')
    // when
    await field.fill('delete the first 10 seconds')
    await field.press('Control+Enter')
    // then
    await expect(tapehand.the('palette')).toBeHidden()
    await expect(tapehand.the('approval-length')).toContainText('0:50')
  },
)

story('values that are typed with a name stand in the panel that it opens', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder)] })
  await tapehand.the('commands').click()
  const field = tapehand.the('palette-input')
  const first = tapehand.the('palette').getByRole('menuitem').first()
  // when
  await field.fill('high pass 1,2 kHz')
  // then
  await expect(first).toContainText('High-pass', { ignoreCase: true })
  await expect(first).toContainText('1200 Hz')
  await tapehand.photograph('palette-values')
  // when
  await field.press('Enter')
  // then
  await expect(tapehand.the('tool-frequency_hz')).toHaveValue('1200')
  // when
  await tapehand.the('tool-frequency_hz').press('Enter')
  // then
  await expect(tapehand.the('undo')).toHaveAccessibleName(/High-pass/i)
})

story('who writes may ask with a question mark, and has the palette by its key', page, async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
  const { keyboard } = tapehand.page
  await expect(tapehand.the('commands')).toContainText('Ctrl+K')
  await tapehand.the('timeline').focus()
  await keyboard.press('ControlOrMeta+A')
  // then: with something selected, that key deletes it
  await expect(tapehand.the('commands')).toContainText('Ctrl+Shift+P')
  // when
  await tapehand.the('chat-input').focus()
  await keyboard.type('how long is it?')
  // then
  await expect(tapehand.the('chat-input')).toHaveValue('how long is it?')
  // when
  await keyboard.press('ControlOrMeta+K')
  // then
  await expect(tapehand.the('palette-input')).toBeFocused()
  await keyboard.press('Escape')
  await expect(tapehand.the('chat-input')).toBeFocused()
  await tapehand.expectLength('0:20')
  // when
  await keyboard.press('Enter')
  // then
  await tapehand.expectAnswer(/0:20/)
})
