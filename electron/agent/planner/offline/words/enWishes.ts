/**
 * Wishes that say what is wrong, and not what is to be done: what they are said with, and what can be done about them.
 * Only tables.
 */
export interface Wish {
  readonly pattern: RegExp
  /** "It" or the name of what was spoken of is put for "%". */
  readonly offers: readonly { readonly tool: string; readonly say: string }[]
  /** Said first, where something like it can't be done at all. */
  readonly not?: string
}

const offer = (tool: string, say: string): Wish['offers'][number] => ({ tool, say })

/** Tried in their order; the first that fits is it. */
export const wishes: readonly Wish[] = [
  {
    pattern: /\b(?:same|equal|matching|equally) (?:volume|level|levels|loudness|loud|gain)\b|\bas (?:loud|quiet) as\b/,
    not: "I can't match one sound to another.",
    offers: [
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_normalize', 'normalize % to -3 dB'),
      offer('measure_loudness', 'how loud is everything?'),
    ],
  },
  {
    pattern: /\b(?:clipp(?:ed|ing)|distort(?:ed|ion|ing|s)?|crackling because|overdriven|peaking)\b/,
    not: "What is clipped in a recording I can't bring back.",
    offers: [
      offer('apply_amplify', 'lower % by 3 dB'),
      offer('apply_limiter', 'limit % to -1 dB'),
      offer('apply_low_pass', 'low pass % at 8000 Hz'),
    ],
  },
  {
    pattern:
      /\b(?:too|way|so|very|rather|a bit|bit|much|really|pretty|super) (?:\w+ )?(?:echoe?y|reverby|roomy|reverberant|boxy room)\b|\b(?:echoe?y|roomy|reverberant)\b|\btoo much (?:reverb|echo|room)\b/,
    not: "Reverb that is in a recording I can't take out.",
    offers: [
      offer('apply_noise_gate', 'gate %'),
      offer('apply_equalizer', 'lower the bass of % by 3 dB'),
      offer('apply_noise_reduction', 'reduce the noise in % by 6 dB'),
    ],
  },
  {
    pattern:
      /\b(?:levels?|volumes?) (?:\w+ ){0,4}(?:uneven|all over|inconsistent|different|jump|vary|varies)|\buneven\b|\binconsistent\b|\b(?:some|sometimes|parts?) (?:\w+ ){0,5}(?:louder|quieter|too loud|too quiet) (?:\w+ ){0,4}(?:others?|some|parts?|rest)\b|\bgoes? (?:up and down|loud and quiet)\b/,
    offers: [
      offer('apply_compressor', 'compress %'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_limiter', 'limit % to -3 dB'),
    ],
  },
  {
    pattern:
      /\b(?:too|way|so|very|rather|quite|bit|much|really|pretty|super|little) (?:loud|hot)\b|\b(?:drowns?(?: out)?|overpower(?:s|ing)?|covers? up|buries|blaring)\b|\bis (?:loud|blasting)\b/,
    offers: [
      offer('apply_amplify', 'turn % down by 6 dB'),
      offer('apply_normalize', 'normalize % to -6 dB'),
      offer('apply_auto_duck', 'duck the music under the voice'),
    ],
  },
  {
    pattern:
      /\b(?:too|way|so|very|rather|quite|bit|really|pretty|super|little) (?:quiet|soft|faint|low|silent|weak)\b|\b(?:can't|cannot|can barely|can hardly|barely|hardly) (?:be )?hear(?:d|able)?\b|\b(?:inaudible|faint|barely audible)\b|\bnot loud enough\b/,
    offers: [
      offer('apply_amplify', 'turn % up by 6 dB'),
      offer('apply_normalize', 'normalize % to -1 dB'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
    ],
  },
  {
    pattern:
      /\b(?:muffled|dull|dark|unclear|underwater|mumbl\w*|cloudy|lifeless|not clear|clearer|crisper|brighter|more clarity|more presence)\b/,
    offers: [
      offer('apply_equalizer', 'raise the treble of % by 4 dB'),
      offer('apply_high_pass', 'high pass % at 100 Hz'),
      offer('apply_normalize', 'normalize % to -1 dB'),
    ],
  },
  {
    pattern: /\b(?:boomy|boxy|muddy|bassy|rumbl\w*|too much (?:bass|low end)|woofy|plosives?|popping p'?s|proximity)\b/,
    offers: [offer('apply_high_pass', 'high pass % at 80 Hz'), offer('apply_equalizer', 'lower the bass of % by 4 dB')],
  },
  {
    pattern:
      /\b(?:harsh|tinny|shrill|piercing|sibilan(?:t|ce)|screechy|too (?:bright|sharp|sibilant)|essy|hissy s'?s|too much treble)\b/,
    offers: [
      offer('apply_equalizer', 'lower the treble of % by 4 dB'),
      offer('apply_low_pass', 'low pass % at 9000 Hz'),
    ],
  },
  {
    pattern: /\b(?:thin|empty|hollow|weak|cold|more body|warmer|fuller|richer)\b/,
    offers: [
      offer('apply_equalizer', 'raise the bass of % by 3 dB'),
      offer('apply_compressor', 'compress %'),
      offer('apply_reverb', 'add a little reverb to %'),
    ],
  },
  {
    pattern: /\b(?:clicks?|clicky|pops|crackl\w*|popping)\b/,
    offers: [offer('apply_click_removal', 'remove the clicks from %')],
  },
  {
    pattern: /\b(?:nois[ey]\w*|hiss\w*|hum\w*|buzz\w*|static|fans?|air ?con\w*|traffic|background|wind)\b/,
    offers: [
      offer('apply_noise_reduction', 'reduce the noise in %'),
      offer('apply_noise_gate', 'gate %'),
      offer('apply_high_pass', 'high pass % at 80 Hz'),
    ],
  },
  {
    pattern:
      /\b(?:(?:too (?:much|many|long)|lots? of|so many|long|awkward) (?:\w+ )?(?:silences?|pauses?|gaps|dead air)|drags?|dragging|rambl\w*|too long)\b/,
    offers: [
      offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
      offer('find_silences', 'where are the pauses?'),
      offer('trim_to_selection', 'keep the first 60 seconds'),
    ],
  },
  {
    pattern:
      /\b(?:too|way|so|very|bit|really) (?:fast|slow|quick)(?:ly)?\b|\b(?:talks?|speaks?) (?:too )?(?:fast|slow|quickly|slowly)\b/,
    offers: [offer('apply_change_tempo', 'make % 10% slower'), offer('apply_change_tempo', 'make % 10% faster')],
  },
  {
    pattern:
      /\b(?:sounds? (?:\w+ )?(?:better|good|nice|great|awesome|amazing|clean|professional|pro|cleaner|nicer|bad|awful|terrible|horrible|weird|wrong|off)|more professional\w*|professional(?:ly)?|(?:improve|enhance|polish|sweeten|perfect|optimi[sz]e|touch up|spruce up|fix up|beautify|work your magic)\b|broadcast (?:ready|quality)|studio (?:quality|sound)|radio (?:voice|ready)|fix (?:the |my |this |it)?(?:audio|sound|recording|voice|it)?$|make (?:it|this|my voice|the audio|the recording) (?:better|good|nice|nicer|great|pretty|perfect|clean|professional))/,
    offers: [
      offer('apply_noise_reduction', 'reduce the noise in %'),
      offer('apply_compressor', 'compress %'),
      offer('apply_loudness_normalize', 'set the loudness of % to -16 LUFS'),
      offer('apply_truncate_silence', 'shorten pauses longer than 1 second to half a second'),
    ],
  },
]
