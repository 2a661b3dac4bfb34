/** How the tools' own values are said in English: by the name of the parameter. Only tables. */
const phrases = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((phrase) => phrase.trim().split(/\s+/))

const table = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, rows))

export interface ChoiceWords {
  /** What a parameter may call it; the first that the tool takes is given. */
  readonly values: readonly string[]
  readonly phrases: readonly (readonly string[])[]
}

const choice = (values: string, said: string): ChoiceWords => ({ values: values.split(' '), phrases: phrases(said) })

/** Values that are one of a few, by the parameter's name: the longest phrase that is said counts. */
export const choiceWords = table<readonly ChoiceWords[]>({
  waveform: [
    choice('sine', 'sine,sinus,sine wave'),
    choice('square', 'square'),
    choice('sawtooth saw', 'sawtooth,saw,saw tooth'),
    choice('triangle', 'triangle'),
  ],
  kind: [choice('white', 'white'), choice('pink', 'pink'), choice('brown brownian red', 'brown,brownian,red')],
  curve: [
    choice('linear', 'linear,straight'),
    choice('equal_power equalPower', 'equal power,constant power'),
    choice('exponential exp', 'exponential,exp'),
    choice('logarithmic log', 'logarithmic,log'),
    choice('s_curve s sCurve cosine', 's curve,smooth,cosine,s shaped'),
  ],
  where: [
    choice(
      'start',
      'at the start,at the beginning,at the front,from the start,from the beginning,leading,off the start,at the very beginning,at the top',
    ),
    choice('end', 'at the end,from the end,trailing,off the end,at the very end,at the tail'),
    choice(
      'ends both both_ends start_and_end edges',
      'both ends,at both ends,either end,start and end,the start and the end,beginning and end,the beginning and the end',
    ),
    choice('inside middle', 'inside,in between,internal,in the middle'),
    choice('all', 'everywhere'),
  ],
  mode: [
    choice(
      'each',
      'each track,every track,separately,individually,each one,on its own,on their own,one by one,track by track',
    ),
    choice('together', 'together,as one,keeping the balance,as a whole'),
    choice('speech', 'speech,the voice,from the voice,neural,without a profile'),
    choice('profile', 'profile,noise print'),
  ],
  format: [
    choice('wav', 'wav,wave'),
    choice('mp3', 'mp3'),
    choice('flac', 'flac'),
    choice('ogg vorbis', 'ogg,vorbis,ogg vorbis'),
    choice('opus', 'opus'),
    choice('aiff', 'aiff,aif'),
    choice('m4a aac', 'm4a,aac,mp4'),
    choice('srt', 'srt,subtitles'),
    choice('vtt', 'vtt,webvtt'),
    choice('audacity', 'audacity,txt,text,text file'),
  ],
  by: [
    choice('tracks track', 'track,tracks,stem,stems,channel'),
    choice('labels label', 'label,labels,marker,markers,chapter,chapters,section,sections'),
  ],
  state: [
    choice('off', 'off,stop looping,stop the loop,disable,no loop,end the loop'),
    choice('on', 'turn on,looping on,loop on,enable,loop this,loop it,loop that,loop the selection'),
  ],
  channels: [
    choice('1', 'mono'),
    choice('2', 'stereo'),
    choice('fold', 'mixed down,mixed to stereo,mixed down to stereo,folded,folded down'),
    choice(
      'split',
      'split,each channel,every channel,with one track per channel,with separate channels,one track per channel,one track for each channel,a track per channel,a track for each channel,a track for every channel,each channel as a track,each channel on a track,each channel on its own track,every channel on its own track,separate channels,its channels separately,channels as separate tracks,channels on separate tracks,split into channels,channels split',
    ),
  ],
  overwrite: [choice('allowed', 'overwrite,overwriting,replace the old,replace the file,replacing')],
  gap: [
    choice(
      'leave',
      'leave a gap,leave the gap,leaving a gap,leaving the gap,keep the gap,keeping the gap,with a gap,without closing the gap,without moving the rest,without moving anything,without shifting',
    ),
    choice('close', 'close the gap,closing the gap,without a gap,ripple'),
  ],
  scope: [
    choice('all', 'everything else too,in sync,all the others too,keeping everything in sync'),
    choice('tracks', 'only this track,only on this track,this track only'),
  ],
})

/** Loudness by where it is going, LUFS: EBU R128 for broadcast, what the platforms ask for elsewhere. */
export const loudnessTargets = table<number>({
  podcast: -16,
  podcasts: -16,
  podcasting: -16,
  streaming: -14,
  spotify: -14,
  youtube: -14,
  apple: -16,
  broadcast: -23,
  broadcasting: -23,
  tv: -23,
  television: -23,
  radio: -23,
  audiobook: -20,
})
export const loudnessNouns = new Set(['loudness', 'level', 'levels', 'standard', 'standards', 'target', 'volume'])

