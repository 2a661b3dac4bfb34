import type { Frame, Slot, Target } from './frame.ts'

/** Anything that is heard. */
export const sound: Target = {
  object: ['part', 'track', 'clip', 'label', 'any'],
  place: ['part', 'track', 'clip', 'label', 'any'],
}

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

const curve: Slot = { param: 'curve', choice: 'curve' }

export const effects: readonly Frame[] = [
  {
    tool: 'apply_normalize',
    acts: ['normalize', 'light:normalize'],
    target: sound,
    aspects: ['peak', 'gain'],
    aspectOptional: true,
    slots: [{ param: 'peak_db', ties: ['to', 'at'], dimensions: ['gain', 'plain'], settings: ['peak', 'level'] }],
    options: { each: {}, together: {} },
  },
  {
    tool: 'apply_normalize',
    acts: ['change', 'gain'],
    target: sound,
    aspects: ['peak', 'gain'],
    aspectOptional: true,
    slots: [{ param: 'peak_db', ties: ['to', 'at'], dimensions: ['gain'], settings: ['peak'], needed: true }],
    options: { each: {}, together: {} },
    cost: 0.3,
  },
  {
    tool: 'apply_loudness_normalize',
    acts: ['normalize', 'loudness', 'change', 'light:loudness', 'gain', 'limit'],
    target: sound,
    aspects: ['loudness', 'gain'],
    aspectOptional: true,
    slots: [{ param: 'target_lufs', ties: ['to', 'at', 'bare'], dimensions: ['loudness'], needed: true }],
    options: { each: { mode: 'each' }, together: { mode: 'together' } },
  },
  {
    tool: 'apply_loudness_normalize',
    acts: ['loudness', 'normalize', 'change'],
    target: sound,
    aspects: ['loudness'],
    slots: [{ param: 'target_lufs', ties: ['to', 'at', 'bare'], dimensions: ['loudness', 'plain', 'gain'] }],
    options: { each: { mode: 'each' }, together: { mode: 'together' } },
    cost: 0.3,
  },
  {
    tool: 'apply_loudness_normalize',
    acts: ['loudness', 'light:loudness'],
    target: sound,
    slots: [{ param: 'target_lufs', ties: ['to', 'at', 'bare'], dimensions: ['loudness', 'plain', 'gain'] }],
    options: { each: { mode: 'each' }, together: { mode: 'together' } },
    cost: 0.3,
  },
  {
    tool: 'apply_amplify',
    acts: ['gain', 'change', 'light:gain', 'bare'],
    target: { ...sound, ties: ['bare', 'on', 'from', 'to'] },
    aspects: ['gain'],
    aspectOptional: true,
    slots: [
      {
        param: 'gain_db',
        ties: ['by', 'bare', 'to', 'with'],
        dimensions: ['gain', 'percent', 'factor', 'plain'],
        convert: 'decibels',
        needed: true,
      },
    ],
    options: { each: {}, together: {} },
    bare: true,
  },
  {
    tool: 'apply_fade_in',
    acts: ['fadeIn', 'light:fadeIn'],
    target: sound,
    slots: [
      {
        param: '#edge',
        ties: ['over', 'by', 'bare', 'with'],
        dimensions: ['duration', 'plain'],
        settings: ['duration'],
      },
      curve,
    ],
    options: { each: { '#each': true } },
    edge: 'start',
  },
  {
    tool: 'apply_fade_out',
    acts: ['fadeOut', 'light:fadeOut'],
    target: sound,
    slots: [
      {
        param: '#edge',
        ties: ['over', 'by', 'bare', 'with'],
        dimensions: ['duration', 'plain'],
        settings: ['duration'],
      },
      curve,
    ],
    options: { each: { '#each': true } },
    edge: 'end',
  },
  {
    tool: 'apply_fade_in',
    also: ['apply_fade_out'],
    acts: ['fadeBoth', 'light:fadeBoth'],
    target: sound,
    slots: [
      {
        param: '#edge',
        ties: ['over', 'by', 'bare', 'with'],
        dimensions: ['duration', 'plain'],
        settings: ['duration'],
        needed: true,
      },
      curve,
    ],
    edge: 'start',
  },
  {
    tool: 'apply_crossfade',
    acts: ['crossfade', 'light:crossfade'],
    target: {
      object: ['part', 'track', 'clip', 'any'],
      place: ['track', 'clip', 'part'],
      ties: ['bare', 'on', 'to'],
    },
    slots: [
      {
        param: 'duration',
        ties: ['over', 'by', 'bare', 'with'],
        dimensions: ['duration', 'plain'],
        settings: ['duration'],
      },
      curve,
    ],
    together: true,
  },
  { tool: 'apply_reverse', acts: ['reverse', 'light:reverse'], target: sound, options: { each: { '#each': true } } },
  { tool: 'apply_invert', acts: ['invert', 'light:invert'], target: { ...sound, ties: ['bare', 'on', 'from'] } },
  {
    tool: 'apply_high_pass',
    acts: ['highPass', 'light:highPass'],
    target: sound,
    slots: [
      {
        param: 'frequency_hz',
        ties: ['at', 'bare', 'by', 'to', 'under', 'with', 'from'],
        dimensions: ['frequency', 'plain'],
        settings: ['frequency'],
      },
      { param: 'rolloff_db', settings: ['slope'], dimensions: ['gain', 'plain'], convert: 'slope' },
    ],
  },
  {
    tool: 'apply_low_pass',
    acts: ['lowPass', 'light:lowPass'],
    target: sound,
    slots: [
      {
        param: 'frequency_hz',
        ties: ['at', 'bare', 'by', 'to', 'over', 'with', 'from'],
        dimensions: ['frequency', 'plain'],
        settings: ['frequency'],
      },
      { param: 'rolloff_db', settings: ['slope'], dimensions: ['gain', 'plain'], convert: 'slope' },
    ],
  },
  ...(['bass', 'mid', 'treble'] as const).map((aspect): Frame => ({
    tool: 'apply_equalizer',
    acts: ['gain', 'change', 'equalize', 'light', 'remove', 'cut', 'light:equalize'],
    target: { ...sound, ties: ['on', 'from', 'bare', 'to'] },
    aspects: [aspect],
    slots: [
      {
        param: `${aspect}_db`,
        ties: ['by', 'bare'],
        dimensions: ['gain', 'plain'],
        settings: [aspect],
        convert: 'decibels',
        needed: true,
      },
    ],
  })),
  {
    tool: 'apply_compressor',
    acts: ['compress', 'light:compress'],
    target: sound,
    slots: [
      { param: 'threshold_db', ties: ['at', 'to', 'over', 'with'], settings: ['threshold'], dimensions: ['gain'] },
      {
        param: 'ratio',
        ties: ['bare', 'at', 'by', 'to', 'with'],
        settings: ['ratio'],
        dimensions: ['ratio', 'factor'],
      },
      set('ratio', 'ratio', 'ratio'),
      milliseconds('attack_ms', 'attack'),
      milliseconds('release_ms', 'release'),
      set('knee_db', 'gain', 'knee'),
      set('makeup_db', 'gain', 'makeup'),
    ],
  },
  {
    tool: 'apply_limiter',
    acts: ['limit', 'light:limit'],
    target: sound,
    aspects: ['peak', 'gain'],
    aspectOptional: true,
    slots: [
      {
        param: 'ceiling_db',
        ties: ['to', 'at', 'under', 'bare'],
        settings: ['ceiling', 'threshold', 'peak'],
        dimensions: ['gain', 'plain'],
      },
      milliseconds('release_ms', 'release'),
    ],
  },
  {
    tool: 'apply_noise_gate',
    acts: ['gate', 'light:gate'],
    target: sound,
    slots: [
      {
        param: 'threshold_db',
        ties: ['at', 'under', 'to', 'bare', 'with'],
        settings: ['threshold'],
        dimensions: ['gain', 'plain'],
      },
      milliseconds('attack_ms', 'attack'),
      milliseconds('hold_ms', 'hold'),
      milliseconds('release_ms', 'release'),
      set('reduction_db', 'gain', 'reduction'),
    ],
  },
  {
    tool: 'apply_noise_reduction',
    acts: [
      'denoise',
      'light:denoise',
      'remove:noiseThing',
      'gain:noiseThing',
      'change:noiseThing',
      'cut:noiseThing',
      'denoise:noiseThing',
      'filter:noiseThing',
    ],
    target: { ...sound, ties: ['bare', 'on', 'from'] },
    slots: [
      { param: 'reduction_db', ties: ['by', 'bare', 'with'], settings: ['reduction'], dimensions: ['gain', 'plain'] },
      set('sensitivity', 'plain', 'sensitivity'),
      set('smoothing_bands', 'plain', 'smoothing'),
      { param: 'profile_start', until: 'profile_end', content: 'part', ties: ['sample'] },
    ],
  },
  {
    tool: 'apply_click_removal',
    acts: [
      'declick',
      'light:declick',
      'remove:clicks',
      'denoise:clicks',
      'change:clicks',
      'declick:clicks',
      'cut:clicks',
    ],
    target: { ...sound, ties: ['bare', 'on', 'from'] },
    slots: [set('threshold', 'plain', 'threshold'), milliseconds('width_ms', 'width')],
  },
]
