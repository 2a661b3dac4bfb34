import { expect, test } from 'vitest'
import { dataPaths } from '../../../../electron/platform/index.ts'

const folder = (platform: NodeJS.Platform, home: string, env: Record<string, string> = {}) =>
  dataPaths({ platform, home, env }).folder

test('each system has its own place', () => {
  expect(folder('linux', '/home/ann')).toBe('/home/ann/.local/share/tapehand')
  expect(folder('linux', '/home/ann', { XDG_DATA_HOME: '/data' })).toBe('/data/tapehand')
  expect(folder('linux', '/home/ann', { XDG_DATA_HOME: 'relative' })).toBe('/home/ann/.local/share/tapehand')
  expect(folder('darwin', '/Users/ann')).toBe('/Users/ann/Library/Application Support/Tapehand')
  expect(folder('win32', 'C:\\Users\\ann', { APPDATA: 'D:\\Roaming' })).toBe('D:\\Roaming\\Tapehand')
  expect(folder('win32', 'C:\\Users\\ann')).toBe('C:\\Users\\ann\\AppData\\Roaming\\Tapehand')
})

test('TAPEHAND_DATA goes before on every system', () => {
  expect(folder('darwin', '/Users/ann', { TAPEHAND_DATA: '/x' })).toBe('/x')
  expect(folder('linux', '/home/ann', { TAPEHAND_DATA: '' })).toBe('/home/ann/.local/share/tapehand')
})

test('everything lies inside the folder', () => {
  const paths = dataPaths({ platform: 'linux', home: '/h', env: { TAPEHAND_DATA: '/x' } })
  expect(paths).toEqual({
    folder: '/x',
    settings: '/x/settings.json',
    tools: '/x/tools',
    trustedTools: '/x/trusted-tools.json',
    recipes: '/x/recipes',
    shows: '/x/shows',
    key: '/x/model-key',
    log: '/x/tapehand.log',
    activity: '/x/activity.jsonl',
    projects: '/x/projects',
    backups: '/x/backups',
  })
})
