import type { Sayings } from '../../../wording/sayings.ts'
import type { Change, ChangeValue } from '../../../schemas/change.ts'
import { formatTime } from '../../../wording/formatTime.ts'

const names: Readonly<Record<Change['what'], string>> = {
  pause: 'Pause',
  loudness: 'Loudness',
  level: 'Level',
  noise: 'Noise',
  peak: 'Peak',
  length: 'Length',
}

const values: Sayings<ChangeValue> = {
  duration: ({ seconds }) => `${Math.round(seconds * 100) / 100} s`,
  time: ({ seconds }) => formatTime(seconds),
  loudness: ({ lufs }) => `${lufs.toFixed(1)} LUFS`,
  peak: ({ db }) => `${db.toFixed(1)} dBFS`,
  level: ({ db }) => `${db.toFixed(1)} dB`,
  'about-level': ({ db }) => `about ${db.toFixed(1)} dB`,
  gain: ({ db }) => `${db} dB`,
  silence: 'silence',
  'no-noise': 'silent',
  'nothing-to-take-out': 'nothing to take out',
}

/** What was measured before and behind a change. */
export const measured = { names, values }
