import { test } from '@playwright/test'
import { cutOff } from './support/cutOff.ts'
import { violations } from './support/axeOn.ts'
import { writeRecording } from './support/recordings.ts'
import { englishOn, isEnglish } from './support/englishTexts.ts'
import { expect, page, story } from './support/story.ts'
import { someOf } from './support/sweep.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

async function speakGerman(tapehand: TapehandWindow): Promise<void> {
  await tapehand.the('settings-open').click()
  await tapehand.the('language-de').click()
  await expect(tapehand.page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  await tapehand.page.keyboard.press('Escape')
  await expect(tapehand.the('settings')).toBeHidden()
}

story('the main job in German: set the language, say it, approve it, undo it', page, async ({ start, folder }) => {
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
  await expect(tapehand.answers.last()).toContainText('Länge')
  await expect(tapehand.answers.last()).toContainText('Rückgängig')
  await tapehand.expectLength('0:20')
  expect(await violations(tapehand), 'result').toEqual([])
  // when
  await tapehand.the('undo-this').click()
  // then
  await tapehand.expectLength('0:30')
  await expect(tapehand.answers.last().getByTestId('message-state')).toHaveText('Zurückgenommen')
})

story(
  'who writes German is asked, shown and told in German, whatever the window speaks',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 30 })] })
    // when
    await tapehand.say('blende aus')
    // then
    await expect(tapehand.question).toContainText('Welchen Teil soll ich ausblenden?')
    await expect(tapehand.the('answer-1')).toHaveText('Die ersten 10 Sekunden')
    await tapehand.photograph('german-question')
    // when
    await tapehand.say('die letzten 2,5 Sekunden')
    // then
    await expect(tapehand.approval).toContainText('0:27,5–0:30')
    await expect(tapehand.approval).toContainText('ausblenden')
    await tapehand.photograph('german-in-english-window')
    // when
    await tapehand.approve()
    // then
    await tapehand.expectAnswer(/0:27,5–0:30 von take ausgeblendet/u)
    await tapehand.photograph('german-receipt')
    // when
    await tapehand.say('wie lang ist es?')
    // then
    await tapehand.expectAnswer(/Das Projekt ist 0:30 \(30 Sekunden\) lang\./u)
    // when
    await tapehand.say('how long is it?')
    // then
    await tapehand.expectAnswer(/It is 0:30 \(30 seconds\) long\./u)
  },
)

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

const sizes = [
  [1280, 800],
  [640, 800],
  [400, 700],
] as const

/** At each size, in short at one, by turns: a picture, nothing that is cut off, and no English word. */
async function expectGerman(tapehand: TapehandWindow, what: string, open = async () => {}): Promise<void> {
  for (const [width, height] of someOf(sizes)) {
    await tapehand.page.setViewportSize({ width, height })
    await open()
    await tapehand.photograph(`german-${width}-${what}`)
    expect.soft(await cutOff(tapehand), `${what}, ${width} wide: cut off`).toEqual([])
    expect.soft(await englishOn(tapehand.page), `${what}, ${width} wide: in English`).toEqual([])
  }
  await tapehand.page.setViewportSize({ width: 1280, height: 800 })
}

const choose = async (tapehand: TapehandWindow, action: string) => {
  await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
  await tapehand.the(`palette-${action}`).click()
}

test('what is English is found, and German is not', () => {
  const inEnglish = ['Import audio', 'Apply all 3', 'Undo', 'Noise Reduction', 'Truncate Silence']
  expect(inEnglish.filter((text) => !isEnglish(text))).toEqual([])
  expect(['Exportieren', 'Alle 3 anwenden', 'Ausblenden', 'Reverb 2', 'take', '0:30'].filter(isEnglish)).toEqual([])
})

story('a conversation in German has room at any size, and no English word', page, async ({ start }) => {
  story.setTimeout(180_000)
  const tapehand = await start()
  await speakGerman(tapehand)
  // What was read out before is not heard again.
  await tapehand.page.reload()
  await expect(tapehand.the('track-2')).toBeVisible({ timeout: 30_000 })
  await expectGerman(tapehand, 'window')
  await tapehand.say('kürze die Pausen der Stimme auf eine halbe Sekunde')
  await expect(tapehand.approval).toBeVisible()
  await expectGerman(tapehand, 'approval')
  await tapehand.the('approval-more').click()
  await expectGerman(tapehand, 'approval-more')
  await tapehand.approve()
  await expectGerman(tapehand, 'receipt')
  await choose(tapehand, 'toggleHistory')
  await expectGerman(tapehand, 'history')
})

story('dialogs and panels in German have room at any size, and no English word', page, async ({ start }) => {
  story.setTimeout(240_000)
  const tapehand = await start()
  await speakGerman(tapehand)
  // What was read out before is not heard again.
  await tapehand.page.reload()
  await expect(tapehand.the('track-2')).toBeVisible({ timeout: 30_000 })
  const panels = [
    ['apply_compressor', 'effect'],
    ['apply_equalizer', 'equalizer'],
    ['apply_noise_reduction', 'noise'],
    ['exportMix', 'export'],
    ['showKeys', 'keys'],
    ['openSettings', 'settings'],
  ] as const
  for (const [action, name] of panels) {
    await choose(tapehand, action)
    await expectGerman(tapehand, name)
    await tapehand.page.keyboard.press('Escape')
  }
  await tapehand.the('main-menu').click()
  await expectGerman(tapehand, 'menu')
  await tapehand.page.keyboard.press('Escape')
  await expectGerman(tapehand, 'palette', async () => {
    await tapehand.page.keyboard.press('Escape')
    await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
    await expect(tapehand.the('palette-apply_fade_in')).toBeVisible()
  })
  await tapehand.page.keyboard.press('Escape')
  await choose(tapehand, 'newProject')
  await expect(tapehand.the('empty')).toBeVisible()
  await expectGerman(tapehand, 'start')
})
