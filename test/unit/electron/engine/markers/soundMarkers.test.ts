import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLabelsInside } from '../../../../../electron/engine/markers/labelsInside.ts'
import { readLabelFile } from '../../../../../electron/engine/labels/labelFiles.ts'
import { sayNote } from '../../../../../shared/notes/fileNotes.ts'
import { scratchFile, scratchFolder } from '../../../../support/files/importing.ts'
import {
  bytesOf,
  type Chunk,
  formatChunk,
  joinBytes,
  makeRiff,
  numbers,
  pcm16,
} from '../../../../support/files/makeWav.ts'
import { aiffChunk, big, commonChunk, makeAiff, soundChunk } from '../../../../support/files/makeAiff.ts'
import { changes, mutateBytes } from '../../../../support/files/mutateBytes.ts'
import { openEngine, value } from '../../../../support/openEngine.ts'
import { hasFfmpeg, runPeer } from '../../../../support/files/peerTools.ts'
import {
  bextChunk,
  bigEndian,
  chapterFrame,
  cueChunks,
  id3Frame,
  id3Tag,
} from '../../../../support/files/soundMarkers.ts'

const rate = 1000
const sound: Chunk = { id: 'data', body: new Uint8Array(20_001).fill(1) }
const head = formatChunk({ ...pcm16, sampleRate: rate })
const points = cueChunks([
  { id: 7, at: 2500, name: 'verse', length: 1500 },
  { id: 3, at: 500, name: 'intro' },
  { id: 9, at: 6000, note: 'only a note' },
  { id: 10, at: 7000, name: Uint8Array.of(0x63, 0x61, 0x66, 0xe9) },
  { id: 11, at: 8000 },
])

function inside(bytes: Uint8Array, seconds = 10): { labels: unknown; notes: readonly string[] } {
  const read = value(readLabelsInside(scratchFile(bytes), 'take.wav', seconds))
  return {
    labels: read.labels.map(({ text, start, end }) => [text, start, end]),
    notes: read.notes.map((what) => sayNote({ kind: 'read', file: 'take.wav', what })),
  }
}

const wanted = [
  ['intro', 0.5, 0.5],
  ['verse', 2.5, 4],
  ['only a note', 6, 6],
  ['café', 7, 7],
  ['', 8, 8],
]

