import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type {
  ExportManyRequest,
  ExportRequest,
  PeaksRequest,
  SpectrumRequest,
} from '../../../../../electron/engine/index.ts'
import { type Failure, failure, messageOf } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { type Answers, type Rest, routesIn } from '../../../../support/routesIn.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'routes-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const routes = (engine: Answers, ...rest: Rest) => routesIn(folder, engine, ...rest)

test('peaks come as bytes, for the window that was asked for', async () => {
  const readPeaks = vi.fn(async (_request: PeaksRequest) => ({ channels: 1, peaks: Int8Array.of(-127, 127, -1, 1) }))
  const response = await routes({ readPeaks }).get('/peaks?track=t1&from=-0.5&to=1.5&columns=2&rev=9')
  expect(readPeaks).toHaveBeenCalledWith({ trackId: 't1', from: -0.5, to: 1.5, columns: 2 })
  expect([...new Int8Array(await response.arrayBuffer())]).toEqual([-127, 127, -1, 1])
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  await routes({ readPeaks }).get('/peaks?track=t1&from=0&to=1&columns=2&rev=9&clip=c1')
  expect(readPeaks).toHaveBeenLastCalledWith({ trackId: 't1', from: 0, to: 1, columns: 2, pulledOut: 'c1' })
})

test.each([
  '',
  'track=t1',
  'track=t1&from=1&to=1&columns=5',
  'track=t1&from=2&to=1&columns=5',
  'track=t1&from=0&to=1&columns=0',
  'track=t1&from=0&to=1&columns=8193',
  'track=t1&from=0&to=1&columns=1.5',
  'track=&from=0&to=1&columns=5',
  'track=t1&from=x&to=1&columns=5',
  'track=t1&from=0&to=Infinity&columns=5',
  'track=t1&from=0&to=1e9&columns=5',
])('peaks for "%s" are refused in one sentence', async (query) => {
  const readPeaks = vi.fn()
  const response = await routes({ readPeaks }).get(`/peaks?${query}`)
  expect([response.status, await response.text()]).toEqual([
    400,
    'The waveform needs a track, a range in seconds and 1 to 8192 columns.',
  ])
  expect(readPeaks).not.toHaveBeenCalled()
})

test('a spectrum comes as bytes for the window that was asked for, and only for a whole question', async () => {
  const readSpectrum = vi.fn(async (_request: SpectrumRequest) => ({ levels: Int8Array.of(0, 127, 3) }))
  const { get } = routes({ readSpectrum })
  const response = await get('/spectrum?track=t1&from=-0.5&to=1.5&columns=2&rev=9')
  expect(readSpectrum).toHaveBeenCalledWith({ trackId: 't1', from: -0.5, to: 1.5, columns: 2 })
  expect([...new Int8Array(await response.arrayBuffer())]).toEqual([0, 127, 3])
  for (const query of ['', 'track=t1&from=2&to=1&columns=5', 'track=t1&from=0&to=1&columns=1025']) {
    const refused = await get(`/spectrum?${query}`)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'The spectrogram needs a track, a range in seconds and 1 to 1024 columns.',
    ])
  }
  expect(readSpectrum).toHaveBeenCalledTimes(1)
})

test('pauses come as pairs of seconds for the track that was asked for', async () => {
  const readPauses = vi.fn(async (_request: { trackId: string }) => Float64Array.of(1, 2.5))
  const { get } = routes({ readPauses })
  const response = await get('/pauses?track=t1&rev=9')
  expect([...new Float64Array(await response.arrayBuffer())]).toEqual([1, 2.5])
  const refused = await get('/pauses')
  expect([refused.status, await refused.text()]).toEqual([400, 'The pauses need a track.'])
  expect(readPauses.mock.calls).toEqual([[{ trackId: 't1' }]])
})

test('the download is the same export as a native host writes, under the name of the project, and leaves no copy', async () => {
  const exportAudio = vi.fn(async (request: ExportRequest) => {
    writeFileSync(request.path, 'a whole WAV')
    return ok({ path: request.path, duration: 1, peakDb: -1, notes: [] })
  })
  const response = await routes({ view: async () => ({ name: 'Müller "live"' }), exportAudio }).get('/export/mix.wav')
  expect(exportAudio.mock.calls[0]?.[0]).toMatchObject({ range: 'all', format: 'wav16', channels: 'auto' })
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="M_ller _live_.wav"; filename*=UTF-8\'\'M%C3%BCller%20%22live%22.wav',
  )
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['11', 'a whole WAV'])
  await vi.waitFor(() => expect(readdirSync(path.join(folder, 'passing'))).toEqual([]))
})

