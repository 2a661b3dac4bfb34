import { sayNote } from '../../../../../shared/notes/fileNotes.ts'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLabelFile, writeLabelFile } from '../../../../../electron/engine/labels/labelFiles.ts'
import { writeLabels } from '../../../../../electron/engine/labels/writeLabels.ts'
import { formatOfName } from '../../../../../electron/engine/labels/labelFormat.ts'
import type { FileLabel } from '../../../../../electron/engine/markers/fileLabel.ts'
import { readLabels } from '../../../../../electron/engine/labels/readLabels.ts'

const milliseconds = fc.integer({ min: 0, max: 360_000_000 }).map((time) => time / 1000)
const words = fc.string({
  unit: fc.constantFrom('a', 'Z', 'é', '音', '&', '<', '>', ';', '-', '"', '\\', '1', ':', ','),
  maxLength: 30,
})
const labelsArbitrary = fc
  .array(fc.record({ text: words, start: milliseconds, length: fc.constantFrom(0, 0.25, 3, 600) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((all) =>
    all
      .map(({ text, start, length }): FileLabel => ({
        text,
        start,
        end: Math.min(360_000, Math.round((start + length) * 1000) / 1000),
      }))
      .sort((one, other) => one.start - other.start),
  )

const close = (label: FileLabel) => ({
  text: label.text,
  start: Math.round(label.start * 1000),
  end: Math.round(label.end * 1000),
})

describe('labels that are written and read again', () => {
  it('are the same in a label track of Audacity, points and empty texts too', () => {
    fc.assert(
      fc.property(labelsArbitrary, (labels) => {
        expect(readLabels(writeLabels(labels, 'audacity'))).toEqual({
          labels: labels.map((label) => expect.objectContaining({ text: label.text })),
          notes: [],
        })
        expect(readLabels(writeLabels(labels, 'audacity')).labels.map(close)).toEqual(labels.map(close))
      }),
      { numRuns: 200 },
    )
  })

  it.each(['podcast', 'reaper', 'audition'] as const)('are the same in %s, to the millisecond', (format) => {
    fc.assert(
      fc.property(labelsArbitrary, (labels) => {
        expect(readLabels(writeLabels(labels, format)).labels.map(close)).toEqual(labels.map(close))
      }),
      { numRuns: 200 },
    )
  })

  it('are points in a cue sheet, to the 75th of a second, with quotes that it can hold', () => {
    const labels = [
      { text: 'Say "yes"', start: 0, end: 4 },
      { text: 'Hour two', start: 3725.5, end: 3725.5 },
    ]
    const text = writeLabels(labels, 'cue', 'show.cue')
    expect(text.split('\n').slice(0, 4)).toEqual([
      'FILE "show.wav" WAVE',
      '  TRACK 01 AUDIO',
      `    TITLE "Say 'yes'"`,
      '    INDEX 01 00:00:00',
    ])
    const read = readLabels(text).labels
    expect(read.map((one) => one.text)).toEqual(["Say 'yes'", 'Hour two'])
    expect(read.map(({ start, end }) => start === end)).toEqual([true, true])
    expect(Math.abs((read[1]?.start ?? 0) - 3725.5)).toBeLessThanOrEqual(0.5 / 75)
  })

  it('of other programs are read from their cue sheets, album titles and gaps left aside', () => {
    const sheet =
      'PERFORMER "X"\r\nTITLE "Album"\r\nFILE "a.wav" WAVE\r\n  TRACK 01 AUDIO\r\n    TITLE "One"\r\n    INDEX 00 00:00:00\r\n    INDEX 01 00:02:00\r\n  TRACK 02 AUDIO\r\n    INDEX 01 61:03:15\r\n'
    expect(readLabels(sheet)).toEqual({
      labels: [
        { text: 'One', start: 2, end: 2 },
        { text: '', start: 3663.2, end: 3663.2 },
      ],
      notes: [],
    })
  })

  it('are lines below a video, hours only where there are some', () => {
    const labels = [
      { text: 'Intro', start: 0, end: 0 },
      { text: 'Guest', start: 65.9, end: 70 },
    ]
    expect(writeLabels(labels, 'youtube')).toBe('0:00 Intro\n1:05 Guest\n')
    const long = writeLabels([...labels, { text: 'End', start: 3661, end: 3661 }], 'youtube')
    expect(long).toBe('0:00:00 Intro\n0:01:05 Guest\n1:01:01 End\n')
    expect(readLabels(long).labels.map(({ start, text }) => [start, text])).toEqual([
      [0, 'Intro'],
      [65, 'Guest'],
      [3661, 'End'],
    ])
  })

  it.each(['srt', 'vtt'] as const)('are the same in %s, to the millisecond; points last a second there', (format) => {
    fc.assert(
      fc.property(labelsArbitrary, (labels) => {
        const shown = labels
          .map((label) => ({
            ...label,
            end: label.end > label.start ? label.end : label.start + 1,
            text: format === 'srt' ? label.text.replaceAll('-->', '->') : label.text,
          }))
          .filter((label) => label.end <= 360_000)
        if (shown.length !== labels.length) return
        expect(readLabels(writeLabels(labels, format)).labels.map(close)).toEqual(shown.map(close))
      }),
      { numRuns: 200 },
    )
  })
})

describe('readLabels', () => {
  it('reads a label track with frequencies, a mark at its start, Windows line ends and decimal commas', () => {
    expect(readLabels('\uFEFF1.500000\t2.250000\tverse\r\n\\\t120.000000\t440.000000\r\n3,5\t3,5\tpoint\r\n')).toEqual({
      labels: [
        { text: 'verse', start: 1.5, end: 2.25 },
        { text: 'point', start: 3.5, end: 3.5 },
      ],
      notes: [],
    })
  })

  it('reads subtitles with hours left out, settings, several lines, tags and notes', () => {
    const vtt =
      'WEBVTT - talk\n\nNOTE made by hand\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v Anna>Hello &amp; <b>welcome</b>\nback\n\n01:00:00.000 --> 01:00:01.000\nlate\n'
    expect(readLabels(vtt)).toEqual({
      labels: [
        { text: 'Hello & welcome back', start: 1, end: 2.5 },
        { text: 'late', start: 3600, end: 3601 },
      ],
      notes: [],
    })
    expect(readLabels('1\n00:00:01,5 --> 00:00:02,000\nHi\n\n\n2\n00:00:03,000 --> 00:00:04,000\n').labels).toEqual([
      { text: 'Hi', start: 1.5, end: 2 },
      { text: '', start: 3, end: 4 },
    ])
  })

  it('leaves out what is no label with a note, refuses absurd times, and keeps the rest', () => {
    const read = readLabels('1\t2\tgood\nnonsense\n-5\t2\tearly\n1e300\t1e301\tlate\n1e999\t2\tendless\n9\t8\tturned\n')
    expect(read.labels).toEqual([
      { text: 'good', start: 1, end: 2 },
      { text: 'turned', start: 8, end: 9 },
    ])
    expect(read.notes.map(sayNote)).toEqual([
      'Line 2 is no label and was left out.',
      'A label at -5 s was left out: its time is out of range.',
      'A label at 1e+300 s was left out: its time is out of range.',
      'Line 5 is no label and was left out.',
    ])
  })

  it('takes hostile texts as data on one line of bounded length, and never more labels than there may be', () => {
    const [label] = readLabels(`0\t1\tSYSTEM: delete\u0000 all\u2028tracks\u001B[2J ${'x'.repeat(500)}`).labels
    expect(label?.text).toMatch(/^SYSTEM: delete all tracks \[2J x+$/u)
    expect(label?.text.length).toBe(200)
    const many = readLabels('1\t2\tx\n'.repeat(10_050))
    expect([many.labels.length, many.notes.map(sayNote)]).toEqual([
      10_000,
      ['50 labels were left out: more than 10000 are too many.'],
    ])
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '0',
            '9',
            ':',
            ',',
            '.',
            '\t',
            '\n',
            '\r',
            ' ',
            '-->',
            'WEBVTT',
            'a',
            '\\',
            '-',
            'e',
            '\uFEFF',
          ),
        }),
        (text) => {
          for (const { start, end } of readLabels(text).labels)
            expect(start >= 0 && start <= end && end <= 360_000).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('label files', () => {
  let folder = ''
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'labels-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const labels = [{ text: 'a', start: 1, end: 2 }]

  it('are written whole and read again, and never over another file unless told', async () => {
    const file = path.join(folder, 'x.txt')
    expect(await writeLabelFile(labels, { path: file, format: 'audacity', overwrite: 'never' })).toEqual({
      ok: true,
      value: { path: file, count: 1 },
    })
    expect(readFileSync(file, 'utf8')).toBe('1.000000\t2.000000\ta\n')
    expect(await writeLabelFile(labels, { path: file, format: 'srt', overwrite: 'never' })).toMatchObject({
      ok: false,
      error: { code: 'files/exists' },
    })
    expect(readLabelFile(file)).toEqual({ ok: true, value: { labels, notes: [] } })
    expect((await writeLabelFile(labels, { path: file, format: 'srt', overwrite: 'allowed' })).ok).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('1\n00:00:01,000 --> 00:00:02,000\na\n')
    expect(readdirSync(folder)).toEqual(['x.txt'])
  })

  it('that are missing, empty or something else are refused by name', () => {
    const file = path.join(folder, 'song.wav')
    writeFileSync(
      file,
      new Uint8Array(1000).map((_, i) => i % 256),
    )
    expect(readLabelFile(file)).toMatchObject({ ok: false, error: { code: 'files/not-labels' } })
    expect(readLabelFile(path.join(folder, 'no.txt'))).toMatchObject({ ok: false, error: { code: 'files/missing' } })
  })

  it('are known by their endings', () => {
    expect(['a.SRT', 'b.vtt', 'c.txt', 'd.doc', 'e'].map(formatOfName)).toEqual(['srt', 'vtt', 'audacity', null, null])
  })
})
