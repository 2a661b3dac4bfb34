import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { isBurntIn, lack } from '../../../meaning/asked.ts'
import { areClips } from '../../../meaning/sets/sorts.ts'
import { lacks, wishes } from '../../wordRules.ts'
import type { Effect } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'

const very =
  'too|way|so|very|rather|quite|bit|much|really|pretty|super|little|extremely|way_too|much_too|far_too|a_bit|a_bit_too'
const levels = 'level|levels|volume|volumes|loudness'
const goodness =
  'better|good|nice|nicer|great|awesome|amazing|perfect|clean|cleaner|professional|pro|bad|awful|terrible|horrible|weird|wrong|off|pretty|polished'

/** What is wrong, or how it should sound. */
const sound: readonly Rule[] = [
  ...wishes(
    'sameLevel',
    `same|equal|matching|equally ${levels}|loud|gain`,
    'as loud|quiet as possible|it_can_be|can_be|it_gets',
    `match the ${levels}`,
    'match|matching <group> with <group>',
  ),
  ...wishes('halved', 'halve|halved|cut_in_half|half_it'),
  ...wishes('clipped', 'clipped|clipping|distorted|distortion|distorting|distorts|distort|overdriven|peaking'),
  ...wishes(
    'roomy',
    'echoey|echoy|reverby|roomy|reverberant|hollow_room|boxy_room',
    'too much reverb|echo|room',
    'remove|delete|reduce|get_rid_of|take_out|less [the|this|that] reverb|echo|room',
  ),
  ...wishes(
    'uneven',
    `${levels} is|are|keeps|keep|seem|seems|jump|jumps|vary|varies [very|too|really|all] [uneven|over_the_place|inconsistent|different|jumping|changing]`,
    'uneven|inconsistent|loud_and_quiet|up_and_down',
    'some|sometimes|parts [parts|words|people|of_it] [are|is] louder|quieter|too_loud|too_quiet',
  ),
  ...wishes(
    'tooLoud',
    `${very} [too] loud|hot`,
    'drowns|drown|overpowers|overpowering|buries|blaring|covers_up|blasting',
  ),
  ...wishes(
    'tooQuiet',
    `${very} [too] quiet|soft|faint|low|silent|weak`,
    'can_not|can_barely|can_hardly|barely|hardly [be] hear|heard|audible',
    'inaudible|faint|barely_audible|not_loud_enough|hardly_audible',
  ),
  ...wishes(
    'muffled',
    'muffled|dull|dark|unclear|underwater|mumbled|mumbling|cloudy|lifeless|not_clear|clearer|crisper|brighter|more_clarity|more_presence',
  ),
  ...wishes(
    'boomy',
    'boomy|boxy|muddy|bassy|rumble|rumbling|rumbles|rumbly|woofy|plosives|plosive',
    'too_much bass|low_end',
  ),
  ...wishes(
    'harsh',
    'harsh|tinny|shrill|piercing|sibilant|sibilance|screechy|too_bright|darker|too_sharp|essy|too_much_treble|hissy_s',
  ),
  ...wishes('thin', 'thin|empty|hollow|weak|cold|more_body|warmer|fuller|richer'),
  ...wishes('clicks', 'click|clicks|clicky|pops|crackle|crackles|crackling|crackly|popping'),
  ...wishes(
    'noisy',
    'noise|noisy|noises|noisier|hiss|hisses|hissed|hissing|hissy|hum|humming|hums|buzz|buzzing|buzzes|static|fan|fans|air_con|air_conditioning|aircon|traffic|wind|background_noise',
  ),
  ...wishes(
    'draggy',
    'too_much|too_many|too_long|lots_of|a_lot_of|so_many|long|awkward silence|silences|pause|pauses|gaps|dead_air',
    'drags|dragging|ramble|rambles|rambling|too_long',
  ),
  ...wishes('pace', `${very} [too] fast|slow|quick|quickly|slowly`, 'talk|talks|speak|speaks fast|slow|quickly|slowly'),
  ...wishes(
    'better',
    `sound|sounds [much|way|a_bit|more|so|really|very|less] ${goodness}`,
    `make it|this|everything|my_voice|the_audio|the_recording [sound] [more] ${goodness}`,
    'more professional|polished|professionally',
    'improve|enhance|polish|sweeten|perfect|optimize|optimise|touch_up|spruce_up|fix_up|beautify|work_your_magic|do_your_magic',
    'broadcast_ready|broadcast_quality|studio_quality|studio_sound|radio_voice|radio_ready|professionally',
    'fix [the|my|this|it] [audio|sound|recording|voice]',
  ),
]

