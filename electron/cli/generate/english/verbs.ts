import type { ActName } from '../acts.ts'

/** Verb in four forms, words before the object, words behind it; `#` is the value. */
export type Wording = readonly [forms: readonly [string, string, string, string], before: string, behind: string]

const regular = (base: string): readonly [string, string, string, string] => {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  return [base, `${stem}ing`, `${stem}ed`, `${stem}ed`]
}
const same = (base: string, doing: string): readonly [string, string, string, string] => [base, doing, base, base]
const apply = ['apply', 'applying', 'applied', 'applied'] as const
const drop = ['drop', 'dropping', 'dropped', 'dropped'] as const
const get = ['get', 'getting', 'got', 'got'] as const
const take = ['take', 'taking', 'took', 'taken'] as const
const throwing = ['throw', 'throwing', 'threw', 'thrown'] as const
const make = ['make', 'making', 'made', 'made'] as const
const keep = ['keep', 'keeping', 'kept', 'kept'] as const
const bring = ['bring', 'bringing', 'brought', 'brought'] as const
const trim = ['trim', 'trimming', 'trimmed', 'trimmed'] as const
const run = ['run', 'running', 'ran', 'run'] as const
const put = same('put', 'putting')
const set = same('set', 'setting')
const cut = same('cut', 'cutting')
const split = same('split', 'splitting')
const pan = ['pan', 'panning', 'panned', 'panned'] as const

/** How each act is said in English. */
export const englishVerbs: Readonly<Record<ActName, readonly Wording[]>> = {
  remove: [
    [regular('delete'), '', ''],
    [regular('remove'), '', ''],
    [regular('erase'), '', ''],
    [cut, '', 'out'],
    [take, '', 'out'],
    [get, 'rid of', ''],
    [drop, '', ''],
    [throwing, '', 'away'],
  ],
  keep: [
    [keep, 'only', ''],
    [trim, 'down to', ''],
    [keep, 'nothing but', ''],
    [regular('crop'), 'to', ''],
  ],
  silence: [
    [regular('silence'), '', ''],
    [make, '', 'silent'],
    [regular('replace'), '', 'with silence'],
  ],
  reverse: [
    [regular('reverse'), '', ''],
    [regular('reverse'), 'the sound of', ''],
  ],
  invert: [
    [regular('invert'), '', ''],
    [regular('invert'), 'the phase of', ''],
  ],
  fadeIn: [
    [regular('fade'), 'in', ''],
    [apply, 'a fade in to', ''],
    [put, 'a fade in on', ''],
  ],
  fadeOut: [
    [regular('fade'), 'out', ''],
    [apply, 'a fade out to', ''],
    [put, 'a fade out on', ''],
  ],
  normalize: [
    [regular('normalize'), '', 'to # dB'],
    [regular('normalise'), '', 'to # decibels'],
    [bring, 'the peak of', 'to # dB'],
  ],
  louder: [
    [make, '', '# dB louder'],
    [regular('raise'), '', 'by # dB'],
    [regular('turn'), '', 'up by # dB'],
    [regular('boost'), '', 'by # decibels'],
    [regular('amplify'), '', 'by # dB'],
  ],
  quieter: [
    [make, '', '# dB quieter'],
    [regular('lower'), '', 'by # dB'],
    [regular('turn'), '', 'down by # dB'],
    [make, '', '# dB softer'],
    [regular('attenuate'), '', 'by # decibels'],
  ],
  loudness: [
    [bring, '', 'to # LUFS'],
    [regular('normalize'), 'the loudness of', 'to # LUFS'],
    [get, '', 'to # LUFS'],
  ],
  highPass: [
    [run, 'a high-pass filter at # Hz over', ''],
    [apply, 'a # Hz high-pass to', ''],
    [regular('high-pass'), '', 'at # Hz'],
  ],
  lowPass: [
    [run, 'a low-pass filter at # Hz over', ''],
    [apply, 'a # Hz low-pass to', ''],
    [regular('low-pass'), '', 'at # Hz'],
  ],
  pitch: [
    [regular('raise'), 'the pitch of', 'by # semitones'],
    [regular('pitch'), '', 'up by # semitones'],
    [regular('transpose'), '', 'up # semitones'],
  ],
  split: [
    [split, '', 'at @'],
    [split, '', 'at @'],
    [regular('divide'), '', 'at @'],
  ],
  pause: [
    [regular('insert'), '# of silence at @', ''],
    [regular('add'), '# of silence at @', ''],
    [put, '# of silence in at @', ''],
  ],
  envelope: [
    [regular('add'), 'an envelope point at @ with # dB', ''],
    [put, 'an envelope point of # dB at @', ''],
    [set, 'the volume envelope to # dB at @', ''],
    [set, 'an envelope point at @ to # dB', ''],
  ],
  label: [
    [regular('add'), 'a label called "#" at @', ''],
    [put, 'a label at @ named "#"', ''],
    [regular('insert'), 'a label "#" at @', ''],
    [put, 'a marker called "#" at @', ''],
  ],
  mute: [
    [regular('mute'), '', ''],
    [regular('mute'), '', ''],
  ],
  solo: [
    [['solo', 'soloing', 'soloed', 'soloed'], '', ''],
    [put, '', 'on solo'],
  ],
  pan: [[pan, '', '#']],
  duplicate: [
    [regular('duplicate'), '', ''],
    [make, 'a duplicate of', ''],
  ],
  dropTrack: [
    [regular('delete'), '', ''],
    [regular('remove'), '', ''],
    [get, 'rid of', ''],
  ],
  rename: [
    [regular('rename'), '', 'to "#"'],
    [regular('call'), '', '"#" from now on'],
    [regular('change'), 'the name of', 'to "#"'],
  ],
}
