import type { Unit } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { channelSides } from './channels.ts'
import { colours } from './colours.ts'
import * as n from '../../../meaning/numbers.ts'
import { direction, settingNames, unit } from '../../wordRules.ts'
import type { Aspect, Value } from '../../../meaning/valueTypes.ts'
import { labelFiles } from './labelFiles.ts'
import { sides } from './sides.ts'
import * as v from '../../../meaning/values.ts'

const units: readonly Rule[] = [
  ...unit('gain', 1, 'db|d_b|decibel|decibels|dbs|dbfs|dbtp|db_fs'),
  ...unit('loudness', 1, 'lufs|lkfs|lu|lufs_integrated|l_u_f_s|l_k_f_s'),
  ...unit('frequency', 1, 'hz|hertz'),
  ...unit('frequency', 1000, 'khz|kilohertz|k|khertz|k_hz'),
  ...unit('percent', 1, '%|percent|per_cent|pct|percents|per_cents'),
  ...unit('pitch', 1, 'semitone|semitones|half_step|half_steps|halftone|halftones|half_tone|half_tones|st'),
  ...unit('pitch', 2, 'whole_step|whole_steps|whole_tone|whole_tones|tone|tones|step|steps'),
  ...unit('pitch', 0.01, 'cent|cents'),
  ...unit('pitch', 12, 'octave|octaves'),
  ...unit('factor', 1, 'x|times|fold'),
  ...unit('beats', 1, 'bpm|beats_per_minute'),
  ...unit('bits', 1, 'bit|bits'),
  ...unit('bitrate', 1, 'kbps|kbit|kbits|kb_s|kbit_s'),
  ...unit('count', 1, 'steps_back|changes|edits|actions'),
]

const intervals: readonly [string, number][] = [
  ['minor_second|semitone|half_step|halftone|half_tone', 1],
  ['major_second|whole_step|whole_tone|tone', 2],
  ['minor_third', 3],
  ['major_third|third', 4],
  ['fourth|perfect_fourth', 5],
  ['tritone', 6],
  ['fifth|perfect_fifth', 7],
  ['minor_sixth', 8],
  ['major_sixth', 9],
  ['octave', 12],
]

const directions: readonly Rule[] = [
  ...direction('louder|hotter|stronger|more_strong|more_loud|more_louder', 1, 'gain'),
  ...direction('quieter|softer|more_quiet|more_quietly|less_loud|more_silent', -1, 'gain'),
  ...direction('more_loud|more_loudly', 1, 'gain'),
  ...direction('faster|quicker|speedier|more_quickly', 1, 'pace'),
  ...direction('slower|more_slowly', -1, 'pace'),
  ...direction('later|further_right|to_the_right_in_time', 1, 'time', 'duration'),
  ...direction('earlier|sooner', -1, 'time', 'duration'),
  ...direction('forward|forwards|ahead|further|further_on', 1, 'time', 'duration'),
  ...direction('back|backward|backwards', -1, 'time', 'duration'),
  ...direction('higher|more_high|less_low', 1, null),
  ...direction('lower|more_low|less_high', -1, null),
  ...direction('deeper', -1, 'pitch'),
  ...direction('longer', 1, 'length'),
  ...direction('shorter', -1, 'length'),
  ...direction('brighter', 1, 'treble'),
  ...direction('darker', -1, 'treble'),
  ...direction('bassier', 1, 'bass'),
]

const vague =
  'a_bit|a_little|a_little_bit|little_bit|slightly|a_touch|a_tad|somewhat|much|way|a_lot|some|even|a_hair|a_notch|a_good_deal'