describe('points of a WAV file', () => {
  it.each([
    ['behind the sound', [head, sound, ...points]],
    ['in front of it', [...points, head, sound]],
  ])('come with their names and lengths, %s', (_, chunks) => {
    expect(inside(makeRiff(chunks))).toEqual({ labels: wanted, notes: ['"take.wav": 5 labels came with it.'] })
  })

  it('come behind sound whose length is said in 64 bits', () => {
    const long = { id: 'ds64', body: numbers([0, 8], [sound.body.length, 8], [0, 8], [0, 4]) }
    const data = { ...sound, claimed: 0xffff_ffff }
    expect(inside(makeRiff([long, head, data, ...points], 'RF64')).labels).toEqual(wanted)
  })

  it('that lie behind its end are left out, and regions end with it', () => {
    expect(inside(makeRiff([head, sound, ...points]), 3)).toEqual({
      labels: [
        ['intro', 0.5, 0.5],
        ['verse', 2.5, 3],
      ],
      notes: [
        '"take.wav": 2 labels came with it.',
        '"take.wav": 3 labels in it lie behind its end, or are too many, and were left out.',
      ],
    })
  })

  it('are none where its header is without a rate, or counts more than there are', () => {
    expect(inside(makeRiff([formatChunk({ ...pcm16, sampleRate: 0 }), sound, ...points])).labels).toEqual([])
    const counted = { id: 'cue ', body: numbers([0xffff_ffff, 4], [1, 4], [0, 4]) }
    expect(inside(makeRiff([head, sound, counted])).labels).toEqual([])
  })

  it('stand beside when and as what it was recorded', () => {
    const day = 37_865.25 * rate
    expect(inside(makeRiff([bextChunk('Scene 4, take 2', day), head, sound])).notes).toEqual([
      '"take.wav": its recording began at 10:31:05.25 since midnight, by the recorder.',
      '"take.wav": it is described as "Scene 4, take 2".',
    ])
    expect(inside(makeRiff([bextChunk('', 0), head, sound])).notes).toEqual([])
  })

  it('are read as labels only, too', () => {
    const read = value(readLabelFile(scratchFile(makeRiff([head, sound, ...points]))))
    expect(read.labels.map(({ text }) => text)).toEqual(wanted.map(([text]) => text))
  })

  it('never keep a damaged file from being read', () => {
    const file = path.join(scratchFolder(), 'take.wav')
    const whole = makeRiff([bextChunk('x', 5), head, { ...sound, body: sound.body.subarray(0, 40) }, ...points])
    fc.assert(
      fc.property(changes, (list) => {
        writeFileSync(file, mutateBytes(whole, list))
        expect(readLabelsInside(file, 'take.wav', 10).ok).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('chapters of an MP3 file', () => {
  const plain = (text: string): Uint8Array => joinBytes(Uint8Array.of(3), new TextEncoder().encode(text))
  const wide = joinBytes(Uint8Array.of(1, 0xff, 0xfe), Buffer.from('Größe\0', 'utf16le'))
  const wideBig = joinBytes(Uint8Array.of(1, 0xfe, 0xff), Buffer.from('Größe', 'utf16le').swap16())

  it.each([3, 4] as const)('come from a tag of version 2.%i, in any letters', (version) => {
    const tag = id3Tag(
      version,
      0,
      id3Frame('TIT2', plain('Show'), version),
      chapterFrame({ start: 0, end: 1500, title: plain('Intro') }, version),
      chapterFrame({ start: 1500, end: 4000, title: wide }, version),
      chapterFrame({ start: 4000, end: 0xffff_ffff, title: wideBig }, version),
      chapterFrame({ start: 5000, end: 6000, title: null }, version),
      new Uint8Array(64),
    )
    expect(inside(tag).labels).toEqual([
      ['Intro', 0, 1.5],
      ['Größe', 1.5, 4],
      ['Größe', 4, 4],
      ['', 5, 6],
    ])
  })

  it('come behind a further header, and with bytes that are stuffed', () => {
    const chapter = chapterFrame({ start: 1000, end: 2000, title: plain('A') }, 3)
    expect(inside(id3Tag(3, 0x40, bigEndian(6), new Uint8Array(6), chapter)).labels).toEqual([['A', 1, 2]])
    const stuffed = Uint8Array.from([...chapter].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
    expect(inside(id3Tag(3, 0x80, stuffed)).labels).toEqual([['A', 1, 2]])
  })

  it('are none in other tags, and in what only begins as one', () => {
    const chapter = chapterFrame({ start: 1000, end: 2000, title: plain('A') }, 4)
    for (const bytes of [bytesOf('ID3'), id3Tag(4, 0, chapter).subarray(0, 30), id3Tag(4, 0, chapter.subarray(0, 14))])
      expect(inside(bytes).labels).toEqual([])
  })

  it.skipIf(!hasFfmpeg)('come as FFmpeg writes them (skipped where it is missing)', () => {
    const folder = scratchFolder()
    const [list, file] = [path.join(folder, 'list.txt'), path.join(folder, 'show.mp3')]
    const chapters = [
      ['Intro', 0, 800],
      ['Schluß', 800, 2000],
    ].map(([title, start, end]) => `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\ntitle=${title}\n`)
    writeFileSync(list, `;FFMETADATA1\ntitle=Show\n${chapters.join('')}`)
    const tone = ['-f', 'lavfi', '-i', 'sine=d=2', '-i', list, '-map_metadata', '1', '-map_chapters', '1']
    runPeer('ffmpeg', '-v', 'error', ...tone, '-c:a', 'libmp3lame', file)
    expect(value(readLabelsInside(file, 'show.mp3', 2)).labels).toEqual([
      { text: 'Intro', start: 0, end: 0.8 },
      { text: 'Schluß', start: 0.8, end: 2 },
    ])
  })
})

describe('markers of AIFF', () => {
  const mark = (id: number, at: number, name: string | Uint8Array): Uint8Array => {
    const letters = typeof name === 'string' ? new TextEncoder().encode(name) : name
    return joinBytes(
      big(id, 2),
      big(at, 4),
      Uint8Array.of(letters.length),
      letters,
      new Uint8Array((1 + letters.length) % 2),
    )
  }
  const common = commonChunk({ frames: 10_000, bits: 16, sampleRate: rate })
  const tape = soundChunk(new Uint8Array(20_000).fill(1))
  const marks = aiffChunk(
    'MARK',
    joinBytes(
      big(4, 2),
      mark(1, 500, 'one'),
      mark(7, 2500, 'Größe'),
      mark(3, 4000, ''),
      mark(4, 7000, Uint8Array.of(0x63, 0xe9)),
    ),
  )
  const found = [
    ['one', 0.5, 0.5],
    ['Größe', 2.5, 2.5],
    ['', 4, 4],
    ['cé', 7, 7],
  ]

  it('come before and behind the sound, and in AIFF-C', () => {
    expect(inside(makeAiff('AIFF', common, marks, tape)).labels).toEqual(found)
    expect(inside(makeAiff('AIFF', common, tape, marks)).labels).toEqual(found)
    const swapped = commonChunk({ frames: 10_000, bits: 16, sampleRate: rate, compression: 'sowt' })
    expect(inside(makeAiff('AIFC', swapped, tape, marks)).labels).toEqual(found)
  })

  it('are as many as there are, whatever is counted or cut off', () => {
    const cut = makeAiff('AIFF', common, tape, marks)
    expect(inside(cut.subarray(0, cut.length - 9)).labels).toEqual(found.slice(0, 3))
    const claims = aiffChunk('MARK', joinBytes(big(9, 2), mark(1, 500, 'one')))
    expect(inside(makeAiff('AIFF', common, claims, tape)).labels).toEqual(found.slice(0, 1))
    expect(inside(makeAiff('AIFF', marks, tape)).labels).toEqual([])
    expect(inside(makeAiff('AIFF', common, aiffChunk('MARK', big(3, 2)), tape)).labels).toEqual([])
  })
})

describe('an import', () => {
  it('brings the labels of its file as part of one step, at the rate of the project', async () => {
    const engine = await openEngine()
    value(await engine.importAudio([{ path: scratchFile(makeRiff([head, sound])), name: 'first.wav' }]))
    const file = scratchFile(makeRiff([formatChunk({ ...pcm16, sampleRate: 2000 }), sound, ...points]))
    const done = value(await engine.importAudio([{ path: file, name: 'second.wav' }]))
    expect(done.notes.map(sayNote)).toContain('"second.wav": 5 labels came with it.')
    expect((await engine.view()).labels.map(({ text, start, end }) => [text, start, end])).toEqual(
      wanted.map(([text, start, end]) => [text, Number(start) / 2, Number(end) / 2]),
    )
    await engine.undo()
    const { labels, tracks } = await engine.view()
    expect([labels.length, tracks.length]).toEqual([0, 1])
  })
})
