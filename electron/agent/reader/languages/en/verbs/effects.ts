import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Argument, Group } from '../../../meaning/types.ts'
import type { Effect, Marker } from '../../../meaning/sentenceTypes.ts'
import * as v from '../../../meaning/values.ts'

/** Nouns of acts, for light verbs: "put a fade on it". */
const nouns: Readonly<Record<string, string>> = {
  fadeIn:
    'fade in|fadein|fade up|fade ins|fade for enter|fade of enter|fade of entrance|fade of entry|entrance fade|entry fade|fade for the entrance|fade for the start|opening fade',
  fadeOut:
    'fade out|fadeout|fade outs|fade for exit|fade of exit|exit fade|fade for the exit|fade for the end|closing fade',
  fadeBoth: 'fade in and out|fade in and fade out|fades|fade in and a fade out',
  crossfade: 'crossfade|cross fade|crossfades',
  reverb: 'verb|reverb|reverberation|room reverb|hall reverb|room sound|reverb effect|hall',
  echo: 'a delay|some delay|slapback|slap back|slapback echo|slap echo|slapback delay|echo|echoes|delay effect|echo effect|echos',
  highPass:
    'high pass|high pass filter|highpass|highpass filter|low cut|low cut filter|hpf|lowcut|hp filter|hpf filter|lowcut filter',
  lowPass:
    'low pass|low pass filter|lowpass|lowpass filter|high cut|high cut filter|lpf|lp filter|lpf filter|highcut filter',
  compress: 'compression|compressor|dynamic compression|dynamics compression',
  limit: 'limiter|limiting|brickwall limiter|brick wall limiter|hard limiter|brickwall',
  gate: 'gate|noise gate|gating',
  denoise: 'noise clean up|noise clean-up|noise cleanup|clean-up|noise reduction|noise removal|denoising|denoiser',
  deEss: 'de esser|deesser|de essing|deessing',
  crossGate: 'cross gate|crossgate|cross gating',
  bleed:
    'bleed|mic bleed|microphone bleed|spill|mic spill|crosstalk|cross talk|bleed between the mics|bleed between the microphones|bleed between the tracks|bleed from the other mics|bleed from the other microphones',
  sibilance: 'sibilance|sibilants|s sounds|ess sounds|esses|harsh s sounds|sharp s sounds|harsh esses|sharp esses',
  declick: 'click removal|declicker|declicking|click repair|pop removal',
  equalize: 'eq|equalizer|equaliser|equalization',
  normalize: 'normalization|normalisation|peak normalization',
  loudness: 'loudness normalization|loudness normalisation',
  reverse: 'reverse effect|reversal',
  invert: 'phase inversion|polarity inversion',
  tone: 'tone|beep|test tone|beep tone|bleep|wave|sound wave',
  noise: 'noise|hiss sound',
  roomTone: 'room tone|roomtone|room ambience|ambience|room tone fill|of room tone|natural room sound',
  insertSilence:
    'air|breathing space|breathing room|thinking time|of air|of breathing space|of thinking time|room to breathe|breather|silence|pause|gap|dead air|blank space|of silence|empty space|blank|of quiet|of nothing|nothing long|a little room|a bit of room|some room|more room|some space|a little space|a bit of space|a moment of silence|a moment of quiet|a beat of silence|a beat|a rest',
  newTrack:
    'track|new track|empty track|blank track|audio track|new empty track|new audio track|new blank track|tracks|new tracks|extra track|additional track|track more|tracks more|more track|more tracks|another track|further track',
  label:
    'timestamp|time stamp|chapter mark|chapter marker|flag|annotation|label|marker|mark|cue|bookmark|new label|new marker|tag|cue point|labels|markers',
  split: 'split|split point|cut point|splits',
  duck: 'ducking|auto duck|sidechain',
  pitch: 'pitch shift|pitch change',
  gain: 'gain|boost',
  envelopePoint:
    'envelope point|envelope points|volume point|volume points|volume envelope point|gain point|automation point|automation points|volume automation point|keyframe|keyframes|volume keyframe|level point',
  envelope: 'envelope|envelopes|volume envelope|gain envelope|automation|volume automation|gain automation',
  duplicate: 'duplicate|copy',
  clicks:
    'clicks|pops|click|crackle|crackles|clicks and pops|pops and clicks|popping|clicking|crackling|mouth clicks|vinyl clicks',
  files:
    'one file|a file|separate files|individual files|single files|a separate file|an individual file|a single file|its own file|one audio file|an audio file',
  mainsHum:
    'mains hum|the mains hum|power line hum|power hum|line hum|ground hum|ground loop hum|electrical hum|mains buzz|mains noise|hum removal|dehum',
  notch: 'notch|notch filter|band stop|band stop filter|band reject filter',
  dcOffset: 'dc offset|dc|dc bias|direct current offset|offset of the waveform',
  stereoSides:
    'left and right channels|left and right channel|left and right sides|stereo channels|stereo sides|stereo image|left and right',
  noiseThing:
    'noise|background noise|hiss|room noise|background hiss|hum|static|fan noise|rumble|buzz|tape hiss|wind noise|air conditioning noise|background hum|noises',
}

const named: readonly Rule[] = Object.entries(nouns).flatMap(([act, said]) =>
  said.split('|').flatMap((phrase) => rule('effect', phrase, () => ({ kind: 'effect' as const, act, brings: [] }))),
)

const microphones = 'mics|microphones|tracks|mikes'
const speaking = 'speaking|talking|saying_anything'

/** They are meant wherever that is, where no part is said. */
const everywhere: Argument = {
  tie: 'bare',
  content: { kind: 'group', group: { kind: 'part', stretch: { kind: 'whole' } } },
}

