/**
 * What people say beside the words that the tools bring themselves, by the tool's name: one phrase may belong to
 * several tools. Only tables.
 */
const table = (rows: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(rows).map(([tool, words]) => [tool, words.split(',').map((word) => word.trim())]))

const counted = (kinds: string): string =>
  'create,add,make,insert'
    .split(',')
    .flatMap((verb) => kinds.split(',').map((kind) => `${verb} # ${kind}`))
    .join(',')

const product = (verbs: string, nouns: string): string =>
  verbs
    .split(',')
    .flatMap((verb) => nouns.split(',').map((noun) => `${verb} ${noun}`))
    .join(',')

const startsAt = ['make', 'have', 'let', 'get', 'want', 'set', 'put']
  .flatMap((verb) => ['start', 'begin', 'end', 'starts', 'begins', 'ends'].map((edge) => `${verb} … ${edge}`))
  .join(',')
const toTop = product('put …,place …,bring …', 'at the top,on top,to the top,at the very top,to the very top,up top')
const toBottom = product('put …,place …,bring …', 'at the bottom,to the bottom,at the very bottom,to the very bottom')
const wholeTracks = product('select', 'the whole,the entire,all of,the full')
const wishes =
  'want only,only want,just want,need only,only need,just need,want just,want to keep,only want to keep,just want to keep'

const onlyProfiles = 'noise in,noise from,noise between'
const profiles = `noise is in,noise is from,noise is between,noise alone is,noise by itself is,noise sample is,noise profile is,noise only in,noise only from,noise is only in,${onlyProfiles}`

const hearOnly =
  product('only,just', 'hear,want to hear,listen to,want to listen to') +
  ',' +
  product('hear,want to hear,listen to', 'only,just')
/** "put a label on every pause": the pauses are looked for. */
const pauseLabels = product(
  product('put,add,place,set,drop,create,insert,make', 'a label,a marker,labels,markers'),
  ['every', 'each', 'all', 'all the', 'the', 'any']
    .flatMap((which) => ['pause', 'silence', 'gap', 'pauses', 'silences', 'gaps'].map((noun) => `… ${which} ${noun}`))
    .join(','),
)

interface PhraseGuard {
  /** Only in the form that the table has: "start" is not "starting". */
  readonly exact: boolean
  readonly follows: 'an object' | 'a place' | 'a part' | 'a track' | 'anything'
  /** One of these stands before it. */
  readonly behind?: ReadonlySet<string>
}

/** Phrases of which each word is too common to mean a tool wherever it stands. */
export const phraseGuards: Readonly<Record<string, PhraseGuard>> = Object.fromEntries<PhraseGuard>([
  ...onlyProfiles
    .split(',')
    .map(
      (phrase) => [phrase, { exact: false, follows: 'anything', behind: new Set(['only', 'just', 'hear']) }] as const,
    ),
  ['start', { exact: true, follows: 'an object' }] as const,
  ...startsAt.split(',').map((phrase) => [phrase, { exact: false, follows: 'a place' }] as const),
  ...wishes.split(',').map((phrase) => [phrase, { exact: false, follows: 'a part' }] as const),
  ...[...toTop.split(','), ...toBottom.split(','), ...wholeTracks.split(',')].map(
    (phrase) => [phrase, { exact: false, follows: 'a track' }] as const,
  ),
])

/** They tell of a thing, and stand behind its article all the same. */
export const tellingPhrases: ReadonlySet<string> = new Set(profiles.split(','))

/** What a place begins with: "at 5", "where take 2 ends", "right after the intro". */
export const placeOpeners: ReadonlySet<string> = new Set([
  'at',
  'where',
  'when',
  'right',
  'just',
  'directly',
  'immediately',
  'exactly',
  'after',
  'before',
  'on',
])

