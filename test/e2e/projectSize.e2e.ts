import { violations } from './support/axeOn.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'

story(
  'the history is forgotten only after a yes, and the limit is still set after a restart',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 20 })] })
    await tapehand.say('add a label called one at 0:05')
    await tapehand.expectAnswer(/one/, 'Done')
    await tapehand.say('add a label called two at 0:10')
    await tapehand.expectAnswer(/two/, 'Done')
    // when
    await tapehand.the('settings-open').click()
    // then
    await expect(tapehand.the('project-size')).toContainText('3 changes can be gone back to')
    // when
    await tapehand.the('history-limit-50').click()
    await expect(tapehand.the('history-question')).toContainText(
      'Every project that you work on keeps only its last 50',
    )
    expect(await violations(tapehand)).toEqual([])
    await tapehand.the('history-leave').click()
    // then
    await expect(tapehand.the('history-limit-1000')).toHaveAttribute('data-selected', 'true')
    // when
    await tapehand.the('history-limit-50').click()
    await tapehand.the('history-agree').click()
    await tapehand.the('forget-history').click()
    await expect(tapehand.the('history-question')).toContainText('3 changes can’t be undone any more')
    await tapehand.the('history-agree').click()
    // then
    await expect(tapehand.the('project-size')).toContainText('0 changes can be gone back to')
    // when
    await tapehand.app.kill()
    const again = await start()
    await again.the('settings-open').click()
    // then
    await expect(again.the('history-limit-50')).toHaveAttribute('data-selected', 'true')
  },
)