export type SettingName =
  | 'attack'
  | 'release'
  | 'hold'
  | 'knee'
  | 'makeup'
  | 'threshold'
  | 'ratio'
  | 'ceiling'
  | 'delay'
  | 'decay'
  | 'bass'
  | 'mid'
  | 'treble'
  | 'room'
  | 'wet'
  | 'dry'
  | 'damping'
  | 'preDelay'
  | 'sensitivity'
  | 'smoothing'
  | 'width'
  | 'fade'
  | 'reduction'
  | 'least'
  | 'kept'
  | 'frequency'
  | 'amplitude'
  | 'bpm'

const setting = (name: SettingName, said: string): readonly (readonly [readonly string[], SettingName])[] =>
  phrases(said).map((phrase) => [phrase, name] as const)

/** "attack 5 ms", "a threshold of -18 dB", "5 ms release": values that are called by their name. */
export const settingWords: readonly (readonly [readonly string[], SettingName])[] = [
  ...setting('attack', 'attack,attack time'),
  ...setting('release', 'release,release time'),
  ...setting('hold', 'hold,hold time'),
  ...setting('knee', 'knee,knee width,soft knee'),
  ...setting('makeup', 'makeup,make up,makeup gain,make up gain'),
  ...setting('threshold', 'threshold'),
  ...setting('ratio', 'ratio'),
  ...setting('ceiling', 'ceiling'),
  ...setting('delay', 'delay,delay time'),
  ...setting('decay', 'decay,decay factor,feedback'),
  ...setting('bass', 'bass,lows,low end,low frequencies'),
  ...setting('mid', 'mid,mids,midrange,middle frequencies'),
  ...setting('treble', 'treble,highs,high end,top end,high frequencies'),
  ...setting('room', 'room size,room'),
  ...setting('wet', 'wet,wet level,wet gain'),
  ...setting('dry', 'dry,dry level,dry gain'),
  ...setting('damping', 'damping'),
  ...setting('preDelay', 'pre delay,predelay'),
  ...setting('sensitivity', 'sensitivity'),
  ...setting('smoothing', 'smoothing,frequency smoothing,smoothing bands'),
  ...setting('width', 'width,spike width,click width,max spike width'),
  ...setting('fade', 'fade time,fade length,fades of'),
  ...setting('reduction', 'noise reduction of,reduction of,level reduction'),
  ...setting('least', 'at least,minimum of,minimum length,minimum duration,minimum'),
  ...setting('kept', 'keeping,leaving,leave,truncate to'),
  ...setting('frequency', 'frequency,cutoff,cut off frequency,cutoff frequency'),
  ...setting('amplitude', 'amplitude'),
]

/** Settings that are parts of the sound: louder or quieter is said beside them. */
export const toneSettings: ReadonlySet<SettingName> = new Set<SettingName>(['bass', 'mid', 'treble'])

/** One after the other, and each by itself. */
export const eachWords: ReadonlySet<string> = new Set(['each', 'every'])
export const apartWords: ReadonlySet<string> = new Set(['separately', 'individually', 'independently', 'respectively'])

/** What lies between two clips. */
export const gapWords: ReadonlySet<string> = new Set(['gap', 'space', 'silence', 'pause', 'hole', 'emptiness'])
/** "mute the guitar during take 2": the time of a clip, on other tracks than its own. */
export const duringWords: ReadonlySet<string> = new Set([
  'during',
  'over',
  'under',
  'in',
  'within',
  'through',
  'throughout',
  'behind',
  'underneath',
  'across',
])
export const swapWords: ReadonlySet<string> = new Set(['swap', 'exchange', 'switch', 'trade'])
export const lengthOf = phrases(
  'the length of,length of,the duration of,the same length as,same length as,the same duration as,same duration as,as long as,just as long as,match the length of,the exact length of,the full length of',
)
export const samePitch = phrases(
  "at the same pitch,with the same pitch,keep the same pitch,keeping the same pitch,the same pitch,same pitch,keep the pitch the same,keep the pitch as it is,keep its pitch,keep the pitch,keeping the pitch,preserve the pitch,preserving the pitch,leave the pitch as it is,leave the pitch alone,leave the pitch,without changing the pitch,without a change of pitch,without changing pitch,without affecting the pitch,don't change the pitch,do not change the pitch,the pitch stays,pitch preserved,the pitch should stay the same",
)
export const afterItself = phrases(
  'right after itself,after itself,directly after itself,immediately after itself,just after itself,right behind itself,behind itself,next to itself',
)
export const afterIt = phrases('right after it,directly after it,immediately after it,right behind it')
/** "so that it starts at 70", "to start at 70". */
export const soThat = phrases('so that it,so it,such that it,so that they,so they,so that the clip,so the clip,to')

/** Words that say how a file is to sound, and are no part of its name. */
export const soundWords: ReadonlySet<string> = new Set([
  'wav',
  'wave',
  'mp3',
  'flac',
  'ogg',
  'opus',
  'aiff',
  'aif',
  'm4a',
  'aac',
  'vorbis',
  'stereo',
  'mono',
  'bit',
  'bits',
  'kbps',
  'hz',
  'khz',
  'file',
  'files',
  'audio',
  'separate',
  'one',
  'lossless',
])

/** Between a setting's name and its value. */
export const settingJoints = new Set(['of', 'at', 'to', 'is', '=', ':', 'by', 'set', 'about'])