const amounts: readonly Rule[] = [
  ...rule('value', '<number:n> <unit:u>', v.amount),
  ...rule('value', '<signed:n> <unit:u>', v.signedAmount),
  ...rule('value', '[a|an] <fraction:n> <unit:u>', v.amount),
  ...rule('value', 'a|an|one <fraction:n> a|an|of_a|of_an <unit:u>', v.amount),
  ...rule('value', '<fraction:n> [of] a|an|one <unit:u>', v.amount),
  ...rule('value', '<number:n> and_a_half <unit:u>', ({ n: many, u }: { n: number; u: Unit }) =>
    v.amount({ n: many + 0.5, u }),
  ),
  ...rule('value', '<number:n> <unit:u> and_a_half', ({ n: many, u }: { n: number; u: Unit }) =>
    v.amount({ n: many + 0.5, u }),
  ),
  ...rule('value', 'a|an <unit:u> and_a_half', ({ u }: { u: Unit }) => v.amount({ n: 1.5, u })),
  ...rule('value', '<inUnits:d>', v.lasting),
  ...rule('value', '<clock:d> minutes|min|mins|hours|seconds', v.lasting),
  ...rule('value', '<clock:d>', v.lastingAsClock, 0.6),
  ...rule('value', '<number:n>', v.plain, 0.5),
  ...rule('value', '<signed:n>', v.signedPlain, 0.3),
  ...rule('value', '<ratio:r>', v.ratio),
  ...rule('value', '<number:a> to|: <number:b>', v.ratioOf, 0.6),
  ...intervals.flatMap(([said, size]) => rule('value', `a|an|one ${said}`, v.fixed('pitch', size))),
  ...words('value', 'a_quarter_tone', v.fixed('pitch', 0.5)()),
  // "a bit" is no unit.
  ...rule('value', 'a|one <unit:u>', ({ u }: { u: Unit }) => (u.dimension === 'bits' ? null : v.amount({ n: 1, u }))),
  ...rule('value', '<value:v> <direction:d>', v.directed),
  ...rule('value', '<direction:d> [by|of|at_least|for] <value:v>', v.directed),
  ...rule('value', '<value:v> down', ({ v: by }: { v: Value }) => v.leveled({ v: by, direction: -1 }), 0.6),
  ...rule('value', '<value:v> up', ({ v: by }: { v: Value }) => v.leveled({ v: by, direction: 1 }), 0.6),
  ...rule('value', 'down [by] <value:v>', ({ v: by }: { v: Value }) => v.leveled({ v: by, direction: -1 })),
  ...rule('value', 'up [by] <value:v>', ({ v: by }: { v: Value }) => v.leveled({ v: by, direction: 1 })),
  ...rule('value', `[${vague}] <direction:d>`, v.onlyDirection, 0.4),
  ...rule('value', 'half|50_percent', v.fixed('percent', 50), 0.6),
  ...rule('value', 'a|one <fraction:f>', v.percentOf, 0.6),
  ...words(
    'value',
    'twice_as_loud|double_the_volume|two_times_as_loud|twice_the_volume|double_the_loudness',
    v.fixed('gain', 6.02, { direction: 1, about: 'gain' })(),
  ),
  ...words(
    'value',
    'half_as_loud|half_the_volume|half_its_volume|half_volume',
    v.fixed('gain', 6.02, { direction: -1, about: 'gain' })(),
  ),
  ...words('value', 'twice_as_quiet', v.fixed('gain', 6.02, { direction: -1, about: 'gain' })()),
  ...words(
    'value',
    'twice_as_fast|double_speed|double_the_speed|twice_the_speed|double_time|double_the_tempo',
    v.fixed('factor', 2, { about: 'pace' })(),
  ),
  ...words(
    'value',
    'half_as_fast|half_speed|half_the_speed|half_time|twice_as_slow|half_the_tempo',
    v.fixed('factor', 0.5, { about: 'pace' })(),
  ),
  ...words('value', 'double|twice', v.fixed('factor', 2)(), 1.2),
  ...words('value', 'twice_more|twice_again|twice_over', v.fixed('factor', 2)(), 0.2),
  ...rule('value', '<number:n> times more|again|over', ({ n: many }: { n: number }) => v.fixed('factor', many)(), 0.2),
  ...rule('value', '<number:n> times in_total|altogether|overall|all_told|all_in_all', v.timesInAll, -1),
  ...rule('value', '[another] <number:n> [more|further|extra|additional] times', ({ n: many }: { n: number }) =>
    v.fixed('factor', many)(),
  ),
  ...words(
    'value',
    'podcast_loudness|podcast_level|podcast_levels|podcast_standard|the_podcast_standard',
    v.fixed('loudness', -16)(),
  ),
  ...words('value', 'streaming_loudness|streaming_level', v.fixed('loudness', -14)()),
  ...words('value', 'broadcast_loudness|broadcast_level|tv_loudness|radio_loudness', v.fixed('loudness', -23)()),
]

