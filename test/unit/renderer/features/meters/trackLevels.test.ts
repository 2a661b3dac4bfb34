import { expect, test } from 'vitest'
import { TrackLevels } from '../../../../../renderer/features/meters/trackLevels.ts'
import type { TrackView } from '../../../../../shared/schemas/projectView.ts'

const columns = 512
const track = (id: string, change: Partial<TrackView> = {}): TrackView => ({
  id,
  name: id,
  channels: 1,
  gainDb: 0,
  pan: 0,
  muted: false,
  soloed: false,
  clips: [],
  ...change,
})

/** A server whose first page reaches a half from the second second on, and whose other pages are full. */
function open(status = 200) {
  const asked: URLSearchParams[] = []
  const problems: string[] = []
  const fetch = (address: string) => {
    const query = new URLSearchParams(address.split('?')[1])
    asked.push(query)
    const bytes = new Int8Array(columns * 3)
    for (let column = 0; column < columns; column++) {
      const isQuiet = query.get('from') === '0' && column < 64
      bytes.set(isQuiet ? [0, 0, 0] : [-127, 64, 30], column * 3)
    }
    return Promise.resolve(status === 200 ? new Response(bytes) : new Response('gone', { status }))
  }
  const levels = new TrackLevels({ onProblem: (reason) => problems.push(reason), fetch })
  const settle = () => new Promise((done) => setTimeout(done, 5))
  return { levels, asked, problems, settle }
}

test('a level is not known until its page has come, then it is that of the columns between', async () => {
  const { levels, settle } = open()
  const voice = track('voice')
  const project = { tracks: [voice], contentRevision: 1 }
  expect(levels.read(project, voice, 0, 0.1)).toBeNull()
  await settle()
  expect(levels.read(project, voice, 0, 0.1)).toEqual([0, 0])
  expect(levels.read(project, voice, 0.9, 1.1)).toEqual([1, 1])
  expect(levels.read(project, voice, 7.9, 8.1)).toEqual([1, 1])
})

test('gain and pan are in it, as they are in the mix', async () => {
  const { levels, settle } = open()
  const voice = track('voice', { gainDb: -20, pan: -0.5 })
  const project = { tracks: [voice], contentRevision: 1 }
  levels.read(project, voice, 2, 2.1)
  await settle()
  const [left = 0, right = 0] = levels.read(project, voice, 2, 2.1) ?? []
  expect(left).toBeCloseTo(0.1, 6)
  expect(right).toBeCloseTo(0.05, 6)
})

test('only what is heard is asked for: this page of every track, then the next', async () => {
  const { levels, asked, settle } = open()
  const [voice, other] = [track('voice'), track('other')]
  const project = { tracks: [voice, other, track('muted', { muted: true })], contentRevision: 1 }
  levels.read(project, voice, 2, 2.1)
  await settle()
  expect(asked.map((query) => `${query.get('track')} ${query.get('from')}`)).toEqual([
    'voice 0',
    'other 0',
    'voice 8',
    'other 8',
  ])
})

test('an edit has the pages read anew, and the old ones stand meanwhile', async () => {
  const { levels, asked, settle } = open()
  const voice = track('voice')
  levels.read({ tracks: [voice], contentRevision: 1 }, voice, 2, 2.1)
  await settle()
  expect(levels.read({ tracks: [voice], contentRevision: 2 }, voice, 2, 2.1)).toEqual([1, 1])
  await settle()
  expect(asked.filter((query) => query.get('rev') === '2')).toHaveLength(2)
})

test('a server that fails is told once and not asked again at every frame', async () => {
  const { levels, asked, problems, settle } = open(500)
  const voice = track('voice')
  for (let frame = 0; frame < 3; frame++) {
    levels.read({ tracks: [voice], contentRevision: 1 }, voice, 2, 2.1)
    await settle()
  }
  expect(problems).toEqual(['gone'])
  expect(asked).toHaveLength(1)
})

test('what is stopped asks no further', async () => {
  const { levels, asked, settle } = open()
  const voice = track('voice')
  levels.read({ tracks: [voice], contentRevision: 1 }, voice, 2, 2.1)
  levels.stop()
  await settle()
  expect(asked).toHaveLength(1)
})
