import { sound } from './effects.ts'
import type { Frame, Slot } from './frame.ts'

const set = (param: string, dimension: NonNullable<Slot['dimensions']>[number], ...settings: string[]): Slot => ({
  param,
  settings,
  dimensions: [dimension, 'plain'],
})
const milliseconds = (param: string, ...settings: string[]): Slot => ({
  param,
  settings,
  dimensions: ['duration', 'plain'],
  convert: 'milliseconds',
})

/** Effects on time and pitch, between tracks, and what is made from nothing. */
const tone: readonly Slot[] = [
  { param: 'time', content: 'point', ties: ['at', 'to', 'from', 'after', 'before'] },
  { param: 'frequency_hz', ties: ['by', 'bare', 'at', 'with'], dimensions: ['frequency'], settings: ['frequency'] },
  { param: 'level_db', ties: ['at', 'with', 'by', 'bare'], dimensions: ['gain'], settings: ['level'] },
  { param: 'duration', ties: ['over', 'by', 'bare'], dimensions: ['duration'], settings: ['duration'] },
  { param: 'waveform', choice: 'waveform' },
  { param: '#place', choice: 'place', ties: ['on'] },
]

export const timeAndSources: readonly Frame[] = [
  {
    tool: 'apply_echo',
    acts: ['echo', 'light:echo', 'bare:echo'],
    target: { ...sound, ties: ['bare', 'on', 'to'] },
    slots: [
      { param: 'delay', settings: ['delay'], ties: ['by', 'over', 'at'], dimensions: ['duration', 'plain'] },
      { param: 'decay', settings: ['decay'], dimensions: ['percent', 'plain'], convert: 'percent' },
    ],
  },
  {
    tool: 'apply_reverb',
    acts: ['reverb', 'light:reverb'],
    target: { ...sound, ties: ['bare', 'on', 'to'] },
    slots: [
      set('room_size', 'percent', 'room'),
      set('damping', 'percent', 'damping'),
      set('wet_db', 'gain', 'wet'),
      set('dry_db', 'gain', 'dry'),
      milliseconds('pre_delay_ms', 'predelay'),
    ],
  },
  {
    tool: 'apply_truncate_silence',
    acts: ['truncate', 'remove', 'keep', 'cut', 'change', 'gain'],
    target: { object: ['pause'], place: ['part', 'track', 'clip', 'label', 'any'], needed: true, said: true },
    slots: [
      { param: 'keep', ties: ['to', 'bare'], dimensions: ['duration', 'plain'] },
      { param: 'threshold_db', ties: ['under', 'at'], settings: ['threshold'], dimensions: ['gain'] },
      { param: 'min_silence', ties: ['over'], dimensions: ['duration'] },
    ],
    options: { each: { mode: 'each' } },
    cost: -0.4,
  },
  {
    tool: 'apply_change_tempo',
    acts: ['change', 'gain', 'bare'],
    target: { ...sound, ties: ['bare', 'on', 'from', 'to'] },
    aspects: ['tempo', 'pace'],
    slots: [
      {
        param: 'percent',
        factor: 'factor',
        ties: ['by', 'bare', 'to', 'over'],
        dimensions: ['percent', 'factor'],
        convert: 'change',
        needed: true,
      },
    ],
    options: { 'keep pitch': {} },
    bare: true,
  },
  {
    tool: 'apply_change_tempo',
    acts: ['faster', 'timeStretch'],
    target: { ...sound, ties: ['bare', 'on', 'from'] },
    aspects: ['tempo', 'pace', 'speed'],
    aspectOptional: true,
    slots: [
      {
        param: 'percent',
        factor: 'factor',
        ties: ['by', 'bare', 'to', 'over'],
        dimensions: ['percent', 'factor'],
        convert: 'change',
        needed: true,
      },
    ],
    options: { 'keep pitch': {} },
  },
  {
    tool: 'apply_change_tempo',
    acts: ['change', 'gain'],
    target: { ...sound, ties: ['bare', 'on'] },
    aspects: ['tempo'],
    aspectOptional: true,
    slots: [
      { param: 'bpm_from', ties: ['from'], dimensions: ['beats', 'plain'], needed: true },
      { param: 'bpm_to', ties: ['to'], dimensions: ['beats'], needed: true },
    ],
    options: { 'keep pitch': {} },
  },
  {
    tool: 'apply_change_pitch',
    acts: ['pitch', 'change', 'gain', 'light:pitch', 'bare'],
    target: { ...sound, ties: ['bare', 'on', 'from'] },
    aspects: ['pitch'],
    aspectOptional: true,
    slots: [{ param: 'semitones', ties: ['by', 'bare'], dimensions: ['pitch'], convert: 'decibels', needed: true }],
    bare: true,
  },
  {
    tool: 'apply_change_speed',
    acts: ['change', 'gain'],
    target: { ...sound, ties: ['bare', 'on', 'from'] },
    aspects: ['speed'],
    slots: [
      {
        param: 'percent',
        factor: 'factor',
        ties: ['by', 'bare', 'to'],
        dimensions: ['percent', 'factor'],
        convert: 'change',
        needed: true,
      },
    ],
    options: { 'change pitch': {} },
  },
  {
    tool: 'apply_auto_duck',
    acts: ['duck', 'gain', 'light:duck'],
    target: { object: ['track', 'any'], place: ['part', 'track'], needed: true },
    slots: [
      { param: 'control', content: 'track', ties: ['under'], needed: true },
      { param: 'duck_db', ties: ['by', 'bare'], dimensions: ['gain', 'plain'], convert: 'down' },
      milliseconds('fade_ms', 'fade'),
      set('threshold_db', 'gain', 'threshold'),
    ],
    cost: 0.3,
  },
  {
    tool: 'generate_tone',
    acts: ['light:tone', 'generate:tone'],
    target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare'] },
    slots: tone,
  },
  {
    tool: 'generate_tone',
    acts: ['beep'],
    target: { object: ['part', 'label', 'clip'], place: ['track'], ties: ['bare'] },
    slots: tone,
    replaces: true,
  },
  {
    tool: 'generate_noise',
    acts: ['light:noise', 'generate:noise'],
    target: { object: ['part', 'label'], place: ['track'], ties: ['bare'] },
    slots: [
      { param: 'time', content: 'point', ties: ['at', 'to', 'from', 'after', 'before'] },
      { param: 'level_db', ties: ['at', 'with', 'by', 'bare'], dimensions: ['gain'], settings: ['level'] },
      { param: 'duration', ties: ['over', 'by', 'bare'], dimensions: ['duration'], settings: ['duration'] },
      { param: 'kind', choice: 'noise' },
      { param: '#place', choice: 'place', ties: ['on'] },
    ],
  },
]
