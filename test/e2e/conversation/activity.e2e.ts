import { readFileSync } from 'node:fs'
import path from 'node:path'
import { delta, done, frames, refuses, startRawModelServer } from '../../support/model/modelServer.ts'
import { violationsInEachTheme } from '../support/axeOn.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'
import type { TapehandWindow } from '../support/tapehandWindow.ts'

const call = (id: string, name: string, args: object) =>
  delta({ tool_calls: [{ index: 0, id, function: { name, arguments: JSON.stringify(args) } }] }, 'tool_calls')

async function openActivity(tapehand: TapehandWindow): Promise<void> {
  await tapehand.page.keyboard.press('ControlOrMeta+Shift+P')
  await tapehand.the('palette-input').fill('activity')
  await tapehand.page.keyboard.press('Enter')
  await expect(tapehand.the('activity')).toBeVisible()
}

story(
  'every request is shown as it went, by keyboard, in each theme, and saved as JSON without the key',
  page,
  async ({ start, folder }) => {
    // given
    const server = await startRawModelServer(
      refuses(503, {}, { 'retry-after-ms': '1' }),
      frames(call('c1', 'trim_to_selection', { start_time: 0, end_time: 30 }), done),
      frames(delta({ content: 'The first half minute is left.' }, 'stop'), done),
    )
    const tapehand = await start({
      files: [writeRecording(folder)],
      env: { OPENAI_API_KEY: 'sk-a-secret-of-this-story', OPENAI_BASE_URL: server.baseUrl },
    })
    const { keyboard } = tapehand.page
    await openActivity(tapehand)
    await expect(tapehand.the('activity')).toContainText('Nothing was asked yet.')
    await keyboard.press('Escape')
    // when
    await tapehand.say('add a label at 3 seconds called start')
    await tapehand.expectAnswer(/start/, 'Done')
    await tapehand.the('settings-open').click()
    await tapehand.the('planner-model').click()
    await tapehand.the('settings-save').click()
    await expect(tapehand.the('settings')).toBeHidden()
    await tapehand.say('keep the first 30 seconds')
    await expect(tapehand.approval).toBeVisible()
    await tapehand.approve()
    await tapehand.expectAnswer(/half minute/)
    await openActivity(tapehand)
    // then
    await expect(tapehand.the('activity-row')).toHaveCount(2)
    await expect(tapehand.the('activity-row').first()).toBeFocused()
    await expect(tapehand.the('activity-detail')).toContainText('“keep the first 30 seconds”')
    await expect(tapehand.the('activity-step')).toContainText('trim_to_selection')
    await expect(tapehand.the('activity-call').first()).toContainText('after 2 tries')
    await tapehand.the('activity-call').first().locator('summary').first().click()
    await expect(tapehand.the('activity-call').first()).toContainText('"done":true')
    await tapehand.the('activity-detail').evaluate((element) => element.scrollTo(0, 0))
    // then
    expect(await violationsInEachTheme(tapehand, (theme) => tapehand.photograph(`activity-${theme}`))).toEqual([])
    // when
    const file = path.join(folder, 'activity.json')
    await tapehand.app.saveTo(() => tapehand.the('activity-save').click(), file)
    // then
    await expect
      .poll(() => {
        const [one] = JSON.parse(readFileSync(file, 'utf8')) as { text: string; actions: unknown[] }[]
        return [one?.text, one?.actions.length]
      })
      .toEqual(['keep the first 30 seconds', 1])
    const saved = readFileSync(file, 'utf8')
    expect(saved).toContain('You plan for Tapehand')
    expect(saved).not.toContain('secret-of-this-story')
    const id = await tapehand.the('activity-id').textContent()
    expect(saved).toContain(`"id": "${id}"`)
    // when
    await tapehand.the('activity-row').first().focus()
    await keyboard.press('ArrowDown')
    // then
    await expect(tapehand.the('activity-detail')).toContainText('“add a label at 3 seconds called start”')
    // when
    await keyboard.press('Escape')
    // then
    await expect(tapehand.the('activity')).toBeHidden()
    const lines = readFileSync(path.join(folder, 'data', 'tapehand.log'), 'utf8')
    expect(lines.split('\n').filter((line) => line.includes(`"request":"${id}"`)).length).toBeGreaterThan(3)
    expect(lines).not.toContain('half minute')
    await server.close()
  },
)