const aspects: readonly [Aspect, string][] = [
  ['gain', 'volume|gain|level|amplitude|volume_level|levels|playback_volume|signal'],
  ['loudness', 'loudness|perceived_loudness|integrated_loudness'],
  ['peak', 'peak|peaks|peak_level|maximum|peak_volume|maximum_level|loudest_peak'],
  ['trackGain', 'track_gain|track_volume|fader|gain_of_the_track|track_level|volume_fader'],
  ['pan', 'pan|panning|balance|pan_position'],
  ['tempo', 'tempo|bpm'],
  ['speed', 'speed|playback_speed|rate'],
  ['pitch', 'pitch|key|tuning'],
  ['bass', 'bass|lows|low_end|bottom_end|low_frequencies|bottom|bass_frequencies'],
  ['mid', 'mid|mids|midrange|middle_frequencies|mid_range|mid_frequencies'],
  ['treble', 'treble|highs|high_end|top_end|high_frequencies|trebles'],
  ['cursor', 'cursor|playhead|caret|edit_cursor|marker_line'],
  ['name', 'name|title'],
  [
    'noise',
    'noise|background_noise|hiss|room_noise|noise_floor|background_hiss|hum|background_hum|static|fan_noise|noises',
  ],
  ['loop', 'loop|looping|loop_mode|repeat'],
]

const settings: readonly [string, string][] = [
  ['threshold', 'threshold'],
  ['ratio', 'ratio'],
  ['attack', 'attack|attack_time'],
  ['release', 'release|release_time'],
  ['knee', 'knee|knee_width'],
  ['makeup', 'makeup|makeup_gain|make_up_gain|make_up'],
  ['hold', 'hold|hold_time'],
  ['reduction', 'reduction|gain_reduction|range'],
  ['delay', 'delay|delay_time'],
  ['decay', 'decay|feedback'],
  ['room', 'room_size|room|size'],
  ['damping', 'damping|dampening'],
  ['wet', 'wet|wet_level|wet_gain|wetness|reverb_level'],
  ['dry', 'dry|dry_level|dry_gain'],
  ['predelay', 'pre_delay|predelay'],
  ['ceiling', 'ceiling|true_peak|true_peaks|true_peak_ceiling|peak_ceiling|max_true_peak|tp'],
  ['sensitivity', 'sensitivity'],
  ['q', 'q|q_factor|quality_factor'],
  ['harmonics', 'harmonics|overtones'],
  ['smoothing', 'smoothing|smoothing_bands'],
  ['frequency', 'frequency|cutoff|cut_off|cutoff_frequency|corner_frequency'],
  ['slope', 'rolloff|roll_off|slope|steepness|per_octave|octave'],
  ['bass', 'bass|lows|low_end'],
  ['mid', 'mid|mids|midrange'],
  ['treble', 'treble|highs|high_end|top_end'],
  ['width', 'width|click_width'],
  ['level', 'level|volume|amplitude|gain'],
  ['duration', 'duration|length|fade_time|fade_length'],
  ['peak', 'peak|peak_level'],
  ['fade', 'fade|fades|fade_length'],
  ['bitrate', 'bitrate|bit_rate'],
  ['depth', 'bit_depth|depth'],
  ['rate', 'sample_rate|samplerate|sampling_rate'],
]

