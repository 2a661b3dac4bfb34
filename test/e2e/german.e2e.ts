import { axeOn } from './support/axeOn.ts'
import { writeRecording } from './support/recordings.ts'
import { expect, page, story } from './support/story.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

async function speakGerman(tapehand: TapehandWindow): Promise<void> {
  await tapehand.the('settings-open').click()
  await tapehand.the('language-de').click()
  await expect(tapehand.page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await tapehand.page.keyboard.press('Escape')
  await expect(tapehand.the('settings')).toBeHidden()
}

async function violations(tapehand: TapehandWindow): Promise<string[]> {
  const { violations: found } = await (await axeOn(tapehand.page)).setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}

/** Controls that show less of their words than they have, or stand outside the window. */
function cutOff(tapehand: TapehandWindow): Promise<string[]> {
  return tapehand.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button], [role=tab], .choice label')].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      if (width === 0 || one.closest('.timeline, .visually-hidden, [hidden]') !== null) return []
      const isCut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
      const isOutside = left < -1 || right > innerWidth + 1
      return isCut || isOutside ? [`${one.dataset['testid'] ?? one.className}: ${one.textContent}`] : []
    }),
  )
}

story('the main job in German: set the language, say it, approve it, undo it', async ({ start, folder }) => {
  // given
  const tapehand = await start({ files: [writeRecording(folder, { seconds: 30 })] })
  // when
  await speakGerman(tapehand)
  // then
  await expect(tapehand.page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(tapehand.the('export')).toHaveAccessibleName('Ton exportieren')
  await expect(tapehand.the('time-display')).toHaveText('0:00,000')
  expect(await violations(tapehand), 'main window').toEqual([])
  // when
  await tapehand.say('lösche die ersten 10 Sekunden')
  // then
  await expect(tapehand.approval).toContainText('„lösche die ersten 10 Sekunden“')
  await expect(tapehand.the('approve-all')).toContainText('Anwenden')
  await expect(tapehand.the('reject')).toContainText('Ablehnen')
  await expect(tapehand.the('approval-length')).toContainText('Länge')
  expect(await violations(tapehand), 'approval').toEqual([])
  await tapehand.photograph('german-approval')
  // when
  await tapehand.approve()
  // then
  await expect(tapehand.answers.last().getByTestId('message-state')).toHaveText('Erledigt')
  await tapehand.expectLength('0:20')
  expect(await violations(tapehand), 'result').toEqual([])
  // when
  await tapehand.the('undo-this').click()
  // then
  await tapehand.expectLength('0:30')
  await expect(tapehand.answers.last().getByTestId('message-state')).toHaveText('Zurückgenommen')
})

story('the German window is kept, and English comes back as soon as it is chosen', page, async ({ start }) => {
  // given
  const tapehand = await start()
  await speakGerman(tapehand)
  await tapehand.app.close()
  // when
  const again = await start()
  // then
  await expect(again.the('export')).toHaveAccessibleName('Ton exportieren')
  // when
  await again.the('settings-open').click()
  await again.the('language-en').click()
  // then
  await expect(again.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

for (const [width, height] of [
  [1280, 800],
  [640, 800],
  [400, 700],
] as const) {
  story(`German words fit their controls, ${width} wide`, page, async ({ start }) => {
    story.setTimeout(120_000)
    const tapehand = await start()
    await speakGerman(tapehand)
    await tapehand.page.setViewportSize({ width, height })
    const look = async (what: string) => {
      await tapehand.photograph(`german-${width}-${what}`)
      expect(await cutOff(tapehand), what).toEqual([])
    }
    const choose = async (action: string) => {
      await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
      await tapehand.the(`palette-${action}`).click()
    }
    await look('window')
    await tapehand.say('kürze alle Pausen auf eine halbe Sekunde')
    await expect(tapehand.approval).toBeVisible()
    await look('approval')
    await tapehand.the('approval-more').click()
    await look('approval-more')
    await tapehand.approve()
    await look('receipt')
    await choose('apply_compressor')
    await look('effect')
    await tapehand.the('tool-cancel').click()
    await choose('exportMix')
    await look('export')
    await tapehand.page.keyboard.press('Escape')
    await choose('showKeys')
    await look('keys')
    await tapehand.page.keyboard.press('Escape')
    await choose('openSettings')
    await look('settings')
    await tapehand.page.keyboard.press('Escape')
    await choose('toggleHistory')
    await look('history')
    await choose('newProject')
    await expect(tapehand.the('empty')).toBeVisible()
    await look('start')
  })
}