export const toolWords: Readonly<Record<string, readonly string[]>> = table({
  rename_track: 'rename,call,name,change the name of,retitle',
  rename_clip: 'rename,call,name,change the name of,retitle',
  rename_label: 'rename,change the text of,change the name of,retitle',
  set_track_gain:
    'set … track volume,set the track volume of,set … track gain,set the track gain of,set the volume of,set the gain of,set the level of,set … volume,set … gain,set … fader,track volume,track gain,pull … fader',
  set_track_pan: 'pan,center,centre,set … pan,put … in the center,put … in the centre,panning,balance',
  mute_track: 'mute',
  unmute_track:
    'unmute,un-mute,turn off … mute,turn … mute off,turn the mute off,switch off the mute,turn off mute,turn mute off,take … off mute',
  solo_track: `solo,turn on solo,put … on solo,${hearOnly}`,
  unsolo_track:
    'unsolo,un-solo,turn off solo,turn off the solo,turn solo off,turn the solo off,stop soloing,switch off solo,take … off solo,end solo',
  delete_track: 'delete track,delete the track',
  duplicate_track: 'duplicate,duplicate track,clone,make a duplicate of,make a copy of … track',
  duplicate_clip: 'duplicate,clone,make a duplicate of',
  create_mono_track:
    'new track,add a track,create a track,make a new track,new mono track,create a new track,add a new track,add another track,add a new mono track,create a mono track,' +
    counted(
      'tracks,new tracks,more tracks,empty tracks,mono tracks,new mono tracks,more mono tracks,empty mono tracks',
    ),
  create_stereo_track:
    'new stereo track,add a stereo track,create a stereo track,create a new stereo track,add a new stereo track,make a stereo track,make a new stereo track,' +
    counted('stereo tracks,new stereo tracks,more stereo tracks,empty stereo tracks'),
  move_track_up: `${toTop},move … to the top,move … to the very top,move … up,move up,move … higher`,
  move_track_down: `${toBottom},swap,exchange,switch,trade places,swap places,move … to the bottom,move … to the very bottom,move … down,move down,move … lower`,
  mix_and_render: `${product('bounce …,mix …,mix … down,bounce … down,merge …,combine …,render …,flatten …', 'to one track,to a single track,to one stereo track,to a stereo track,to stereo,to one mono track,to a mono track,to mono,to a new track,into a new track,onto a new track,to a new stereo track,into a new stereo track,to a new mono track,into a new mono track,into one track,into a single track,into one stereo track,into a stereo track,into a single stereo track,to a single stereo track')},mix and render,mix … down,mix down,mixdown,bounce … down,bounce,flatten,render,mix … into one,mix … together,merge … into one track,combine … into one track,merge … tracks,combine … tracks,mix … to one track`,
  add_label:
    'label,add a label,add label,put a label,place a label,create a label,insert a label,set a label,drop a label,add a marker,add marker,put a marker,place a marker,set a marker,drop a marker,insert a marker,create a marker,mark,bookmark,tag,add another label',
  delete_label:
    'delete label,delete the label,delete the marker,delete marker,remove label,remove the label,remove the marker,remove marker,delete all labels,delete all the labels,remove all labels,remove all the labels,clear the labels',
  label_silences: `${pauseLabels},label silences,label the silences,label all silences,label all the silences,label every silence,mark the silences,mark all silences,mark all the silences,label the pauses,label all pauses,label all the pauses,mark the pauses,mark all pauses,mark every pause,label every pause,put a label at every silence,put labels at the silences,label silence,label pauses`,
  import_labels: 'import labels,import the labels,load labels,load the labels,open labels',
  export_labels:
    'export labels,export the labels,export all labels,save labels,save the labels,export label,export markers,export the markers,export the chapters',
  move_clip: `move,shift,drag,slide,nudge,move clip,start,${startsAt}`,
  play: `${hearOnly},start`,
  join: 'join,merge,combine,glue,heal,join together,join up',
  insert_silence:
    'insert … silence,add … silence,put … silence,insert silence,add silence,insert … pause,add … pause,put … pause,insert a pause,add a pause,insert a gap,add a gap,insert … gap,add … gap,insert … dead air,generate silence,generate … silence',
  split_delete:
    'split delete,delete … and leave a gap,delete … but leave a gap,delete … leaving a gap,delete … leave a gap,delete … leave the gap,delete … keep the gap,remove … and leave a gap,remove … but leave a gap,remove … leaving a gap,remove … leave the gap,delete … without closing the gap,remove … without closing the gap,delete … without moving the rest',
  split_cut:
    'split cut,cut … and leave a gap,cut … but leave a gap,cut … but leave the gap,cut … leaving a gap,cut … leave a gap,cut … leave the gap,cut … keep the gap,cut … without closing the gap,cut … without moving the rest',
  delete_selection: `ripple delete,${product('close,close up', 'the gap,the space,the hole,gap')}`,
  trim_to_selection: `shorten,${wishes}`,
  apply_loudness_normalize:
    'loudness normalize,normalize loudness,normalize the loudness,normalize the loudness of,match loudness,match the loudness,match the loudness of,match the levels of,match the levels,even out the loudness of,even out the levels,loudness normalization,set the loudness,set the loudness of,even out the loudness,loudness',
  apply_high_pass:
    'high pass,high-pass,high pass filter,highpass,highpass filter,low cut,lowcut,low cut filter,cut … below,remove … below,filter out … below,roll off … below,take out … below,get rid of … below,cut the lows,roll off the lows,remove the rumble,remove rumble,get rid of the rumble',
  apply_low_pass:
    'low pass,low-pass,low pass filter,lowpass,lowpass filter,high cut,highcut,high cut filter,cut … above,remove … above,filter out … above,roll off … above,take out … above,get rid of … above,cut the highs,roll off the highs',
  apply_equalizer: 'equalize,equalise,eq,equalizer,equaliser',
  apply_compressor: 'compress,compressor,compression,squash',
  apply_limiter: 'limit,limiter,brickwall',
  apply_noise_gate: 'gate,noise gate',
  apply_noise_reduction: `${profiles},denoise,de-noise,noise reduction,reduce noise,reduce the noise,reduce … noise,remove noise,remove the noise,remove … noise,reduce background noise,reduce the background noise,remove background noise,remove the background noise,get rid of the noise,get rid of the background noise,get rid of … noise,get rid of the hiss,get rid of the hum,clean up,clean,remove the hiss,remove hiss,reduce the hiss,reduce hiss,remove the hum,remove hum,reduce the hum,take out the noise,take out the hiss,take the noise out,use … as the noise profile,use … as noise profile,use … as a noise profile,take … as the noise profile,take the noise profile from,get the noise profile from,get noise profile from,learn the noise from,use … as the profile,remove the static,remove the buzz`,
  apply_click_removal: `${product('remove,fix,repair,clean up,clean,take out,get rid of,cut out,reduce,delete', 'clicks,the clicks,pops,the pops,crackles,the crackles,crackle,the crackle,clicking,the clicking,the clicks and pops,clicks and pops,vinyl crackle,the mouth clicks,mouth clicks,the popping')},declick,de-click,remove clicks,remove the clicks,remove pops,remove the pops,remove clicks and pops,remove the clicks and pops,get rid of the clicks,get rid of clicks,repair clicks,repair the clicks,click removal`,
  apply_change_tempo:
    'change the tempo,change tempo,change the tempo of,set the tempo,speed up,speed … up,slow down,slow … down,slow,make … faster,make … slower,stretch,time stretch,faster,slower,change … tempo,increase the tempo,decrease the tempo,raise the tempo,lower the tempo',
  apply_change_pitch:
    'change the pitch,change the pitch of,change pitch,transpose,pitch,pitch up,pitch down,pitch … up,pitch … down,raise the pitch,raise … pitch,raise the pitch of,lower the pitch,lower … pitch,lower the pitch of,pitch shift,shift the pitch,shift the pitch of,detune,tune … up,tune … down,tune up,tune down,make … higher pitched,make … deeper,make … sound deeper,make … sound higher,make … lower pitched,drop the pitch,drop the pitch of',
  apply_change_speed: 'change the speed,change the speed of,change speed,set the speed,set the speed of,speed change',
  apply_truncate_silence:
    'truncate silence,truncate silences,truncate the silence,truncate the silences,shorten … silences,shorten … silence,shorten … pauses,shorten … pause,remove silence,remove silences,remove the silence,remove the silences,remove pauses,remove … pauses,remove … silences,delete silence,delete the silence,cut the silence,cut silence,take out the silence,delete silences,delete … silences,delete … pauses,delete pauses,cut … pauses,cut … pauses … down to,cut … silences … down to,shorten … pauses … down to,bring … pauses … down to,reduce … pauses … down to,cut pauses,cut … silences,cut out the silence,cut out silence,trim silence,trim the silence,trim silences,trim … silences,trim … pauses,tighten … pauses,tighten pauses,tighten up the pauses,tighten,take out … pauses,take out … silences,get rid of … pauses,get rid of … silences,get rid of the silence,get rid of silence,strip silence,strip the silence,remove dead air,remove the dead air,cut dead air,cut the dead air,cut out the dead air,trim dead air,trim the dead air,delete dead air,delete the dead air,get rid of dead air,get rid of the dead air,shorten dead air,reduce … pauses,reduce … silences,remove the gaps,shorten the gaps',
  apply_auto_duck: 'auto duck,autoduck,auto-duck,sidechain',
  apply_echo: 'echo,add an echo,add echo,put an echo,put echo',
  apply_reverse:
    product('play,make … play,run,make … run,make … go,turn,flip,put,make', '… backwards,… backward') +
    ',' +
    product('make … play,make … run,make … go,make', 'backwards,backward') +
    ',backwards,play in reverse,make … play in reverse,put … in reverse,turn … around,flip … around,turn … round',
  apply_reverb: 'reverb,add reverb,put reverb,reverberate,reverberation',
  apply_crossfade: 'crossfade,cross fade,cross-fade',
  generate_tone:
    'generate … tone,insert … tone,add … tone,put … tone,create … tone,make … tone,generate a tone,insert a tone,add a tone,generate … wave,insert … wave,add … wave,generate … beep,insert … beep,add … beep,put … beep,generate a beep,insert a beep,add a beep,put a beep,beep,test tone,create … wave,make … wave,put … wave',
  generate_noise:
    'generate … noise,insert … noise,add … noise,put … noise,create … noise,generate noise,insert noise,add noise,create noise',
  seek: 'take me back to,bring me back to,get me back to,get back to,back to,jump back to,return to,take me right to',
  rewind_to_start:
    'rewind,rewind to the start,rewind to start,rewind to the beginning,skip to the start,skip to start,skip to the beginning',
  skip_to_end: 'skip to end,skip to the end,skip to the very end',
  toggle_loop:
    'loop,turn on looping,turn on loop,turn off looping,turn off loop,turn off the loop,turn the loop off,turn the loop on,stop looping,enable looping,disable looping,loop playback,toggle loop,toggle looping,play in a loop,play … in a loop',
  play_preview_cut:
    'preview the cut,preview cut,preview a cut,preview the deletion,play around the cut,play … without,hear … without,' +
    product(
      'hear,listen to,play,show me',
      'how it sounds without,how that sounds without,how this sounds without,how it would sound without,how that would sound without,what it sounds like without,what it would sound like without,what that sounds like without,it without',
    ) +
    ',preview',
  import_audio: 'import,open,load,add the file,bring in',
  export_audio:
    'export,save as,save it as,save this as,export as,export it as,bounce to,render to,save to,download,save … as,write to',
  export_multiple: `export multiple,export each,export every,export all tracks,export the tracks,${product('give me,make,create,bounce,render,write,get,print', 'stems,the stems,stems of,separate stems')},export stems,export the stems,export separate,export a separate,export a file for,export one file per,export by label,export by labels,export by track,export the tracks separately,export tracks separately,export each track,export every track,export all the tracks`,
  save_project: 'save,save the project,save project,save my work,save it,save everything',
  select_track_start_to_cursor:
    'select from the track start to the cursor,select track start to cursor,select from the start of the track to the cursor,select from the beginning of the track to the cursor',
  select_cursor_to_track_end:
    'select from the cursor to the track end,select cursor to track end,select from the cursor to the end of the track',
  select_track_start_to_end:
    'select track start to end,select the whole track,select the entire track,select from track start to track end,select from the start of the track to the end of the track,' +
    wholeTracks,
})

