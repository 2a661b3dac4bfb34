import { expect, test } from 'vitest'
import { findBrowsers } from '../../../../electron/loopback/findBrowsers.ts'

const find = (platform: NodeJS.Platform, env: Record<string, string>, there: string[]) =>
  findBrowsers({ platform, env, isProgram: (file) => there.includes(file) })

test('on Linux the commands of the path count, Chromium first', () => {
  const found = find('linux', { PATH: '/usr/local/bin::/usr/bin' }, [
    '/usr/bin/microsoft-edge',
    '/usr/local/bin/google-chrome',
    '/usr/bin/chromium',
  ])
  expect(found).toEqual([
    { name: 'Chromium', program: '/usr/bin/chromium', home: 'ours' },
    { name: 'Chrome', program: '/usr/local/bin/google-chrome', home: 'ours' },
    { name: 'Edge', program: '/usr/bin/microsoft-edge', home: 'ours' },
  ])
})

test("on a Mac they are apps, also a person's own", () => {
  const mine = '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium'
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(find('darwin', { HOME: '/Users/ann' }, [mine, chrome])).toEqual([
    { name: 'Chrome', program: chrome, home: 'ours' },
    { name: 'Chromium', program: mine, home: 'ours' },
  ])
})

test('on Windows Edge is always there', () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const chrome = 'C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'
  const env = {
    PROGRAMFILES: 'C:\\Program Files',
    'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local',
  }
  expect(find('win32', env, [edge, chrome])).toEqual([
    { name: 'Edge', program: edge, home: 'ours' },
    { name: 'Chrome', program: chrome, home: 'ours' },
  ])
})

test('CHROMIUM_PATH goes before, if it is there', () => {
  expect(
    find('linux', { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chromium' }, ['/opt/chromium', '/usr/bin/chromium']).map(
      (browser) => browser.program,
    ),
  ).toEqual(['/opt/chromium', '/usr/bin/chromium'])
  expect(
    find('linux', { PATH: '/usr/bin', CHROMIUM_PATH: '/gone' }, ['/usr/bin/chromium']).map(
      (browser) => browser.program,
    ),
  ).toEqual(['/usr/bin/chromium'])
})

test('where none is, none is found', () => {
  expect(find('linux', {}, [])).toEqual([])
  expect(find('freebsd', { PATH: '/usr/bin' }, [])).toEqual([])
})

test('a snap keeps its data where it may write', () => {
  expect(find('linux', { PATH: '/usr/bin:/snap/bin' }, ['/snap/bin/chromium'])).toEqual([
    { name: 'Chromium', program: '/snap/bin/chromium', home: 'snap' },
  ])
})
