import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { _electron, expect, test } from '@playwright/test'
import { packedApp } from './support/packedApp.ts'

test('the packed app starts, knows that it is packed, opens the demo, and does the main job', async () => {
  // given
  const data = mkdtempSync(path.join(os.tmpdir(), 'tapehand-packed-'))
  const app = await _electron.launch({
    executablePath: packedApp.executable,
    args: [`--user-data-dir=${path.join(data, 'electron')}`],
    cwd: data,
    env: { ...(process.env as Record<string, string>), TAPEHAND_DATA: data },
  })
  const page = await app.firstWindow()
  // then
  expect(
    await app.evaluate((electron) => ({
      packed: electron.app.isPackaged,
      name: electron.app.getName(),
      from: electron.app.getAppPath(),
    })),
  ).toEqual({
    packed: true,
    name: 'Tapehand',
    from: packedApp.resources,
  })
  await expect(page.getByTestId('track-1')).toContainText('Voice')
  await expect(page.getByTestId('track-2')).toContainText('Music')
  // when
  await page.getByTestId('chat-input').fill('trim the first 30 seconds')
  await page.getByTestId('chat-send').click()
  await page.getByTestId('approve-all').click()
  // then
  await expect(page.getByTestId('duration')).toHaveText('0:30')
  await app.close()
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
})
