import type { MenuItemConstructorOptions } from 'electron'
import { expect, test, vi } from 'vitest'
import { commandLineFiles } from '../../../../../electron/app/electron/commandLineFiles.ts'
import { menuTemplate } from '../../../../../electron/app/electron/menuTemplate.ts'
import { isOurAddress } from '../../../../../electron/app/electron/pageAddress.ts'
import { channels } from '../../../../../shared/ipc/channels.ts'
import { makeTools } from '../../../../support/window/makeTools.ts'
import { ownActions } from '../../../../../renderer/app/menus/menus.ts'
import { commands } from '../../../../../renderer/store/commands.ts'
import { actionOfEntry } from '../../../../../electron/app/electron/withOwnKeys.ts'
import { languages, textsFor } from '../../../../../shared/texts/index.ts'

const english = textsFor('en', 'en')
const actions = () => ({ invoke: vi.fn(), choose: vi.fn(), act: vi.fn(), edit: vi.fn() })

function entries(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => (Array.isArray(item.submenu) ? entries(item.submenu) : [item]))
}

test.each(['linux', 'darwin', 'win32'] as const)('on %s every entry asks for something that exists', (platform) => {
  const done = actions()
  const all = entries(menuTemplate(done, platform, makeTools(), english))
  for (const { click } of all) click?.(undefined as never, undefined, undefined as never)
  const clickable = all.filter((entry) => entry.click !== undefined)
  expect(clickable.length).toBeGreaterThan(20)
  expect(
    done.invoke.mock.calls.length +
      done.choose.mock.calls.length +
      done.edit.mock.calls.length +
      done.act.mock.calls.length,
  ).toBe(clickable.length)
  for (const [channel, input] of done.invoke.mock.calls) {
    const declared = channels[channel as 'app:project:new']
    expect(declared.input.safeParse(input).success).toBe(true)
  }
  for (const [item] of done.choose.mock.calls)
    expect(channels['app:menu:chosen'].payload.safeParse({ item }).success).toBe(true)
  expect(done.act.mock.calls.flat()).toEqual(
    expect.arrayContaining(['apply_high_pass', 'generate_tone', 'measure_loudness', 'openPalette']),
  )
  for (const [name] of done.edit.mock.calls) expect(Object.keys(commands)).toContain(name)
})

test("the keys are Audacity's, each once, and shown without taking them from text fields", () => {
  const all = entries(menuTemplate(actions(), 'linux', makeTools(), english)).filter(
    (entry) => entry.id !== undefined && entry.accelerator !== undefined,
  )
  const keys = Object.fromEntries(all.map((entry) => [entry.id, entry.accelerator]))
  expect(keys).toMatchObject({
    undo: 'CmdOrCtrl+Z',
    redo: 'CmdOrCtrl+Shift+Z',
    cut: 'CmdOrCtrl+X',
    split: 'CmdOrCtrl+I',
    trim: 'CmdOrCtrl+T',
    silence: 'CmdOrCtrl+L',
    import: 'CmdOrCtrl+Shift+I',
    zoomIn: 'CmdOrCtrl+1',
    zoomOut: 'CmdOrCtrl+3',
    zoomFit: 'CmdOrCtrl+F',
    zoomSelection: 'CmdOrCtrl+E',
    selectAll: 'CmdOrCtrl+A',
  })
  expect(new Set(Object.values(keys)).size).toBe(all.length)
  expect(all.every((entry) => entry.registerAccelerator === false)).toBe(true)
})

test('whatever the menu of the page has of its own, this one has, and a key of one own is shown with it', () => {
  const all = entries(menuTemplate(actions(), 'linux', makeTools(), english))
  const names = all.map(({ id = '' }) => actionOfEntry[id] ?? id)
  expect(ownActions.map(({ command }) => command).filter((command) => !names.includes(command))).toEqual([])
})

test('files on the command line are what is no switch, behind the app', () => {
  const names = (argv: string[], packaged: 'packaged' | 'from folder') =>
    commandLineFiles(argv, packaged, '/home/ann').map((file) => file.path)
  expect(names(['/e/electron', '.', '--no-sandbox', 'a.wav', '/x/b.wav'], 'from folder')).toEqual([
    '/home/ann/a.wav',
    '/x/b.wav',
  ])
  expect(names(['/opt/tapehand', '--user-data-dir=/x', 'a.wav'], 'packaged')).toEqual(['/home/ann/a.wav'])
  expect(names(['/e/electron', '.'], 'from folder')).toEqual([])
})

test.each([
  ['app://tapehand/index.html', true],
  ['app://tapehand/', true],
  ['app://tapehand/media/mix.wav?rev=1', true],
  ['app://other/index.html', false],
  ['https://tapehand/index.html', false],
  ['app://tapehand.evil/', false],
  ['file:///etc/passwd', false],
  ['about:blank', false],
  ['', false],
  ['app:tapehand', false],
])('%s is our page: %s', (address, ours) => expect(isOurAddress(address)).toBe(ours))

test("shows a person's own keys, and none where they were taken away", () => {
  const all = entries(menuTemplate(actions(), 'linux', makeTools(), english, { split: ['Mod+M'], toggleLoop: [] }))
  const of = (id: string) => all.find((entry) => entry.id === id)
  expect([of('split')?.accelerator, of('loop')?.accelerator, of('undo')?.accelerator]).toEqual([
    'CmdOrCtrl+M',
    undefined,
    'CmdOrCtrl+Z',
  ])
  expect(of('split')?.registerAccelerator).toBe(false)
})

test.each(languages)('in %s every menu has a letter of its own, and tools are called as in the window', (language) => {
  const menu = menuTemplate(actions(), 'linux', makeTools(), textsFor(language, language))
  const letters = menu.map(({ label = '' }) => /&(\p{L})/u.exec(label)?.[1]?.toLowerCase())
  expect(letters).not.toContain(undefined)
  expect(new Set(letters).size).toBe(letters.length)
  expect(entries(menu).find(({ id }) => id === 'apply_reverb')?.label).toBe({ en: 'Reverb…', de: 'Hall…' }[language])
})