/**
 * Features that are there by now, by what `enMissing.ts` says can't be done: beside these tools they are no reason to
 * refuse.
 */
export const featureTools: Readonly<Record<string, readonly string[]>> = {
  'reduce noise': [
    'apply_noise_reduction',
    'apply_noise_gate',
    'generate_noise',
    'apply_high_pass',
    'apply_low_pass',
    'apply_equalizer',
  ],
  'find pauses by themselves': [
    'apply_truncate_silence',
    'label_silences',
    'insert_silence',
    'find_silences',
    'split_delete',
    'split_cut',
    'generate_tone',
    'apply_noise_gate',
  ],
  'remove clicks': ['apply_click_removal'],
  'change the pitch': ['apply_change_pitch', 'apply_change_speed', 'apply_change_tempo'],
  'change the speed': ['apply_change_tempo', 'apply_change_speed', 'apply_change_pitch', 'play'],
  'change the tone': ['apply_equalizer', 'apply_high_pass', 'apply_low_pass'],
  'use effects': [
    'apply_echo',
    'apply_reverb',
    'apply_compressor',
    'apply_limiter',
    'apply_noise_gate',
    'apply_high_pass',
    'apply_low_pass',
  ],
  'take back an effect on its own (undo takes back the last request)': [
    'apply_fade_in',
    'apply_fade_out',
    'apply_crossfade',
    'apply_normalize',
    'apply_loudness_normalize',
  ],
  pan: ['set_track_pan'],
  'change channels': [
    'create_mono_track',
    'import_audio',
    'create_stereo_track',
    'mix_and_render',
    'export_audio',
    'set_track_pan',
    'select_tracks',
    'delete_track',
    'mute_track',
    'solo_track',
  ],
  'transcribe or translate': ['export_labels'],
  'write files': ['export_audio', 'export_multiple', 'import_audio', 'export_labels', 'import_labels', 'save_project'],
  'set the loudness in LUFS': ['apply_loudness_normalize', 'measure_loudness'],
}

/** What nothing here does, and what comes near it. */
export const featuresNear: Readonly<Record<string, readonly string[]>> = {
  'find words or sounds by themselves': ['find_silences', 'apply_noise_gate', 'silence_selection', 'add_label'],
  'add effects like that': ['apply_echo', 'apply_reverb', 'apply_equalizer', 'apply_compressor'],
  'transcribe or translate': ['add_label', 'import_labels', 'export_labels'],
  'send files anywhere': ['export_audio', 'export_multiple'],
  'make music': ['generate_tone', 'generate_noise', 'import_audio'],
  'take back an effect on its own (undo takes back the last request)': ['undo'],
}
