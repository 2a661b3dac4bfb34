import { axeOn } from './support/axeOn.ts'
import { expect, page, story } from './support/story.ts'
import { writeRecording } from './support/recordings.ts'

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
    const { violations } = await (await axeOn(tapehand.page)).setLegacyMode().analyze()
    expect(violations.map(({ help }) => help)).toEqual([])
    await tapehand.photograph('palette-found')
    // when
    await field.fill('delete the first 10 seconds')
    await field.press('Control+Enter')
    // then
    await expect(tapehand.the('palette')).toBeHidden()
    await expect(tapehand.the('approval-length')).toContainText('0:50')
  },
)
