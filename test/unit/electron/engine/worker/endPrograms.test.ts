import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { sweepFolders } from '../../../../../electron/engine/programs/children.ts'
import { createThreadLink } from '../../../../../electron/engine/worker/threadLink.ts'
import { leftBehind } from '../../../../support/outsideTools.ts'
import { storySeed } from '../../../../support/engine/randomStory.ts'
import { makeFolder } from '../../../../support/projectFolder.ts'

const runs = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}

test('a program ends with the thread that has started it', async () => {
  const folder = makeFolder()
  const script = path.join(folder, 'wait.mjs')
  const pidFile = path.join(folder, 'pid')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1e6)`,
  )
  const link = createThreadLink({ file: ':memory:' })
  await new Promise<void>((resolve) => link.onEvent(({ event }) => event === 'opened' && resolve()))
  const call = (method: string, request: unknown, to: 'engine' | { owner: string } = { owner: 'app' }) =>
    link.call({ to, method, args: [request] })
  await call('seed', storySeed, 'engine')
  await call('perform', { kind: 'selectAllTracks' })
  await call('perform', { kind: 'setTimeSelection', start: 0, end: 2 })
  const running = call('runProgram', {
    title: 'Wait',
    program: process.execPath,
    args: [script, '{input}', '{output}'],
    input: 'wavFloat',
    output: 'wav',
    seconds: 60,
    length: { kind: 'same' },
  })
  running.catch(() => undefined)
  await vi.waitFor(() => expect(existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toMatch(/^\d+$/), 10_000)
  const pid = Number(readFileSync(pidFile, 'utf8'))
  expect(runs(pid)).toBe(true)
  await link.end()
  await vi.waitFor(() => expect(runs(pid)).toBe(false), 5000)
  expect(leftBehind()).toEqual([])
})

test('what a killed process has left behind goes with the next program', async () => {
  const left = path.join(tmpdir(), 'tapehand-program-999999999-abc')
  const ours = path.join(tmpdir(), `tapehand-program-${process.pid}-abc`)
  for (const folder of [left, ours]) mkdirSync(path.join(folder, '0'), { recursive: true })
  sweepFolders()
  expect([left, ours].map((folder) => existsSync(folder))).toEqual([false, true])
  rmSync(ours, { recursive: true })
})