test('the download is made elsewhere where the drive of the project takes nothing', async () => {
  const exportAudio = vi.fn(async (request: ExportRequest) => {
    const isFull = request.path.startsWith(folder)
    if (!isFull) writeFileSync(request.path, 'a whole WAV')
    return isFull
      ? err(failure('files/cannot-write', { name: 'export.wav', cause: { kind: 'drive-full' } }))
      : ok({ path: request.path, duration: 1, peakDb: -1, notes: [] })
  })
  const response = await routes({ view: async () => ({ name: 'take' }), exportAudio }).get('/export/mix.wav')
  expect([response.status, await response.text()]).toEqual([200, 'a whole WAV'])
  const own = path.dirname(exportAudio.mock.calls[1]?.[0].path ?? '')
  await vi.waitFor(() => expect(existsSync(own)).toBe(false))
  expect([path.dirname(own), readdirSync(path.join(folder, 'passing'))]).toEqual([tmpdir(), []])

  // A folder that can't be made is no other case.
  rmSync(path.join(folder, 'passing'), { recursive: true })
  writeFileSync(path.join(folder, 'passing'), 'a file')
  const again = await routes({ view: async () => ({ name: 'take' }), exportAudio }).get('/export/mix.wav')
  expect([again.status, await again.text()]).toEqual([200, 'a whole WAV'])
})

test('one file for each track is one ZIP, named after the project, and leaves no copy', async () => {
  const exportMultiple = vi.fn(async (request: ExportManyRequest) => {
    const files = ['Voice.mp3', 'Music.mp3'].map((name) => ({
      path: path.join(request.folder, name),
      duration: 1,
      peakDb: -1,
      notes: [],
    }))
    for (const file of files) writeFileSync(file.path, `sound of ${path.basename(file.path)}`)
    return ok({ files, notes: [{ kind: 'muted-left-out' as const, names: ['Room'] }] })
  })
  const wanted = JSON.stringify({ range: 'tracks', format: 'mp3', channels: 'auto' })
  const { get, notices } = routes({ view: async () => ({ name: 'Talk' }), exportMultiple })
  const response = await get(`/export/mix.wav?wanted=${encodeURIComponent(wanted)}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(exportMultiple.mock.calls[0]?.[0]).toMatchObject({ by: 'tracks', format: 'mp3', overwrite: 'never' })
  expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    'application/zip',
    'attachment; filename="Talk tracks.zip"; filename*=UTF-8\'\'Talk%20tracks.zip',
  ])
  expect([
    response.headers.get('content-length'),
    bytes.includes('sound of Voice.mp3'),
    bytes.includes('sound of Music.mp3'),
  ]).toEqual([String(bytes.length), true, true])
  expect(notices.note.mock.calls).toEqual([[{ kind: 'muted-left-out', names: ['Room'] }]])
  await vi.waitFor(() => expect(readdirSync(path.join(folder, 'passing'))).toEqual([]))
})

test("an export that can't be made says why, also aloud, and leaves nothing", async () => {
  const exportAudio = async () => err(failure('files/nothing-to-export'))
  const { get, notices } = routes({ view: async () => ({ name: 'x' }), exportAudio })
  const response = await get('/export/mix.wav')
  const sentence = 'The project holds no audio, so there is nothing to export.'
  expect([
    response.status,
    await response.text(),
    notices.fail.mock.calls.map(([one]) => messageOf(one as Failure)),
  ]).toEqual([409, sentence, [sentence]])
  expect(readdirSync(path.join(folder, 'passing'))).toEqual([])
})

test('what breaks inside is logged and answered with one sentence', async () => {
  const broken = new Error('no engine')
  const { get, logError } = routes({ mixFormat: async () => Promise.reject(broken) })
  const response = await get('/media/mix.wav')
  expect([response.status, await response.text()]).toEqual([
    500,
    'Something went wrong inside Tapehand. The project is as it was.',
  ])
  expect(logError).toHaveBeenCalledWith('/media/mix.wav', broken)
})

test('a file of the page goes on the list of the batch under its own name, and none of its folders is named by the page', async () => {
  const { post, add } = routes({})
  expect(await (await post('/batch.zip?name=..%2Fnight%2Fone.wav', 'sound')).json()).toEqual(ok())
  const [file] = add.mock.calls[0]?.[0] ?? []
  expect(path.dirname(path.dirname(file?.path ?? ''))).toBe(path.join(folder, 'batch', 'in'))
  expect(readFileSync(file?.path ?? '', 'utf8')).toBe('sound')
})

test('a file that the batch does not take leaves nothing behind', async () => {
  const { post, add } = routes({})
  add.mockReturnValue(err(failure('batch/busy')))
  expect(await (await post('/batch.zip?name=one.wav', 'sound')).json()).toMatchObject({ ok: false })
  expect(readdirSync(path.join(folder, 'batch', 'in'))).toEqual([])
})

test('what a batch has written comes as one ZIP, and before that there is a sentence', async () => {
  expect((await routes({}).get('/batch.zip')).status).toBe(409)
  const made = path.join(folder, 'made.wav')
  writeFileSync(made, 'a whole WAV')
  const response = await routes({}, undefined, undefined, [made]).get('/batch.zip')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([response.headers.get('content-type'), Number(response.headers.get('content-length'))]).toEqual([
    'application/zip',
    bytes.length,
  ])
  expect(bytes.includes('made.wav')).toBe(true)
})
