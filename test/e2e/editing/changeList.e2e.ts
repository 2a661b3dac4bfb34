import { violationsInEachTheme } from '../support/axeOn.ts'
import { writePauses } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  '77 pauses are gone through by keys, heard, left out and taken back, and the totals follow at once',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writePauses(folder, 77)] })
    const { keyboard } = tapehand.page
    const rows = tapehand.the('change-rows')
    const at = tapehand.page.locator('.change-row-at')
    const totals = tapehand.the('change-totals')
    await tapehand.say('shorten the pauses over 1 second to 0.5 seconds')
    await expect(tapehand.approval).toBeVisible()
    // then
    await expect(totals).toContainText('removed in 77 of 77')
    expect(await tapehand.the('change-row').count()).toBeLessThan(30)
    const length = await tapehand.the('approval-length').textContent()
    // when
    await tapehand.the('zoom-in').click()
    await tapehand.the('zoom-in').click()
    await tapehand.the('zoom-in').click()
    await tapehand.the('zoom-in').click()
    await rows.focus()
    await keyboard.press('End')
    // then
    await expect(at).toContainText('77')
    await expect(rows).toHaveAttribute('aria-activedescendant', /-77$/)
    await expect(tapehand.page.locator('.region-spot:visible')).toHaveCount(1)
    // when
    await keyboard.press('ArrowUp')
    await keyboard.press(' ')
    // then
    await expect(totals).toContainText('removed in 76 of 77')
    await expect(tapehand.the('approval-length')).not.toHaveText(length ?? '')
    await expect(rows).toBeFocused()
    await expect(at).toContainText('Left out')
    await tapehand.photograph('change-list')
    // when
    await keyboard.press(' ')
    // then
    await expect(totals).toContainText('removed in 77 of 77')
    await expect(tapehand.the('approval-length')).toHaveText(length ?? '')
    await expect(rows).toBeFocused()
    // when
    const heard = tapehand.page.waitForRequest(/mix\.wav/u)
    await keyboard.press('p')
    // then
    await heard
    await keyboard.press('p')
    // when
    await tapehand.the('changes-longest').click()
    await tapehand.the('changes-over').selectOption('2')
    await rows.focus()
    await keyboard.press('Home')
    // then
    await expect(at).toContainText('3.0')
    await keyboard.press('x')
    await expect(totals).toContainText('removed in 76 of 77')
    await expect(tapehand.the('changes-longest')).toHaveAttribute('aria-pressed', 'true')
    await tapehand.the('changes-left').click()
    await expect(tapehand.the('change-row')).toHaveCount(1)
    await expect.poll(() => tapehand.the('approval-length').textContent()).not.toBe(length)
    // then
    expect(await violationsInEachTheme(tapehand)).toEqual([])
    // when: a low window, with facts of a track beside those of the project
    for (const [width, height] of [
      [1280, 800],
      [1120, 660],
      [1000, 620],
    ] as const) {
      await tapehand.page.setViewportSize({ width, height })
      await rows.focus()
      await keyboard.press('Home')
      await keyboard.press('End')
      // then
      const sentence = tapehand.approval.locator('.step-sentence')
      await expect(sentence, `${width} by ${height}`).toBeInViewport({ ratio: 1 })
      const [said, facts, dock] = await Promise.all(
        [sentence, tapehand.the('approval-length'), tapehand.approval].map((one) => one.boundingBox()),
      )
      expect(said?.y ?? 0, 'the sentence is below what it comes to').toBeGreaterThanOrEqual(
        (facts?.y ?? 0) + (facts?.height ?? 0) - 1,
      )
      expect(said?.y ?? 0, 'the sentence is in the dock').toBeGreaterThan(dock?.y ?? 0)
      await tapehand.photograph(`change-list-${width}`)
    }
    // when
    await tapehand.page.setViewportSize({ width: 640, height: 400 })
    // then
    await expect(tapehand.the('approve-all')).toBeInViewport()
    await tapehand.photograph('change-list-640')
    await tapehand.page.setViewportSize({ width: 1280, height: 800 })
    // when
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/76/, 'Done')
  },
)