/** A number with ":1" after it is a ratio where one of these is said. */
export const ratioContext = new Set([
  'compress',
  'compressor',
  'compression',
  'compressing',
  'ratio',
  'limit',
  'expander',
  'squash',
])
export const perOctave = phrases('per octave,an octave,a octave,each octave,/ octave,/ oct,per oct,/ o')

/** Intervals by their name, in semitones; a third is a major one where nothing is said. */
export const intervals = table<number>({
  unison: 0,
  second: 2,
  third: 4,
  fourth: 5,
  tritone: 6,
  fifth: 7,
  sixth: 9,
  seventh: 11,
  ninth: 14,
  tone: 2,
})
export const minorIntervals = table<number>({ second: 1, third: 3, sixth: 8, seventh: 10, ninth: 13 })
export const halfSteps = table<number>({ half: 1, whole: 2, semi: 1 })
export const stepNouns: ReadonlySet<string> = new Set(['step', 'tone', 'steps', 'tones'])
export const intervalKinds: ReadonlySet<string> = new Set(['major', 'minor', 'perfect'])
/** Where one of these is said, "a third" can be an interval; where one of the others is, it is a part. */
export const intervalContext: ReadonlySet<string> = new Set([
  'pitch',
  'pitched',
  'transpose',
  'transposed',
  'transposing',
  'detune',
  'tune',
  'key',
  'up',
  'down',
  'higher',
  'lower',
  'raise',
  'raised',
  'deeper',
  'shift',
  'octave',
])
export const loudnessContext: ReadonlySet<string> = new Set([
  'volume',
  'level',
  'gain',
  'loudness',
  'louder',
  'quieter',
  'softer',
  'tempo',
  'speed',
  'faster',
  'slower',
])

export const panContext = new Set(['pan', 'panning', 'panned', 'pans', 'balance', 'center', 'centre', 'stereo'])
export const panSides = table<number>({ left: -100, right: 100, l: -100, r: 100 })
export const panCentre = new Set(['center', 'centre', 'middle', 'zero'])
export const panStrengths = table<number>({
  hard: 1,
  fully: 1,
  full: 1,
  completely: 1,
  totally: 1,
  far: 1,
  halfway: 0.5,
  half: 0.5,
  slightly: 0.25,
  bit: 0.25,
  little: 0.25,
})
export const beforeSides = new Set([
  'to',
  'the',
  'towards',
  'toward',
  'over',
  'all',
  'way',
  'a',
  'on',
  'in',
  'of',
  'by',
])

/** "twice as fast", "half speed", "one and a half times as fast". */
export const fastWords = new Set(['fast', 'quick', 'speed', 'tempo', 'faster'])
export const slowWords = new Set(['slow', 'slower', 'slowly'])
export const slowerVerbs = new Set([
  'slow',
  'slows',
  'slowed',
  'slowing',
  'slower',
  'down',
  'reduce',
  'decrease',
  'lower',
])
export const fasterVerbs = new Set(['up', 'faster', 'increase', 'raise', 'quicken', 'accelerate'])
export const lowerVerbs = new Set([
  'down',
  'lower',
  'lowers',
  'lowered',
  'lowering',
  'deeper',
  'drop',
  'reduce',
  'decrease',
  'flat',
  'flatten',
])

/** Mains hum has a pitch and overtones: with a frequency beside it, it is filtered out where it is. */
export const humWords: ReadonlySet<string> = new Set(['hum', 'humming', 'buzz', 'buzzing', 'mains'])

/** Tracks that one of these stands before control what is done to the others. */
export const controlPreps = new Set([
  'under',
  'beneath',
  'below',
  'behind',
  'when',
  'whenever',
  'while',
  'to',
  'against',
  'by',
  'from',
  'during',
])
/** Before a track that makes others quieter, where the verb is a plain one. */
export const speakingPreps: ReadonlySet<string> = new Set([
  'under',
  'underneath',
  'beneath',
  'behind',
  'when',
  'whenever',
  'while',
])
export const controlPhrases = phrases(
  'whenever,when,while,as soon as,each time,every time,under,underneath,beneath,behind',
)
/** "when the host is talking": nothing more than the host. */
export const speakingWords = new Set([
  'talk',
  'talks',
  'talking',
  'speak',
  'speaks',
  'speaking',
  'voice',
  'speech',
  'sings',
  'singing',
  'plays',
  'playing',
  'comes',
  'is',
])

/** How names are given: "rename it to …", "label it as …", "call it …". */
export const naming = {
  renameJoints: new Set(['to', 'as', 'into']),
  labelJoints: new Set(['as', 'saying', 'reading']),
  callVerbs: new Set(['call', 'calling', 'called', 'name', 'naming', 'named']),
  touchWords: new Set(['touch', 'change', 'alter', 'edit', 'affect', 'modify', 'harm']),
  endsRequest: new Set(['please']),
} as const

/** "pauses shorter than a second": a most, where tools only know a least. */
export const shorterWords: ReadonlySet<string> = new Set(['shorter', 'briefer', 'under'])
