import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mayBeTerminal } from '../../../../electron/cli/terminal.ts'
import { makeFolder } from '../../../support/projectFolder.ts'

it('files, pipes and what is closed: only of the last the stream has to be asked', () => {
  const handle = openSync(path.join(makeFolder(), 'file'), 'w')
  expect(mayBeTerminal(handle)).toBe(false)
  closeSync(handle)
  expect(mayBeTerminal(handle)).toBe(true)
  const tell = `import('./electron/cli/terminal.ts').then(({ mayBeTerminal }) => console.log(mayBeTerminal(0)))`
  const { stdout } = spawnSync(process.execPath, ['-e', tell], { input: 'words', encoding: 'utf8' })
  expect(stdout).toBe('false\n')
})

it.skipIf(process.platform === 'win32')('a device can be one, but nothing is none', () => {
  for (const [device, may] of [
    ['/dev/zero', true],
    ['/dev/null', false],
  ] as const) {
    const handle = openSync(device, 'r')
    expect(mayBeTerminal(handle)).toBe(may)
    closeSync(handle)
  }
})
