import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFile } from '../../../../../electron/app/project/lockFile.ts'
import { takeEmptyFolder } from '../../../../../electron/app/project/takeFolder.ts'
import { temporaryFolder } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
let file = ''
const others: ChildProcess[] = []
beforeEach(() => {
  place = temporaryFolder()
  file = path.join(place.folder, 'Voice.tapehand')
})
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL')
  place.remove()
})

/** Another copy that takes the lock and lives on. */
async function otherCopy(state: 'open' | 'closed' | null = null): Promise<{ kill(): Promise<void> }> {
  const module = new URL('../../../../../electron/app/project/lockFile.ts', import.meta.url).href
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    [
      `const { lockFile } = await import(${JSON.stringify(module)})`,
      `const lock = lockFile(${JSON.stringify(file)})`,
      `if (${JSON.stringify(state)}) lock.tell(${JSON.stringify(state)})`,
      'console.log(lock !== null)',
      'setInterval(() => {}, 1e6)',
    ].join('; '),
  ])
  others.push(child)
  const said = await new Promise((heard) => child.stdout?.once('data', (text) => heard(String(text).trim())))
  expect(said).toBe('true')
  return { kill: () => new Promise((gone) => child.once('exit', () => gone()).kill('SIGKILL')) }
}

test('only one can have it, until it lets go', () => {
  const lock = lockFile(file)
  expect(lock).not.toBeNull()
  expect(lockFile(file)).toBeNull()
  lock?.release()
  expect(existsSync(`${file}.lock`)).toBe(false)
  expect(lockFile(file)).not.toBeNull()
})

test('a copy that runs keeps others away; one that was killed does not', async () => {
  const other = await otherCopy()
  expect(lockFile(file)).toBeNull()
  await other.kill()
  expect(existsSync(`${file}.lock`)).toBe(true)
  expect(lockFile(file)).not.toBeNull()
})

test('a copy that was killed says whether it had the file open', async () => {
  const states: (boolean | undefined)[] = []
  for (const state of ['open', 'closed', null] as const) {
    const other = await otherCopy(state)
    await other.kill()
    const lock = lockFile(file)
    states.push(lock?.wasOpen)
    lock?.release()
  }
  expect(states).toEqual([true, false, false])
  const first = lockFile(file)
  expect(first?.wasOpen).toBe(false)
  first?.release()
  expect(() => first?.tell?.('open')).not.toThrow()
})

test('a process that got the number of a killed copy is not taken for it', async () => {
  await otherCopy()
  const owner = JSON.parse(readFileSync(`${file}.lock`, 'utf8')) as { began: string }
  writeFileSync(`${file}.lock`, JSON.stringify({ ...owner, began: owner.began === '' ? 'another' : `${owner.began}0` }))
  expect(lockFile(file)).not.toBeNull()
})

test.each(['', 'not json', '{}', 'null', '{"pid":"1"}'])(
  'what is left of a broken lock (%j) keeps nobody out for long',
  (content) => {
    writeFileSync(`${file}.lock`, content)
    expect(lockFile(file)).toBeNull()
    utimesSync(`${file}.lock`, new Date(0), new Date(0))
    expect(lockFile(file)).not.toBeNull()
  },
)

test('a folder for one run is its own, empty, and gone afterwards', () => {
  const first = takeEmptyFolder(place.folder, 'passing')
  const second = takeEmptyFolder(place.folder, 'passing')
  expect([path.basename(first.folder), path.basename(second.folder)]).toEqual(['passing-1', 'passing-2'])
  first.lock.release()
  const third = takeEmptyFolder(place.folder, 'passing')
  expect(path.basename(third.folder)).toBe('passing-1')
  third.lock.release()
  second.lock.release()
  expect([existsSync(first.folder), existsSync(second.folder)]).toEqual([false, false])
})
