import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKeptUploads, type KeptUploads } from '../../../../../electron/app/routes/keptUploads.ts'
import type { ImportFile } from '../../../../../electron/editor/index.ts'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'uploads-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function keep(uploads: KeptUploads, name: string): Promise<string> {
  const kept = await uploads.keep(name, async (file) => ok(await writeFile(file, name)))
  if (!kept.ok) throw new Error('it was not kept')
  return kept.value.id
}

test('what was chosen together is used in that order, without what was stopped; afterwards nothing is left', async () => {
  const uploads = createKeptUploads(folder)
  const [late, early, stopped] = [await keep(uploads, 'b.wav'), await keep(uploads, 'a.WAV'), await keep(uploads, 'c')]
  const read: string[] = []
  const used = await uploads.use(
    [
      { id: early, use: 'import' },
      { id: stopped, use: 'leave' },
      { id: late, use: 'import' },
    ],
    async (files) => {
      for (const { path: file, name } of files) read.push(`${name} ${path.extname(file)} ${readFileSync(file, 'utf8')}`)
      return ok(files.length)
    },
  )
  expect(used).toEqual(ok(2))
  expect(read).toEqual(['a.WAV .wav a.WAV', 'b.wav .wav b.wav'])
  expect(readdirSync(folder)).toEqual([])
})

test('what failed is answered, and its files are gone all the same', async () => {
  const uploads = createKeptUploads(folder)
  const id = await keep(uploads, 'a.wav')
  const refused = err(failure('files/not-audio', { name: 'a.wav' }))
  expect(await uploads.use([{ id, use: 'import' }], async () => refused)).toEqual(refused)
  expect(readdirSync(folder)).toEqual([])
})

test('what was never sent, or was used before, is told and nothing is done', async () => {
  const uploads = createKeptUploads(folder)
  const id = await keep(uploads, 'a.wav')
  const work = vi.fn(async (files: readonly ImportFile[]) => ok(files.length))
  expect(await uploads.use([{ id, use: 'leave' }], work)).toEqual(ok(null))
  const answer = await uploads.use([{ id, use: 'import' }], work)
  expect(answer).toEqual(err(failure('files/missing', { name: 'The file' })))
  expect(work).not.toHaveBeenCalled()
})

test('what could not be written leaves nothing', async () => {
  const refused = err(failure('files/empty', { name: 'a.wav' }))
  const kept = await createKeptUploads(folder).keep('a.wav', async (file) => {
    await writeFile(file, 'half')
    return refused
  })
  expect(kept).toEqual(refused)
  expect(readdirSync(folder)).toEqual([])
})
