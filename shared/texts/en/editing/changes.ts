import { formatTime } from '../../../wording/formatTime.ts'
import type { Sayings } from '../../../wording/sayings.ts'
import { sayName } from '../../../wording/saying.ts'
import type { EditNote, Change, ChangeValue } from '../../../schemas/change.ts'
import type { MonoCount } from '../../../schemas/edits/monoCount.ts'

/** What an edit has to say beside its numbers: parts of a sentence. */
const notes: Sayings<EditNote> = {
  'true-peak': ({ track, db }) => `${track === null ? '' : `${sayName(track)}: `}${sayPeak(db)}`,
  mono: ({ counted }) => sayMono(counted),
  gained: ({ track, db }) => `${track === null ? '' : `${sayName(track)}: `}a gain of ${sayGain(db)} dB`,
  'measured-by': ({ name, lufs }) => `${sayName(name)} is at ${lufs.toFixed(1)} LUFS`,
  'peak-rose': ({ by, db }) => {
    const over = db > 0 ? ', above full scale: lower its gain before it is exported' : ''
    return `its peaks rose by ${by.toFixed(1)} dB, to ${db.toFixed(1)} dBFS${over}`
  },
  'joins-heard': ({ count, heard, times }) => {
    const joins = count === 1 ? 'the join' : `${heard} of ${count} joins`
    return `${joins} may be heard, at ${times.map(formatTime).join(', ')}`
  },
  'room-filled': ({ count, seconds, first }) =>
    count === 1
      ? `${sayDuration(seconds)} of dead air at the join, from ${formatTime(first.start)}, gets room tone`
      : `dead air at ${count} joins, ${sayDuration(seconds)} together, gets room tone`,
  limited: ({ ceilingDb, db }) => `peaks are limited to ${ceilingDb} dBTP, the loudest by ${db.toFixed(1)} dB`,
  'level-short': ({ db }) => `it can't get nearer than ${db.toFixed(1)} below that ceiling`,
  'muted-heard': ({ count }) =>
    count === 1
      ? 'one of them was muted and is heard in the mix'
      : `${count} of them were muted and are heard in the mix`,
  'hum-found': ({ frequencyHz }) => `it hums at ${frequencyHz} Hz`,
  'made-like': ({ track, start, end }) => `like ${formatTime(start)}–${formatTime(end)} of ${track}`,
  'pauses-shortened': ({ count, seconds, first }) =>
    `${count === 1 ? '1 pause gets' : `${count} pauses get`} shorter, by ${sayDuration(seconds)} together${first.length === 0 ? '' : ': '}${[
      ...first.map(
        ({ start, end, after }) =>
          `${formatTime(start)}–${formatTime(end)}: ${sayDuration(end - start)} → ${sayDuration(after)}`,
      ),
      ...(first.length > 0 && count > first.length ? [`and ${count - first.length} more`] : []),
    ].join('; ')}`,
}

/** By which of two customs a loudness of one channel is told: played from two speakers it is 3 LU louder. */
const sayMono = (counted: MonoCount): string =>
  counted === 'once'
    ? 'mono counts once, as its file does; from two speakers it would be 3 LU more'
    : 'mono counts as dual mono, as from two speakers: 3 LU more than once'

const sayGain = (db: number): string => `${db > 0 ? '+' : ''}${db.toFixed(1)}`

const sayDuration = (seconds: number): string => `${Math.round(seconds * 100) / 100} s`

function sayPeak(db: number): string {
  const said = `the true peak comes to ${db.toFixed(1).replace(/^-(?=0\.0$)/u, '')} dBTP`
  return db > 0
    ? `${said}: above 0 dBFS it clips when it is exported; a limiter afterwards brings it down`
    : `${said}, above the usual -1 dBTP`
}

const sayShortened = (count: number, seconds: number): string =>
  `${count === 1 ? '1 pause' : `${count} pauses`} shortened, by ${sayDuration(seconds)} together`

export const editNotes = { notes, mono: sayMono, shortened: sayShortened }

const names: Readonly<Record<Change['what'], string>> = {
  pause: 'Pause',
  click: 'Click',
  loudness: 'Loudness',
  level: 'Level',
  noise: 'Noise',
  peak: 'Peak',
  length: 'Length',
}

const values: Sayings<ChangeValue> = {
  // A click is shorter than what two decimals can say.
  duration: ({ seconds }) =>
    seconds > 0 && seconds < 0.01 ? `${(seconds * 1000).toFixed(1)} ms` : `${Math.round(seconds * 100) / 100} s`,
  time: ({ seconds }) => formatTime(seconds),
  loudness: ({ lufs }) => `${lufs.toFixed(1)} LUFS`,
  peak: ({ db }) => `${db.toFixed(1)} dBFS`,
  level: ({ db }) => `${db.toFixed(1)} dB`,
  'about-level': ({ db }) => `about ${db.toFixed(1)} dB`,
  gain: ({ db }) => `${db} dB`,
  silence: 'silence',
  repaired: 'repaired',
  'no-noise': 'silent',
  'nothing-to-take-out': 'nothing to take out',
}

/** What was measured before and behind a change. */
export const measured = { names, values }
