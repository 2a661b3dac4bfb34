import { type FileNote } from '../../../../../shared/notes/fileNotes.ts'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadRoute, type TakeProject } from '../../../../../electron/app/routes/uploadRoute.ts'
import { failure, messageOf } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'

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

function target(
  importAudio = vi.fn(async (_files: readonly { path: string; name: string }[]) =>
    ok({ names: ['take'], notes: [] as FileNote[] }),
  ),
) {
  return { folder: path.join(folder, 'passing'), importAudio, note: vi.fn(), takeProject }
}

test('the bytes reach the engine as a file, under the name that the person knows, and the copy is gone afterwards', async () => {
  const contents: Buffer[] = []
  const importAudio = vi.fn(async (files: readonly { path: string; name: string }[]) => {
    contents.push(readFileSync(files[0]?.path ?? ''))
    return ok({
      names: ['take 1'],
      notes: [{ kind: 'read' as const, file: 'take 1.wav', what: { kind: 'last-frame-cut' as const } }],
    })
  })
  const to = target(importAudio)
  const response = await uploadRoute(send('take 1.wav', Buffer.from('RIFF and so on')), to)

  expect(await response.json()).toEqual(ok({ names: ['take 1'] }))
  expect(contents.map(String)).toEqual(['RIFF and so on'])
  const given = importAudio.mock.calls[0]?.[0][0]
  expect([given?.name, path.extname(given?.path ?? ''), path.dirname(given?.path ?? '')]).toEqual([
    'take 1.wav',
    '.wav',
    to.folder,
  ])
  expect(readdirSync(to.folder)).toEqual([])
  expect(to.note).toHaveBeenCalledWith({ kind: 'read', file: 'take 1.wav', what: { kind: 'last-frame-cut' } })
})

test('the bytes of a project are opened as one, and not imported', async () => {
  const to = target()
  const response = await uploadRoute(send('Show.tapehand', 'SQLite and so on'), to)
  expect(await response.json()).toEqual(ok({ names: ['Show.tapehand: SQLite and so on'] }))
  expect(to.importAudio).not.toHaveBeenCalled()
})

test.each([
  ['../../etc/passwd', 'passwd', ''],
  ['C:\\music\\a.flac', 'a.flac', '.flac'],
  ['x.wav/../y', 'y', ''],
  ['a.WAV', 'a.WAV', '.wav'],
  ['odd.w a v', 'odd.w a v', ''],
])('of the name "%s" only "%s" counts', async (name, shown, extension) => {
  const to = target()
  await uploadRoute(send(name, 'x'), to)
  const given = to.importAudio.mock.calls[0]?.[0][0]
  expect(given?.name).toBe(shown)
  expect(path.dirname(given?.path ?? '')).toBe(to.folder)
  expect(path.extname(given?.path ?? '')).toBe(extension)
})

test.each(['', ' ', '.', '..', 'a/', 'tab\there', 'x'.repeat(256)])(
  'the name %j is refused before anything is read',
  async (name) => {
    const to = target()
    const answer = await (await uploadRoute(send(name, 'x'), to)).json()
    expect([answer.ok, answer.error.code]).toEqual([false, 'files/unreadable'])
    expect(to.importAudio).not.toHaveBeenCalled()
  },
)

test('an empty body is an empty file', async () => {
  const answer = await (await uploadRoute(send('a.wav', ''), target())).json()
  expect(answer.error.code).toBe('files/empty')
})

test('more bytes than allowed are refused, said or unsaid, and nothing is left', async () => {
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
  expect(to.importAudio).not.toHaveBeenCalled()
  expect(existsSync(to.folder) ? readdirSync(to.folder) : []).toEqual([])
})

test('a body that breaks off is not imported', async () => {
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
  expect(to.importAudio).not.toHaveBeenCalled()
  expect(readdirSync(to.folder)).toEqual([])
})

test('what the engine says of a bad file is the answer', async () => {
  const bad = failure('files/not-audio', { name: 'a.txt' })
  const to = { ...target(), importAudio: async () => err(bad) }
  expect(await (await uploadRoute(send('a.txt', 'text'), to)).json()).toEqual(err(bad))
  expect(readdirSync(to.folder)).toEqual([])
})

test('other methods are refused', async () => {
  expect((await uploadRoute(new Request('http://x/import?name=a.wav'), target())).status).toBe(405)
})
