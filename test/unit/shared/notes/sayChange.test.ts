import { describe, expect, it } from 'vitest'
import { sayChange, sayEditNote } from '../../../../shared/notes/sayChange.ts'
import type { Change, ChangeValue, EditNote } from '../../../../shared/schemas/change.ts'

const said = (what: Change['what'], before: ChangeValue, after: ChangeValue): string => {
  const words = sayChange({ what, before, after })
  return `${words.what}: ${words.before} → ${words.after}`
}

describe('a change', () => {
  it.each([
    [said('pause', { kind: 'duration', seconds: 2.004 }, { kind: 'duration', seconds: 0.5 }), 'Pause: 2 s → 0.5 s'],
    [said('length', { kind: 'time', seconds: 90 }, { kind: 'time', seconds: 60 }), 'Length: 1:30 → 1:00'],
    [
      said('loudness', { kind: 'loudness', lufs: -23 }, { kind: 'loudness', lufs: -16 }),
      'Loudness: -23.0 LUFS → -16.0 LUFS',
    ],
    [said('peak', { kind: 'silence' }, { kind: 'peak', db: -1.26 }), 'Peak: silence → -1.3 dBFS'],
    [said('level', { kind: 'gain', db: 0 }, { kind: 'gain', db: -12.5 }), 'Level: 0 dB → -12.5 dB'],
    [said('noise', { kind: 'level', db: -60 }, { kind: 'about-level', db: -72 }), 'Noise: -60.0 dB → about -72.0 dB'],
    [said('noise', { kind: 'no-noise' }, { kind: 'nothing-to-take-out' }), 'Noise: silent → nothing to take out'],
  ])('is said with its units: %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})

describe('a note', () => {
  const pause = (start: number) => ({ start, end: start + 2, after: 0.5 })
  it.each<[EditNote, string]>([
    [{ kind: 'mono', counted: 'once' }, 'mono counts once, as its file does; from two speakers it would be 3 LU more'],
    [{ kind: 'mono', counted: 'dual' }, 'mono counts as dual mono, as from two speakers: 3 LU more than once'],
    [{ kind: 'peak-rose', by: 0.84, db: -2.16 }, 'its peaks rose by 0.8 dB, to -2.2 dBFS'],
    [
      { kind: 'peak-rose', by: 0.84, db: 0.5 },
      'its peaks rose by 0.8 dB, to 0.5 dBFS, above full scale: lower its gain before it is exported',
    ],
    [{ kind: 'limited', ceilingDb: -1, db: 4.26 }, 'peaks are limited to -1 dBTP, the loudest by 4.3 dB'],
    [{ kind: 'level-short', db: -14.62 }, "it can't get nearer than -14.6 below that ceiling"],
    [{ kind: 'muted-heard', count: 1 }, 'one of them was muted and is heard in the mix'],
    [{ kind: 'muted-heard', count: 3 }, '3 of them were muted and are heard in the mix'],
    [{ kind: 'hum-found', frequencyHz: 50 }, 'it hums at 50 Hz'],
    [{ kind: 'true-peak', track: null, db: -0.4 }, 'the true peak comes to -0.4 dBTP, above the usual -1 dBTP'],
    [
      { kind: 'true-peak', track: 'Host\nGuest', db: 0.4 },
      'Host Guest: the true peak comes to 0.4 dBTP: above 0 dBFS it clips when it is exported; a limiter afterwards brings it down',
    ],
    [
      { kind: 'pauses-shortened', count: 1, seconds: 1.5, first: [pause(4)] },
      '1 pause gets shorter, by 1.5 s together: 0:04–0:06: 2 s → 0.5 s',
    ],
    [
      { kind: 'pauses-shortened', count: 3, seconds: 4.5, first: [pause(4), pause(10)] },
      '3 pauses get shorter, by 4.5 s together: 0:04–0:06: 2 s → 0.5 s; 0:10–0:12: 2 s → 0.5 s; and 1 more',
    ],
  ])('is said behind what was done: %j', (note, expected) => {
    expect(sayEditNote(note)).toBe(expected)
  })
})
