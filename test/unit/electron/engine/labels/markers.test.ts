import { describe, expect, it } from 'vitest'
import { readLabelFile } from '../../../../../electron/engine/labels/labelFiles.ts'
import { readLabels } from '../../../../../electron/engine/labels/readLabels.ts'
import { sayNote } from '../../../../../shared/notes/fileNotes.ts'
import { scratchFile } from '../../../../support/files/importing.ts'

const read = (text: string): readonly (readonly [string, number, number])[] =>
  readLabels(text).labels.map((label) => [label.text, round(label.start), round(label.end)])
const round = (seconds: number): number => Math.round(seconds * 1e6) / 1e6
const notes = (text: string): readonly string[] => readLabels(text).notes.map(sayNote)

describe('tables of markers', () => {
  it('come from Reaper: markers, regions, names in quotes', () => {
    const table =
      '#,Name,Start,End,Length,Color\nM1,"Cold, open",0:01.500,,,\nR1,"the ""take""",1:02:03.250,1:02:05.250,0:02.000,FF0000\n'
    expect(read(table)).toEqual([
      ['Cold, open', 1.5, 1.5],
      ['the "take"', 3723.25, 3725.25],
    ])
  })

  it('come from Reaper without lines that count bars or samples', () => {
    const table = '#,Name,Start,End,Length\nM1,bars,144.2.00,,\nM2,samples,50000,,\nM3,time,2.500,,\n'
    expect(read(table)).toEqual([['time', 2.5, 2.5]])
    expect(notes(table)).toEqual(['Line 2 is no label and was left out.', 'Line 3 is no label and was left out.'])
  })

  it('come from Audition, in decimals, samples and pictures', () => {
    const table =
      'Name\tStart\tDuration\tTime Format\tType\tDescription\r\nIntro\t0:01.250\t0:00.000\tdecimal\tCue\t\r\n' +
      '\t96000\t24000\t48000 Hz\tCue\tcough\r\nScene\t0:00:04:12\t0:00:01:00\t25 fps\tCue\t\r\n'
    expect(read(table)).toEqual([
      ['Intro', 1.25, 1.25],
      ['cough', 2, 2.5],
      ['Scene', 4.48, 5.48],
    ])
    expect(notes(table)).toEqual([])
  })

  it('come from Premiere in 16 bits a letter; pictures are left out, and that is said', () => {
    const table =
      'Marker Name\tDescription\tIn\tOut\tDuration\tMarker Type\t\nChapter ä\t\t00:00:35:16\t00:00:40:02\t00:00:04:11\tChapter\t\n\tnoise\t00;01;00;02\t00;01;00;02\t00;00;00;00\tComment\t\n'
    const wanted = [
      { text: 'Chapter ä', start: 35, end: 40 },
      { text: 'noise', start: 60, end: 60 },
    ]
    const little = Buffer.from(`\uFEFF${table}`, 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(readLabelFile(scratchFile(bytes, 'markers.csv'))).toEqual({
        ok: true,
        value: { labels: wanted, notes: [{ kind: 'label-pictures' }] },
      })
  })

  it('keep to their lines where a quote is left open', () => {
    const table = `Start;Name\n1;"open\n2;${'x'.repeat(12_000)}\n3;last\n`
    expect(read(table).map(([text, start]) => [text.slice(0, 5), start])).toEqual([
      ['"open', 1],
      ['xxxxx', 2],
      ['last', 3],
    ])
  })
})

describe('chapters of a podcast', () => {
  it('come with and without ends and titles; what has no time is left out', () => {
    const json = JSON.stringify({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Intro' },
        { startTime: 168.5, endTime: 260, title: 'Talk\nmore', img: 'https://example.com/x.png' },
        { startTime: '12' },
        { startTime: 300 },
        { startTime: -4, title: 'early' },
        null,
      ],
    })
    expect(read(json)).toEqual([
      ['Intro', 0, 0],
      ['Talk more', 168.5, 260],
      ['', 300, 300],
    ])
    expect(notes(json)).toEqual([
      "Block 3 has times that can't be read and was left out.",
      'A label at -4 s was left out: its time is out of range.',
      "Block 6 has times that can't be read and was left out.",
    ])
  })

  it.each(['{"chapters":{}}', '{"chapters":[', '[]', '"0:00 x"', '{"version":1}'])('are not in %s', (json) => {
    expect(readLabels(json).labels).toEqual([])
  })
})

describe('lists of times', () => {
  it('are read as people write them', () => {
    const list =
      '00:00 Intro\n\n- 1:02:03 – The end\n(0:31) cough\n[12:05.5]: page 12\n4:45-4:50 noise\nOutro 59:59\nThank you for listening\n'
    expect(read(list)).toEqual([
      ['Intro', 0, 0],
      ['cough', 31, 31],
      ['noise', 285, 290],
      ['page 12', 725.5, 725.5],
      ['Outro', 3599, 3599],
      ['The end', 3723, 3723],
    ])
    expect(notes(list)).toEqual(['Line 8 is no label and was left out.'])
  })

  it('take no time over lines that are made to take long', () => {
    const began = performance.now()
    readLabels(`0:00 Intro\n${'-'.repeat(100_000)}x\n${'a -'.repeat(300)}\n${'"'.repeat(50_000)}\n`)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
