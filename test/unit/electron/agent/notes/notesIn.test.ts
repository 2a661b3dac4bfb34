import { describe, expect, it } from 'vitest'
import { notesIn } from '../../../../../electron/agent/notes/notesIn.ts'

const shortOf = (message: string) =>
  notesIn(message)?.lines.map(({ from, to, words }) => (to === null ? [from, words] : [from, to, words])) ?? null

describe('what is a list of notes', () => {
  it.each([
    ['one line with a time', '0:31 cough'],
    [
      'orders in lines, without times before them',
      'mute room tone\nsplit the reporter at 60\nadd a label called end at 1:36',
    ],
    ['two sentences that name times', 'delete 0:10 to 0:12\nthen fade out the last 5 seconds from 1:00'],
    ['times of the day', '10:30am call Bob\n11:30am call Anna'],
    ['an empty message', '\n\n'],
  ])('is not %s', (_, message) => {
    expect(notesIn(message)).toBeNull()
  })

  it('is two lines that begin with times, whatever stands before these in a list', () => {
    const lines = ['- 0:31 a', '* [1:00] b', '3. (1:30) c', '• 2:00 – d', '[ ] 2:30: e', '> @3:00 f', 'at 3:30: g']
    expect(shortOf(lines.join('\n'))).toEqual([
      [31, 'a'],
      [60, 'b'],
      [90, 'c'],
      [120, 'd'],
      [150, 'e'],
      [180, 'f'],
      [210, 'g'],
    ])
  })
})

describe('a line', () => {
  it.each([
    ['0:31-0:33 cough', [31, 33, 'cough']],
    ['0:31 – 0:33: cough', [31, 33, 'cough']],
    ['0:31 to 0:33 cough', [31, 33, 'cough']],
    ['von 0:31 bis 0:33 Husten', [31, 33, 'Husten']],
    ['1:02:03.5 -> 1:02:04,5 cough', [3723.5, 3724.5, 'cough']],
    ['1m30s cough', [90, 'cough']],
    ['1h 2m 3s cough', [3723, 'cough']],
    ['pg 12, 4:05: misread', [245, 'misread']],
    ['S. 14, 4:05 verlesen', [245, 'verlesen']],
    ['4:05 -3 dB', [245, '-3 dB']],
    ['4:05 "say it again"', [245, 'say it again']],
    ['4:05-4:01 cough', [245, 'cough']],
    ['4:05', [245, '']],
  ])('says where and what: %s', (line, read) => {
    expect(shortOf(`${line}\n9:00 end`)?.[0]).toEqual(read)
  })

  it('goes on in lines that are set in, and may have its time inside', () => {
    expect(shortOf('0:10 music in\n   and keep it low\n0:20 split\ncut the cough at 0:31')).toEqual([
      [10, 'music in and keep it low'],
      [20, 'split'],
      [31, 'cut the cough at 0:31'],
    ])
  })

  it('of a time code counts whole seconds, and says so', () => {
    expect(notesIn('00:01:10:12 cough\n00:02:00:00 split')?.lines).toMatchObject([
      { from: 70, inPictures: true },
      { from: 120, inPictures: true },
    ])
  })

  it('without a time is kept apart', () => {
    expect(notesIn('Hi Anna,\n0:31 cough\n0:40 cough\nBest, Bob')?.rest).toEqual(['Hi Anna,', 'Best, Bob'])
  })
})

describe('a table', () => {
  it.each([
    [
      'commas',
      'Time,Note\n0:31,"cough, loud"\n0:40,split',
      [
        [31, 'cough, loud'],
        [40, 'split'],
      ],
    ],
    [
      'tabs',
      'In\tOut\tComment\n0:31\t0:33\tcough\n0:40\t\tsplit',
      [
        [31, 33, 'cough'],
        [40, 'split'],
      ],
    ],
    [
      'semicolons, in German',
      'Seite;Zeit;Anmerkung\n12;0:31;Husten\n13;0:40;teilen',
      [
        [31, 'Husten'],
        [40, 'teilen'],
      ],
    ],
    [
      'bars',
      '| Time | Note |\n|---|---|\n| 0:31 | cough |\n| 0:40 | split |',
      [
        [31, 'cough'],
        [40, 'split'],
      ],
    ],
    [
      'lengths',
      'Start,Length,Name\n0:31,0:02,cough\n0:40,0:00,split',
      [
        [31, 33, 'cough'],
        [40, 'split'],
      ],
    ],
    [
      'what is to be done and why',
      'Time,Error,Action\n0:31,cough,cut\n0:40,,split',
      [
        [31, 'cut (cough)'],
        [40, 'split'],
      ],
    ],
    [
      'no first line',
      '12,0:31,cough\n13,0:40,split',
      [
        [31, 'cough'],
        [40, 'split'],
      ],
    ],
    [
      'a label track',
      '31.0\t33.0\tcough\n40.5\t40.5\tsplit',
      [
        [31, 33, 'cough'],
        [40.5, 'split'],
      ],
    ],
  ])('with %s', (_, message, read) => {
    expect(shortOf(message)).toEqual(read)
  })

  it('names the rows that have no time', () => {
    expect(notesIn('Time,Note\n0:31,cough\n,general: great show\n0:40,split')?.rest).toEqual(['general: great show'])
  })
})
