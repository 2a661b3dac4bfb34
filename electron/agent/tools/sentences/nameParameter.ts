import { namePrepared } from '../../../../shared/texts/sayTool.ts'
import type { AgentTexts } from '../../texts/index.ts'

const endings: readonly (readonly [ending: string, unit: string])[] = [
  ['_dbtp', 'dBTP'],
  ['_db', 'dB'],
  ['_hz', 'Hz'],
  ['_ms', 'ms'],
  ['_lufs', 'LUFS'],
  ['_kbps', 'kbit/s'],
  ['semitones', 'semitones'],
  ['percent', '%'],
  ['duration', 's'],
  ['silence', 's'],
  ['keep', 's'],
  ['delay', 's'],
  ['older_than', 's'],
  ['_time', 's'],
  ['profile_start', 's'],
  ['source_start', 's'],
  ['profile_end', 's'],
  ['source_end', 's'],
]
const whole: Readonly<Record<string, string>> = {
  to: 's',
  length: 's',
  time: 's',
  pan: '%',
  room_size: '%',
  damping: '%',
  bpm_from: 'bpm',
  bpm_to: 'bpm',
}

/** A parameter's name in words, and its unit, as its key spells them: in English. */
export function nameParameter(key: string): { readonly name: string; readonly unit: string } {
  const [ending, unit] = endings.find(([end]) => key.endsWith(end)) ?? [
    '',
    Object.hasOwn(whole, key) ? (whole[key] ?? '') : '',
  ]
  const bare = ending.startsWith('_') && ending !== '_time' ? key.slice(0, -ending.length) : key
  return { name: bare.replaceAll('_', ' '), unit }
}

/** The same in the person's language; also of what a step is done to: "range", "tracks". */
export function nameParameterIn(key: string, { language, window }: AgentTexts): ReturnType<typeof nameParameter> {
  const own = nameParameter(key)
  if (language === 'en') return own
  return { name: namePrepared(key, window), unit: window.fieldWords.units[own.unit] ?? own.unit }
}
