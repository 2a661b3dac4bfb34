/**
 * What people ask of a sound editor that may not be there: by the name that the tool has (or would have), the verbs that ask for it and
 * how it is called in an answer. A tool that exists brings its own words, and its row here is not used. Only tables.
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
  row('select_clip', 'select the clip,select clip', 'select clips', 'set_time_selection'),
  row('select_label', 'select the label,select label', 'select labels', 'set_time_selection'),
  row('join', 'join,merge,combine,glue,heal', 'join clips'),
  row('duplicate_clip', 'duplicate', 'duplicate clips', 'copy paste'),
  row('move_clip', 'move,shift,drag,slide,nudge', 'move clips', 'cut paste'),
  row('rename_clip', 'rename', 'rename clips'),
  row(
    'insert_silence',
    'insert … silence,add … silence,put … silence,insert … pause,insert … gap,insert silence,add silence,insert a pause,add a pause,insert a gap,add a gap',
    'insert silence',
    'silence_selection',
  ),
  row(
    'split_cut',
    'split cut,cut … leave a gap,cut … leave the gap,cut … leaving a gap,cut … leaving the gap,cut … without closing the gap,cut … keep the gap',
    'cut and leave a gap',
    'cut',
  ),
  row(
    'split_delete',
    'split delete,delete … leave a gap,delete … leave the gap,delete … leaving a gap,delete … leaving the gap,delete … keep the gap,delete … without closing the gap,remove … leave a gap,remove … leave the gap,remove … leaving a gap,remove … without closing the gap,delete … without moving,remove … without moving',
    'delete and leave a gap',
    'silence_selection delete_selection',
  ),
  row(
    'create_mono_track',
    'create a mono track,create mono track,add a mono track,create a track,create a new track,add a track,add a new track,new track,create track,add track,make a new track,add another track,create another track,create a new mono track,add a new mono track,new mono track,insert a track',
    'create tracks',
  ),
  row(
    'create_stereo_track',
    'create a stereo track,create stereo track,add a stereo track,create a new stereo track,add a new stereo track,new stereo track',
    'create tracks',
  ),
  row(
    'delete_track',
    'delete track,delete the track,remove track,remove the track,delete tracks,remove tracks',
    'delete whole tracks',
    'delete_selection silence_selection',
  ),
  row('duplicate_track', 'duplicate track,duplicate the track', 'duplicate tracks', 'copy paste'),
  row('move_track_up', 'move … track up,move … up,move track up', 'move tracks'),
  row('move_track_down', 'move … track down,move … down,move track down', 'move tracks'),
  row('rename_track', 'rename,rename track', 'rename tracks'),
  row(
    'set_track_gain',
    'set … track gain,set … track volume,set … gain,set … volume',
    'set a track’s volume',
    'apply_amplify',
  ),
  row('set_track_pan', 'pan', 'pan tracks'),
  row('mute_track', 'mute', 'mute tracks', 'silence_selection'),
  row('unmute_track', 'unmute', 'unmute tracks', 'undo'),
  row('solo_track', 'solo', 'solo tracks', 'play'),
  row('unsolo_track', 'unsolo', 'unsolo tracks'),
  row('mix_and_render', 'mix down,mixdown,mix and render,render,bounce,flatten', 'mix tracks together'),
  row(
    'add_label',
    'add a label,add label,label,add a marker,add marker,put a label,put a marker,place a label,place a marker,mark,set a marker,drop a marker,create a label,insert a label,add labels,add markers,tag,bookmark',
    'add labels',
    'split_at_time',
  ),
  row('rename_label', 'rename,rename label', 'rename labels'),
  row(
    'delete_label',
    'delete label,delete the label,remove label,remove the label,delete labels,delete the labels,remove the labels',
    'delete labels',
    'delete_selection',
  ),
  row('label_silences', 'label silences,label the silences,mark the silences,label the pauses', 'label silences'),
  row('import_labels', 'import labels,load labels', 'import labels'),
  row('export_labels', 'export labels,save labels', 'export labels'),
  row(
    'apply_loudness_normalize',
    'loudness normalize,normalize loudness,match loudness',
    'set the loudness in LUFS',
    'apply_normalize apply_amplify',
  ),
  row('apply_crossfade', 'crossfade,cross fade,cross-fade', 'crossfade', 'apply_fade_in apply_fade_out'),
  row(
    'apply_noise_reduction',
    'denoise,de-noise,reduce noise,remove noise,reduce the noise,remove the noise,noise reduction,clean up,clean,remove the hum,remove hum,remove the hiss,remove hiss,remove background noise,reduce background noise',
    'reduce noise',
    'silence_selection delete_selection',
  ),
  row('apply_compressor', 'compress,compression', 'compress', 'apply_normalize apply_amplify'),
  row('apply_limiter', 'limit,limiter', 'limit', 'apply_normalize'),
  row(
    'apply_high_pass',
    'high pass,high pass filter,highpass filter,highpass,low cut,lowcut,roll off the lows',
    'filter',
  ),
  row('apply_low_pass', 'low pass,low pass filter,lowpass filter,lowpass,high cut', 'filter'),
  row('apply_equalizer', 'equalize,equalise,eq', 'equalize', 'apply_amplify'),
  row('apply_noise_gate', 'gate,noise gate', 'gate noise', 'silence_selection'),
  row(
    'apply_click_removal',
    'declick,de-click,remove clicks,remove the clicks,remove pops',
    'remove clicks',
    'silence_selection',
  ),
  row(
    'apply_change_tempo',
    'change the tempo,change tempo,speed up,speed … up,slow down,slow … down,make … faster,make … slower,stretch,time stretch',
    'change the tempo',
  ),
  row(
    'apply_change_pitch',
    'change the pitch,change pitch,transpose,pitch up,pitch down,raise … pitch,lower … pitch,pitch shift,make … higher pitched,pitch,detune',
    'change the pitch',
  ),
  row('apply_change_speed', 'change the speed,change speed', 'change the speed'),
  row(
    'apply_truncate_silence',
    'truncate silence,truncate silences,truncate the silence,truncate the silences,shorten … silences,shorten … silence,shorten … pauses,remove silence,remove silences,remove the silence,remove the silences,remove … pauses,tighten … pauses,delete silence,delete the silences,cut out the silence,trim silence,trim the silence,remove … silences,delete … silences,delete … pauses,cut … pauses,cut … silences,take out … pauses,take out … silences,get rid of … pauses,get rid of … silences,strip silence',
    'shorten pauses',
    'delete_selection silence_selection',
  ),
  row('apply_auto_duck', 'duck,auto duck', 'duck one track under another', 'apply_amplify'),
  row('apply_echo', 'echo,add echo,add an echo', 'add an echo'),
  row('apply_reverb', 'reverb,add reverb', 'add reverb'),
  row(
    'generate_tone',
    'generate a tone,generate tone,insert a tone,add a tone,beep,add a beep,bleep',
    'generate tones',
    'silence_selection',
  ),
  row('generate_noise', 'generate noise,generate white noise,add noise,add white noise', 'generate noise'),
  row('rewind_to_start', 'rewind', 'rewind', 'seek'),
  row('skip_to_end', 'skip to end', 'skip to the end', 'seek'),
  row('toggle_loop', 'loop', 'loop', 'play'),
  row('play_preview_cut', 'preview the cut,preview cut', 'preview a cut', 'play'),
  row(
    'import_audio',
    'import,open,load,add the file',
    'open files from the chat (use Import, or drop them on the window)',
  ),
  row(
    'export_audio',
    'export,save as,export as,bounce to,render to,save to,download',
    'export from the chat (use Export in the menu)',
  ),
  row('export_multiple', 'export multiple,export each,export every', 'export several files'),
  row('save_project', 'save', 'save from the chat (every change is kept as it is made)'),
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

/** Of the features, those that are in the sound: with a range beside them ("the cough from 10 to 12") it is the range that counts. */
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
