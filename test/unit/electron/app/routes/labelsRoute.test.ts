import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { labelsRoute } from '../../../../../electron/app/routes/labelsRoute.ts'
import { openSeeded } from '../../../../support/openEngine.ts'
import { temporaryFolder } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => place.remove())

async function ask(
  query: string,
  init: RequestInit = {},
  engine = openSeeded({ labels: [{ text: 'Intro', start: 1, end: 2 }] }),
) {
  const source = { engine: await engine, folder: place.folder, note: () => {} }
  return { source, answer: await labelsRoute(new Request(`http://127.0.0.1/labels?${query}`, init), source) }
}

test('all labels come as a file, which comes in again, and nothing of it stays behind', async () => {
  const { answer, source } = await ask('format=audacity')
  const text = await answer.text()
  expect(text).toMatch(/^1\.0+\t2\.0+\tIntro/)
  expect(answer.headers.get('content-disposition')).toContain('labels.txt')
  const { answer: back } = await ask(
    'name=more.txt',
    { method: 'POST', body: text },
    Promise.resolve(source.engine as Awaited<ReturnType<typeof openSeeded>>),
  )
  expect(await back.json()).toMatchObject({ ok: true, value: { count: 1 } })
  expect((await source.engine.view()).labels.map((label) => label.text)).toEqual(['Intro', 'Intro'])
  expect(readdirSync(place.folder)).toEqual([])
})

test('an unknown format, another method and a file that holds no labels are refused in words', async () => {
  expect((await ask('format=doc')).answer.status).toBe(400)
  expect((await ask('format=srt', { method: 'DELETE' })).answer.status).toBe(405)
  const { answer } = await ask('name=x.txt', { method: 'POST', body: 'not\u0000labels' })
  expect(await answer.json()).toMatchObject({ ok: false })
  expect(readdirSync(place.folder)).toEqual([])
})

test('labels without end and without a length are cut off as they come, and leave nothing behind', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      sent++
      to.enqueue(new Uint8Array(1024))
    },
  })
  const source = {
    engine: await openSeeded({ labels: [] }),
    folder: place.folder,
    note: () => {},
    largestBytes: 64 * 1024,
  }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const answer = await labelsRoute(new Request('http://127.0.0.1/labels?name=x.txt', init), source)
  expect(await answer.json()).toMatchObject({ ok: false, error: { values: { cause: { kind: 'too-large' } } } })
  expect(sent).toBeLessThan(100)
  expect(readdirSync(place.folder)).toEqual([])
})
