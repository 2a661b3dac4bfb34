import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeptUploads } from '../../../../../electron/app/routes/keptUploads.ts'
import { uploadRoute, type TakeProject } from '../../../../../electron/app/routes/uploadRoute.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { ok } from '../../../../../shared/result.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'upload-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const send = (name: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`http://x/import?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)

const takeProject: TakeProject = async (name, write) => {
  const file = path.join(folder, 'taken')
  const written = await write(file)
  return written.ok ? ok({ name: `${name}: ${readFileSync(file, 'utf8')}` }) : written
}

function target() {
  const kept: { name: string; extension: string; text: string; left: boolean }[] = []
  const uploads: Pick<KeptUploads, 'keep'> = {
    keep: async (name, write) => {
      const file = path.join(folder, `kept${path.extname(name)}`)
      const written = await write(file)
      kept.push({
        name,
        extension: path.extname(file),
        text: existsSync(file) ? readFileSync(file, 'utf8') : '',
        left: written.ok,
      })
      return written.ok ? ok({ id: `${kept.length}` }) : written
    },
  }
  return { uploads, kept, takeProject }
}

test('the bytes are kept under the name that the person knows, and the number is answered', async () => {
  const to = target()
  const response = await uploadRoute(send('take 1.wav', Buffer.from('RIFF and so on')), to)
  expect(await response.json()).toEqual(ok({ id: '1' }))
  expect(to.kept).toEqual([{ name: 'take 1.wav', extension: '.wav', text: 'RIFF and so on', left: true }])
})

test('the bytes of a project are opened as one, and not imported', async () => {
  const to = target()
  const response = await uploadRoute(send('Show.tapehand', 'SQLite and so on'), to)
  expect(await response.json()).toEqual(ok({ opened: 'Show.tapehand: SQLite and so on' }))
  expect(to.kept).toEqual([])
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\music\\a.flac', 'a.flac'],
  ['x.wav/../y', 'y'],
])('of the name "%s" only "%s" counts', async (name, shown) => {
  const to = target()
  await uploadRoute(send(name, 'x'), to)
  expect(to.kept.map((one) => one.name)).toEqual([shown])
})

test.each(['', ' ', '.', '..', 'a/', 'tab\there', 'x'.repeat(256)])(
  'the name %j is refused before anything is read',
  async (name) => {
    const to = target()
    const answer = await (await uploadRoute(send(name, 'x'), to)).json()
    expect([answer.ok, answer.error.code]).toEqual([false, 'files/unreadable'])
    expect(to.kept).toEqual([])
  },
)

test('an empty body is an empty file', async () => {
  const answer = await (await uploadRoute(send('a.wav', ''), target())).json()
  expect(answer.error.code).toBe('files/empty')
})

test('more bytes than allowed are refused, said or unsaid', async () => {
  const to = { ...target(), largestBytes: 10 }
  const unsaid = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(6))
    },
  })
  for (const request of [send('a.wav', 'x'.repeat(11), { 'content-length': '11' }), send('a.wav', unsaid)]) {
    const answer = await (await uploadRoute(request, to)).json()
    expect(messageOf(answer.error)).toContain('too large')
  }
  expect(to.kept.map(({ left }) => left)).toEqual([false, false])
})

test('a body that breaks off is not kept', async () => {
  const to = target()
  let sent = false
  const broken = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('gone'))
      else controller.enqueue(new Uint8Array(6))
      sent = true
    },
  })
  const answer = await (await uploadRoute(send('a.wav', broken), to)).json()
  expect(messageOf(answer.error)).toContain('did not arrive completely')
  expect(to.kept.map(({ left }) => left)).toEqual([false])
})

test('other methods are refused', async () => {
  expect((await uploadRoute(new Request('http://x/import?name=a.wav'), target())).status).toBe(405)
})
