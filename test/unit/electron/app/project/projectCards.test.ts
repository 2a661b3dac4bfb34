import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { projectCardsIn } from '../../../../../electron/app/project/projectCards.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { openSeeded } from '../../../../support/openEngine.ts'

let folder: string
const logError = vi.fn()
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tapehand-cards-'))
  logError.mockReset()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function seeded(file: string) {
  const engine = await openSeeded()
  return { file, engine, view: () => engine.view() }
}

test('a project that is left has its length, its tracks and a picture that reaches to its loudest', async () => {
  const cards = projectCardsIn(folder, logError)
  const project = await seeded('/a.tapehand')
  await cards.keep(project)
  const card = (await cards.read()).get('/a.tapehand')
  const { duration, tracks } = await project.view()
  expect(card).toMatchObject({ length: duration, tracks: tracks.length })
  expect(card?.picture).toHaveLength(limits.cardColumns)
  expect(Math.max(...(card?.picture ?? []))).toBe(100)
  expect(logError).not.toHaveBeenCalled()
})

test('what is very quiet all through looks quiet, and not as loud as can be', async () => {
  const cards = projectCardsIn(folder, logError)
  const project = await seeded('/a.tapehand')
  const readPeaks = ({ columns }: { readonly columns: number }) =>
    Promise.resolve({ channels: 1, peaks: new Int8Array(columns * 3).fill(1) })
  await cards.keep({ ...project, engine: { ...project.engine, readPeaks } as never })
  const { picture } = (await cards.read()).get('/a.tapehand') ?? { picture: [] }
  expect(Math.max(...picture)).toBeLessThan(25)
})

test('a card takes the place of the one before, and beside those of others', async () => {
  const cards = projectCardsIn(folder, logError)
  await cards.keep(await seeded('/a.tapehand'))
  await cards.keep(await seeded('/b.tapehand'))
  const again = await seeded('/a.tapehand')
  await again.engine.perform({ kind: 'selectAllTracks' })
  await again.engine.perform({ kind: 'deleteTracks' })
  await cards.keep(again)
  expect([...(await cards.read()).keys()]).toEqual(['/b.tapehand'])
})

test('a damaged note is as good as none, and a project that can not be read is no reason to stay open', async () => {
  await writeFile(path.join(folder, 'project-cards.json'), '{"a": 1')
  const cards = projectCardsIn(folder, logError)
  expect((await cards.read()).size).toBe(0)
  const broken = { ...(await seeded('/a.tapehand')), view: () => Promise.reject(new Error('gone')) }
  await cards.keep(broken)
  expect(logError).toHaveBeenCalledWith('project:card', new Error('gone'))
  await cards.keep(await seeded('/b.tapehand'))
  expect(JSON.parse(await readFile(path.join(folder, 'project-cards.json'), 'utf8'))).toHaveProperty('/b.tapehand')
})
