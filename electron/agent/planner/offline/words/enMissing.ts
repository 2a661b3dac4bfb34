/**
 * What people ask for and a planner may have no tool for: a name, the verbs that ask for it and how it is called in an
 * answer. A tool that is there brings its own words, and needs no row. Only tables.
 */
export interface MissingTool {
  readonly tool: string
  readonly words: readonly string[]
  /** "I can't … yet". */
  readonly doing: string
  /** Tools that come near it. */
  readonly near: readonly string[]
}

const row = (tool: string, words: string, doing: string, near = ''): MissingTool => ({
  tool,
  words: words.split(',').map((word) => word.trim()),
  doing,
  near: near === '' ? [] : near.split(' '),
})

export const missingTools: readonly MissingTool[] = [
  // Tools that a planner may be given without: another tool would take their words and do something else.
  row(
    'insert_silence',
    'insert … silence,add … silence,put … silence,insert … pause,insert … gap,insert silence,add silence,insert a pause,add a pause,insert a gap,add a gap',
    'insert silence',
    'silence_selection',
  ),
  row(
    'split_delete',
    'split delete,delete … leave a gap,delete … leave the gap,delete … leaving a gap,delete … leaving the gap,delete … keep the gap,delete … without closing the gap,remove … leave a gap,remove … leave the gap,remove … leaving a gap,remove … without closing the gap,delete … without moving,remove … without moving',
    'delete and leave a gap',
    'silence_selection delete_selection',
  ),
  row('mute_track', 'mute', 'mute tracks', 'silence_selection'),
  row(
    'apply_truncate_silence',
    'truncate silence,truncate silences,truncate the silence,truncate the silences,shorten … silences,shorten … silence,shorten … pauses,remove silence,remove silences,remove the silence,remove the silences,remove … pauses,tighten … pauses,delete silence,delete the silences,cut out the silence,trim silence,trim the silence,remove … silences,delete … silences,delete … pauses,cut … pauses,cut … silences,take out … pauses,take out … silences,get rid of … pauses,get rid of … silences,strip silence',
    'shorten pauses',
    'delete_selection silence_selection',
  ),
  // Queries, which only a model asks.
  row('measure_loudness', 'measure,analyze,analyse', 'measure loudness'),
  row('find_silences', 'find silences,find the silences,find silence,find the pauses,detect silence', 'find silences'),
  // Nothing of the kind is planned; it is known so that the answer can say what is not done.
  row('translate', 'translate', 'translate'),
  row('transcribe', 'transcribe,caption,subtitle', 'transcribe speech'),
  row('record', 'record,start recording,start a recording', 'record'),
  row('master', 'master,remix,mix,remaster', 'mix or master'),
  row('autotune', 'autotune,auto-tune,tune', 'correct pitch'),
  row('publish', 'publish,upload,email,send,post,share,burn,print', 'send files anywhere'),
  row(
    'separate',
    'separate,isolate the vocals,extract the vocals,remove the vocals,unmix',
    'separate voices from music',
  ),
  row('zoom', 'zoom,zoom in,zoom out,scroll', 'zoom from the chat'),
]

/** "apply", "add", "do": a noun or an adjective says what. */
export const genericVerbs: ReadonlySet<string> = new Set(
  'apply applying add adding do doing make making put use using give perform run insert create have get getting set turn turning change changing bring let'.split(
    ' ',
  ),
)

const group = (feature: string, words: string): readonly (readonly [string, string])[] =>
  words.split(',').map((word) => [word.trim(), feature] as const)

/**
 * Of the features, those that are in the sound: with a range beside them ("the cough from 10 to 12") it is the range
 * that counts.
 */
export const soundFeatures: ReadonlySet<string> = new Set([
  'reduce noise',
  'find pauses by themselves',
  'find words or sounds by themselves',
  'remove clicks',
  'make music',
])

/** Things in sound, or done to sound, that a sentence can be about and no verb here is for. */
export const features: ReadonlyMap<string, string> = new Map([
  ...group('reduce noise', 'noise,background noise,hum,hiss,static,rumble,buzz,wind noise,room tone,crackle'),
  ...group('find pauses by themselves', 'silences,pauses,gaps,dead air,silence,pause,gap'),
  ...group(
    'find words or sounds by themselves',
    'ums,uhs,ums and uhs,filler words,fillers,umms,breaths,breathing,coughs,cough,sneeze,laughter,swearing,swear words,mouth noises,plosives,lip smacks,stutters,mistakes,retakes,the word',
  ),
  ...group('remove clicks', 'clicks,pops,click,pop'),
  ...group('change the pitch', 'pitch,semitone,semitones,octave'),
  ...group('change the speed', 'speed,tempo,faster,slower,bpm'),
  ...group('change the tone', 'bass,treble,eq,mids,highs,lows,brighter,warmer,muddy,high end,low end,frequencies'),
  ...group(
    'use effects',
    'reverb,echo,delay,compression,compressor,limiter,gate,low pass,high pass,lowpass,highpass,low pass filter,high pass filter,filter,effect,effects',
  ),
  ...group(
    'add effects like that',
    'flanger,phaser,distortion,overdrive,vocoder,autotune,vibrato,tremolo,chorus effect,wah,bitcrusher,plugin,plugins,vst',
  ),
  ...group(
    'take back an effect on its own (undo takes back the last request)',
    'fade,fades,normalization,normalisation,crossfade',
  ),
  ...group('pan', 'pan,panning'),
  ...group('change channels', 'mono,stereo,channel,channels'),
  ...group(
    'transcribe or translate',
    'transcript,transcription,subtitles,captions,french,german,spanish,english,italian,chinese,japanese',
  ),
  ...group('write files', 'mp3,wav,flac,ogg,m4a,aac,disk'),
  ...group('send files anywhere', 'email,cd,youtube,spotify,soundcloud,dropbox,google drive'),
  ...group('set the loudness in LUFS', 'lufs,loudness'),
  ...group('make music', 'beat,drums,melody,harmony,chords'),
])