/** Those of several microphones whose person is silent, time by time: "whoever is not speaking". */
const idleVoices: readonly Rule[] = [
  `[everybody|everyone|anybody|anyone|all|the_one|the_ones|the_person|the_people|those|the_speaker|the_speakers] who|whoever is|are [just] not ${speaking}`,
  `[everybody|everyone|anybody|anyone|all|the_one|the_ones|the_person|the_people|those|the_speaker|the_speakers] who|whoever isn_t|aren_t ${speaking}`,
  `[everybody|everyone|anybody|anyone|the_one|the_ones|the_person|the_people|those] not ${speaking}`,
  `[all] [of] [the] ${microphones} that|which are|is not [in_use|being_used]`,
  `[all] [of] [the] ${microphones} of|from [everybody|everyone|those|people|the_people|the_ones] who|whoever are|is not ${speaking}`,
  `[all] [of] [the] ${microphones} of|from [everybody|everyone|those|people|the_people|the_ones] who|whoever aren_t|isn_t ${speaking}`,
  `[all] [of] the idle|unused|inactive ${microphones}`,
].flatMap((phrase) => [
  ...rule('effect', phrase, () => ({ kind: 'effect' as const, act: 'idleVoices', brings: [everywhere] }), -0.2),
  ...rule('effect', phrase, () => ({ kind: 'effect' as const, act: 'idleVoices', brings: [] })),
])

/** "The label" and "the pause" are rather ones that are there, and "the track" always. */
const made: ReadonlySet<string> = new Set(['label', 'insertSilence', 'newTrack'])
const there: ReadonlySet<string> = new Set(['label', 'insertSilence'])

function ownedBy(owner: Group, effect: Effect): Effect | null {
  if (made.has(effect.act)) return null
  const place: Argument = { tie: 'on', content: { kind: 'group', group: owner } }
  return { ...effect, brings: [...effect.brings, place], definite: true }
}

const described: readonly Rule[] = [
  ...rule(
    'effect',
    '[a|an|some|more|little|a_bit_of|a_little|a_little_bit_of|a_little_of|a_bit_more_of|a_touch_of|a_new|a_nice|another|a_short|a_quick|an_empty|a_blank|one|new|a_bit_more|one_more|a_further|any|a_second|an_additional|a_gentle|a_simple|a_slight|a_hint_of|a_proper] <effect:e>',
    ({ e }: { e: Effect }) => e,
  ),
  ...rule('effect', 'the <effect:e>', ({ e }: { e: Effect }) =>
    made.has(e.act) ? null : { ...e, definite: true as const },
  ),
  ...rule('effect', 'the <effect:e>', ({ e }: { e: Effect }) => (there.has(e.act) ? e : null), 0.8),
  // A hum is heard at the multiples of its frequency too, and they go with it.
  ...rule('effect', '<effect:e> [and|with] [all] [of] [its|the] harmonics|overtones', ({ e }: { e: Effect }) =>
    e.act === 'noiseThing' || e.act === 'mainsHum' ? e : null,
  ),
  // "add a tone over 0:12 to 0:14" makes one, and raises nothing by one.
  ...rule('effect', 'a|another|one tone', (): Effect => ({ kind: 'effect', act: 'tone', brings: [] }), -0.3),
  // "the guest's clicks", "his hum".
  ...rule('effect', "<group:g> 's <effect:e>", ({ g: owner, e }: { g: Group; e: Effect }) => ownedBy(owner, e)),
  ...rule('effect', 'his|her|their|its <effect:e>', ({ e }: { e: Effect }) => ownedBy(g.mention('it')(), e)),
  // Points that were put there, wherever that was: "all envelope points".
  ...rule(
    'effect',
    'all_the|all|all_of_the|every|any <effect:e>',
    ({ e }: { e: Effect }) => (e.act === 'envelopePoint' ? { ...e, brings: [...e.brings, everywhere] } : null),
    -0.2,
  ),
  // All that there is of it; "all tracks" are there already.
  ...rule('effect', 'all_the|all|all_of_the <effect:e>', ({ e }: { e: Effect }) => (e.act === 'newTrack' ? null : e)),
  ...rule('effect', '<value:v> <effect:e>', v.effectOf),
  ...rule('effect', '<value:v> of <effect:e>', v.effectWith('by')),
  ...rule('effect', 'a|an|the <value:v> <effect:e>', v.effectWith('by')),
  ...rule('effect', '<choice:v> <effect:e>', v.effectWith('as')),
  ...rule('effect', 'a|an|the <choice:v> <effect:e>', v.effectWith('as')),
]

/** Acts as nouns, with what is said in front of them. */
/** "with a compressor": how it is to be done, and no second thing. */
const byMeans: readonly Rule[] = rule(
  'marker',
  'with|using|by_means_of|by_way_of|through [a|an|the|some|a_bit_of|a_little] <effect:e>',
  ({ e }: { e: Effect }): Marker | null =>
    e.brings.length === 0 ? { kind: 'marker', marks: 'courtesy', by: e.act } : null,
  0.3,
)

/** "split it into one file per track": files are written, and the recording stays whole. */
const intoFiles: readonly Rule[] = rule(
  'effect',
  'split|divide|break|cut|chop|separate [it|this|everything|all|the_recording|the_project|the_audio|the_session|the_whole_thing] [up] into <effect:e>',
  ({ e }: { e: Effect }): Effect | null => (e.act === 'files' ? e : null),
  -1,
)

export const effects: readonly Rule[] = [...byMeans, ...named, ...idleVoices, ...described, ...intoFiles]