/** Formats that people ask for and no tool writes: the tool says which can be written. */
const unwritten = (...formats: string[]): [string, string, string][] => formats.map((is) => ['format', is, is])

const choices: readonly [string, string | number, string][] = [
  ['curve', 'linear', 'linear|straight'],
  ['curve', 'equal_power', 'equal_power|constant_power'],
  ['curve', 'exponential', 'exponential'],
  ['curve', 'logarithmic', 'logarithmic|log'],
  ['curve', 's_curve', 's_curve|s_shaped|s|cosine|smooth'],
  ['format', 'wav', 'wav|wave|wave_file|wavs|wave_files'],
  ['format', 'flac', 'flac|flacs'],
  ['format', 'mp3', 'mp3|mp3s'],
  ['format', 'ogg', 'ogg|ogg_vorbis|vorbis|oggs'],
  ['format', 'm4a', 'm4a|m4as|aac|m4a_audio|an_m4a'],
  ['format', 'opus', 'opus|opus_file|opus_datei'],
  ['format', 'aiff', 'aiff|aif|aiffs'],
  ...unwritten('wma', 'alac', 'mp4'),
  ...labelFiles,
  ['waveform', 'sine', 'sine|sinus|sine_wave'],
  ['waveform', 'square', 'square|square_wave'],
  ['waveform', 'sawtooth', 'sawtooth|saw|sawtooth_wave|saw_wave'],
  ['waveform', 'triangle', 'triangle|triangle_wave|triangular'],
  ['noise', 'white', 'white'],
  ['noise', 'pink', 'pink'],
  ['noise', 'brown', 'brown|brownian|red'],
  ['channels', 1, 'mono'],
  ['channels', 2, 'stereo'],
  ...channelSides,
  ['state', 'on', 'on'],
  ['state', 'off', 'off'],
]

export const values: readonly Rule[] = [
  ...units,
  ...directions,
  ...sides,
  ...amounts,
  ...aspects.flatMap(([aspect, said]) =>
    rule('aspect', `[the|its|their|more|some|a|overall|'s] ${said}`, () => ({ kind: 'aspect' as const, aspect }), 0.3),
  ),
  ...settingNames(settings),
  ...rule('setting', '[a|an|the|its] <settingName:s> [of|at|=|:|is|to] <value:v>', v.setting),
  ...rule('setting', '[a|an|the] <value:v> [of|per] <settingName:s>', v.setting),
  ...rule('setting', '[a|an] <value:v> [more|less] of [the] <settingName:s>', v.setting, -0.6),
  ...rule('setting', 'size <value:v>', ({ v: is }: { v: ReturnType<typeof v.plain> }) =>
    v.setting({ s: 'room', v: is }),
  ),
  ...rule('setting', '[the] <settingName:s> by <value:v>', v.setting, 0.6),
  ...colours,
  ...choices.flatMap(([name, is, said]) => words('choice', said, v.choice(name, is), 0.2)),
  ...rule(
    'choice',
    '[a|an] <choice:c> curve|shape|fade_curve|file|files|format|wave|tone|noise|audio_file|waveform',
    ({ c }: { c: ReturnType<typeof v.choice> }) => c,
    -0.1,
  ),
  ...rule('ratio', '<number:a> to one', ({ a }: { a: number }) => a),
  ...rule(
    'ratio',
    '<number:a> to <number:b>',
    ({ a, b }: { a: number; b: number }) => (b === 1 && a > 1 ? a : null),
    0.2,
  ),
  ...rule('fraction', '<number:a> / <number:b>', ({ a, b }: { a: number; b: number }) =>
    b > a && b <= 100 ? a / b : null,
  ),
  ...rule('ordinals', '<number:a> and|& <number:b>', n.listed, 0.1),
  ...rule('ordinals', '<number:a> , <ordinals:b>', n.listed, 0.1),
]