/** What no tool is for. */
const missing: readonly Rule[] = [
  ...lacks(
    'translate',
    'translate|translated|translation|dub_into',
    'in|into french|german|spanish|english|italian|chinese',
  ),
  ...lacks('transcribe', 'transcribe|transcript|transcription|caption|captions|subtitle|subtitles'),
  ...lacks('record', 'record|start_recording|start_a_recording|record_me|record_my_voice'),
  ...lacks('master', 'master|remix|remaster|mix_and_master'),
  ...lacks('tune', 'autotune|auto_tune|tune|correct_the_pitch|pitch_correct|in_tune'),
  ...lacks('publish', 'publish|upload|email|e_mail|mail|send|share|burn|print|post|tweet|message'),
  ...lacks('publish', 'on|to|into spotify|soundcloud|youtube|dropbox|facebook|instagram|google_drive|apple_podcasts'),
  ...lacks(
    'separate',
    'separate|unmix|isolate|karaoke|acapella|a_cappella',
    'isolate|extract|remove|strip the vocals|voice|singing|drums|instrumental|speech from|out_of',
  ),
  ...lacks('zoom', 'zoom|zoom_in|zoom_out|scroll'),
  ...lacks('voices', 'sound like|as|as_if', 'voice_clone|clone_my_voice|impersonate|in_the_voice_of|change_the_voice'),
  ...lacks(
    'findWords',
    'ums|uhs|umms|ahs|filler_words|fillers|breath|breaths|breathing|coughs|cough|sneeze|sneezes|laughter|swearing|swear_words|curse_words|mouth_noises|lip_smacks|stutter|stutters|mistake|mistakes|retake|retakes|the_word|every_mention_of',
  ),
  ...lacks(
    'otherEffects',
    'flanger|phaser|overdrive|vocoder|vibrato|tremolo|chorus_effect|wah|bitcrusher|plugin|plugins|vst',
  ),
  ...lacks('music', 'melody|harmony|chord|chords|backing_track|compose|a|some beat|song|jingle_for'),
  ...lacks('beats', 'bpm|beats_per_minute'),
  ...lacks(
    'openFile',
    'open|load another|a|a_new|a_different|the_next|an_existing|my|some|the [other|new|old|existing] file|project|recording|session',
  ),
  ...rule('want', 'move|shift|drag|nudge|push|pull|put <group:g> [to|by|into|over]', ({ g }: { g: Group }) =>
    isLabel(g) ? lack('moveLabels') : null,
  ),
  ...rule(
    'want',
    'remove|delete|take_off|take_out|take_away|get_rid_of|drop|strip|cancel|erase|lose [the|that|this|my|all|any|all_the] <effect:e>',
    ({ e }: { e: Effect }) => (isBurntIn(e.act) ? lack('takeEffectOut') : null),
  ),
  ...rule('want', 'swap|exchange|switch|trade|swap_around <group:g>', ({ g }: { g: Group }) =>
    areClips(g) ? lack('swapClips') : null,
  ),
]

const isLabel = (group: Group): boolean =>
  (group.kind === 'named' || (group.kind === 'sort' && group.pick.kind !== 'some')) && group.sort === 'label'
/** The names of what is heard stand for the wish by themselves. */
export const wants: readonly Rule[] = [...sound, ...missing, ...words('aside', 'a_lot_of|lots_of', true)]
