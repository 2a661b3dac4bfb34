import type { Unit } from '../../../meaning/wordTypes.ts'
import type { Rule } from '../../../chart/rule.ts'
import { rule, words } from '../../../chart/rule.ts'
import { direction, settingNames, unit } from '../../wordRules.ts'
import type { Aspect, Choice } from '../../../meaning/valueTypes.ts'
import { colours } from './colours.ts'
import { about, vague } from './amountWords.ts'
import { labelFiles } from './labelFiles.ts'
import { sides } from './sides.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const units: readonly Rule[] = [
  ...unit('gain', 1, 'db|dezibel|decibel|dbfs|dbtp'),
  ...unit('loudness', 1, 'lufs|lkfs|lu'),
  ...unit('frequency', 1, 'hz|hertz'),
  ...unit('frequency', 1000, 'khz|kilohertz'),
  ...unit('percent', 1, '%|prozent|prozente|proz'),
  ...unit('pitch', 1, 'halbton|halbtöne|halbtönen|halbtonschritt|halbtonschritte'),
  ...unit('pitch', 2, 'ganzton|ganztöne|ganztönen|ganztonschritt|ganztonschritte'),
  ...unit('pitch', 0.01, 'cent|cents'),
  ...unit('pitch', 12, 'oktave|oktaven'),
  ...unit('factor', 1, 'mal|fache|fachen|x|faches'),
  ...unit('beats', 1, 'bpm|schläge_pro_minute'),
  ...unit('bits', 1, 'bit|bits'),
  ...unit('bitrate', 1, 'kbps|kbit|kbit_s'),
  ...unit('count', 1, 'änderungen|bearbeitungen|aktionen|schritte|schritten'),
]

const intervals: readonly [string, number][] = [
  ['kleine_sekunde', 1],
  ['große_sekunde', 2],
  ['kleine_terz', 3],
  ['große_terz|terz', 4],
  ['quarte', 5],
  ['quinte', 7],
  ['kleine_sexte', 8],
  ['große_sexte|sexte', 9],
]

const directions: readonly Rule[] = [
  ...direction('lauter|kräftiger|mehr_laut|mehr_lauter', 1, 'gain'),
  ...direction('leiser|weniger_laut|ruhiger|mehr_leise|mehr_leiser', -1, 'gain'),
  ...direction('schneller|flotter|zügiger|mehr_schnell', 1, 'pace'),
  ...direction('langsamer|gemächlicher|mehr_langsam', -1, 'pace'),
  ...direction('später|nach_hinten|weiter_hinten|weiter_nach_hinten', 1, 'time', 'duration'),
  ...direction(
    'früher|eher|nach_vorne|nach_vorn|weiter_vorne|weiter_nach_vorne|weiter_nach_vorn',
    -1,
    'time',
    'duration',
  ),
  ...direction('vorwärts|weiter', 1, 'time', 'duration'),
  ...direction('zurück|rückwärts', -1, 'time', 'duration'),
  ...direction('höher|mehr_hoch|nach_oben|rauf|hoch|herauf|hinauf', 1, null),
  ...direction('tiefer|mehr_tief|nach_unten|runter|herunter|hinunter|niedriger', -1, null),
  ...direction('länger', 1, 'length'),
  ...direction('kürzer', -1, 'length'),
  ...direction('heller|höhenreicher', 1, 'treble'),
  ...direction('dunkler', -1, 'treble'),
  ...direction('bassiger|basslastiger', 1, 'bass'),
]

const amounts: readonly Rule[] = [
  ...rule('value', '<number:n> <unit:u>', v.amount),
  ...rule('value', '<signed:n> <unit:u>', v.signedAmount),
  ...rule('value', '[ein|eine|einen|einer|einem] <fraction:n> <unit:u>', v.amount),
  ...rule('value', `[ein|eine|einen|einer|einem] ${cases('halb')} <unit:u>`, ({ u }: { u: Unit }) =>
    v.amount({ n: 0.5, u }),
  ),
  ...rule('value', 'ein|eine|einen|einer|einem|eines <unit:u>', ({ u }: { u: Unit }) => v.amount({ n: 1, u })),
  ...rule(
    'value',
    '[die|der|den] letzten <number:n> änderungen|bearbeitungen|aktionen|schritte',
    ({ n }: { n: number }) => v.fixed('count', n)(),
  ),
  ...rule('value', 'minus ein|eins|eine|einen <unit:u>', ({ u }: { u: Unit }) => v.signedAmount({ n: -1, u })),
  ...rule('value', 'plus ein|eins|eine|einen <unit:u>', ({ u }: { u: Unit }) => v.signedAmount({ n: 1, u })),
  ...rule('value', '<inUnits:d>', v.lasting),
  ...rule('value', '<clock:d> minuten|min|stunden|sekunden', v.lasting),
  ...rule('value', '<clock:d>', v.lastingAsClock, 0.6),
  ...rule('value', '<number:n>', v.plain, 0.5),
  ...rule('value', '<signed:n>', v.signedPlain, 0.3),
  ...rule('value', '<ratio:r>', v.ratio),
  ...rule('value', '<number:a> zu|: <number:b>', v.ratioOf, 0.6),
  ...intervals.flatMap(([said, size]) => rule('value', `eine|einer ${said}`, v.fixed('pitch', size))),
  ...words('value', 'einen_viertelton', v.fixed('pitch', 0.5)()),
  ...rule('value', '<value:v> <direction:d>', v.directed),
  ...rule('value', '<direction:d> [um] <value:v>', v.directed),
  ...rule('value', `[${vague}] <direction:d>`, v.onlyDirection, 0.4),
  ...rule('value', `[${vague}] <direction:d> , [${about}] <value:v>`, v.directed, 0.2),
  ...rule('value', `[${vague}] <direction:d> [,] ${about} <value:v>`, v.directed, 0.2),
  ...rule('value', 'die hälfte', v.fixed('percent', 50), 0.6),
  ...rule('value', 'ein|einem <fraction:f>', v.percentOf, 0.6),
  ...words(
    'value',
    'doppelt_so_laut|zweimal_so_laut|die_doppelte_lautstärke|doppelte_lautstärke',
    v.fixed('gain', 6.02, { direction: 1, about: 'gain' })(),
  ),
  ...words(
    'value',
    'halb_so_laut|doppelt_so_leise|die_halbe_lautstärke|halbe_lautstärke',
    v.fixed('gain', 6.02, { direction: -1, about: 'gain' })(),
  ),
  ...words(
    'value',
    'doppelt_so_schnell|zweimal_so_schnell|doppelte_geschwindigkeit|doppelter_geschwindigkeit|doppeltes_tempo|doppeltem_tempo|die_doppelte_geschwindigkeit|das_doppelte_tempo',
    v.fixed('factor', 2, { about: 'pace' })(),
  ),
  ...words(
    'value',
    'halb_so_schnell|halbe_geschwindigkeit|halber_geschwindigkeit|halbes_tempo|halbem_tempo|doppelt_so_langsam|die_halbe_geschwindigkeit|das_halbe_tempo',
    v.fixed('factor', 0.5, { about: 'pace' })(),
  ),
  ...words('value', 'das_doppelte|doppelte', v.fixed('factor', 2)(), 0.5),
  ...['zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal', 'neunmal', 'zehnmal'].flatMap(
    (said, index) => rule('value', `[noch|weitere] ${said}`, v.fixed('factor', index + 2), 0.2),
  ),
  ...words(
    'value',
    'podcast_lautheit|podcastlautheit|podcast_lautstärke|podcast_standard|podcastniveau|podcast_niveau|podcastpegel|podcast_pegel',
    v.fixed('loudness', -16)(),
  ),
  ...words(
    'value',
    'streaming_lautheit|spotify_lautheit|spotify|streaming_lautstärke|streaming_pegel',
    v.fixed('loudness', -14)(),
  ),
  ...words(
    'value',
    'rundfunk_lautheit|rundfunklautheit|ebu_r128|r128|ebu_r_128|rundfunkpegel|sendelautheit',
    v.fixed('loudness', -23)(),
  ),
]

const aspects: readonly [Aspect, string][] = [
  ['gain', 'lautstärke|lautstärken|pegel|pegels|verstärkung|gain|amplitude|volumen'],
  ['loudness', 'lautheit|empfundene_lautheit|integrierte_lautheit'],
  ['peak', 'spitze|spitzen|spitzenpegel|peak|spitzenwert|maximum'],
  ['trackGain', 'spurlautstärke|spurpegel|fader|regler'],
  ['pan', 'panorama|balance|pan|stereoposition'],
  ['tempo', 'tempo|tempos'],
  ['speed', 'geschwindigkeit|abspielgeschwindigkeit'],
  ['pitch', 'tonhöhe|tonlage|stimmung|tonart'],
  ['bass', 'bass|bässe|bässen|tiefen'],
  ['mid', 'mitten'],
  ['treble', 'höhen|hohen_frequenzen'],
  ['cursor', 'cursor|abspielkopf|positionszeiger'],
  ['name', 'name|namen|titel'],
  ['noise', 'rauschen|hintergrundrauschen|grundrauschen|brummen|störgeräusche'],
  ['loop', 'schleife|endlosschleife|loop'],
]

const settings: readonly [string, string][] = [
  ['threshold', 'schwelle|schwellwert|schwellenwert|threshold'],
  ['ratio', 'verhältnis|ratio|kompressionsverhältnis'],
  ['attack', 'attack|attackzeit|anstiegszeit'],
  ['release', 'release|releasezeit|abklingzeit'],
  ['knee', 'knee'],
  ['makeup', 'makeup|makeup_gain|aufholverstärkung'],
  ['hold', 'hold|haltezeit'],
  ['reduction', 'reduktion|absenkung|reduzierung|dämpfung'],
  ['delay', 'verzögerung|delay|abstand'],
  ['decay', 'decay|abklingen|rückkopplung|feedback'],
  ['room', 'raumgröße|raum'],
  ['damping', 'höhendämpfung|damping'],
  ['wet', 'wet|hallanteil|effektanteil'],
  ['dry', 'dry|direktanteil|trockenanteil'],
  ['predelay', 'vorverzögerung|predelay'],
  ['ceiling', 'obergrenze|ceiling|decke'],
  ['sensitivity', 'empfindlichkeit'],
  ['q', 'güte|q|q_faktor'],
  ['harmonics', 'oberwellen|obertöne|obertönen|harmonischen|harmonische'],
  ['smoothing', 'glättung'],
  ['frequency', 'grenze|cutoff|eckpunkt|frequenz|grenzfrequenz|eckfrequenz|trennfrequenz'],
  ['slope', 'flankensteilheit|steilheit|oktave'],
  ['bass', 'bass|bässe|tiefen'],
  ['mid', 'mitten'],
  ['treble', 'höhen'],
  ['level', 'pegel|lautstärke'],
  ['duration', 'dauer|länge'],
  ['peak', 'spitze|spitzenpegel|peak'],
  ['fade', 'blende|blendzeit'],
  ['bitrate', 'bitrate'],
  ['depth', 'bittiefe'],
  ['rate', 'abtastrate|samplerate'],
]

/** Formats that people ask for and no tool writes: the tool says which can be written. */
const unwritten = (...formats: string[]): [string, string, string][] => formats.map((is) => ['format', is, is])

const choices: readonly [string, string | number, string][] = [
  ['curve', 'linear', cases('linear') + '|linear'],
  ['curve', 'exponential', cases('exponentiell') + '|exponentiell'],
  ['curve', 'logarithmic', cases('logarithmisch') + '|logarithmisch'],
  ['curve', 's_curve', 's_kurve|s_förmig|s_förmige|s_förmigen'],
  ['format', 'wav', 'wav|wave|wav_datei|wave_datei|wav_dateien'],
  ['format', 'flac', 'flac|flac_datei|flac_dateien'],
  ['format', 'mp3', 'mp3|mp3s|mp3_datei|mp3_dateien'],
  ['format', 'ogg', 'ogg|vorbis|ogg_datei|ogg_vorbis'],
  ['format', 'm4a', 'm4a|aac|m4a_datei|m4as'],
  ['format', 'opus', 'opus|opus_file|opus_datei'],
  ['format', 'aiff', 'aiff|aif|aiff_datei'],
  ...unwritten('wma', 'alac', 'mp4'),
  ...labelFiles,
  ['waveform', 'sine', 'sinus|sinuston|sinuswelle'],
  ['waveform', 'square', 'rechteck|rechteckwelle|rechteckton'],
  ['waveform', 'sawtooth', 'sägezahn|sägezahnwelle|sägezahnton'],
  ['waveform', 'triangle', 'dreieck|dreieckwelle|dreieckston'],
  ['noise', 'white', cases('weiß')],
  ['noise', 'pink', `${cases('rosan')}|rosa|pinkes`],
  ['noise', 'brown', cases('braun')],
  ['channels', 1, 'mono'],
  ['channels', 2, 'stereo'],
  [
    'channelSide',
    'left',
    'linken_kanal|den_linken_kanal|linker_kanal|linken_kanal_nur|nur_den_linken_kanal|nur_vom_linken_kanal',
  ],
  ['channelSide', 'right', 'rechten_kanal|den_rechten_kanal|rechter_kanal|nur_den_rechten_kanal|nur_vom_rechten_kanal'],
  ['state', 'on', 'an'],
  ['state', 'off', 'aus'],
]

export const values: readonly Rule[] = [
  ...units,
  ...directions,
  ...sides,
  ...amounts,
  ...aspects.flatMap(([aspect, said]) =>
    rule(
      'aspect',
      `[der|die|das|den|dem|ihre|seine|mehr|weniger|etwas] ${said}`.replace('|weniger', ''),
      () => ({ kind: 'aspect' as const, aspect }),
      0.3,
    ),
  ),
  ...settingNames(settings),
  ...rule('setting', '[ein|eine|einer|einem|der|die|das|dem] <settingName:s> [von|bei|auf|=|:] <value:v>', v.setting),
  ...rule('setting', '[ein|eine|einer|einem] <value:v> [pro] <settingName:s>', v.setting),
  ...colours,
  ...choices.flatMap(([name, is, said]) => words('choice', said, v.choice(name, is), 0.2)),
  ...rule(
    'choice',
    '<choice:c> kurve|datei|format|welle|ton|rauschen|wellenform|audiodatei',
    ({ c }: { c: Choice }) => c,
    -0.1,
  ),
  ...rule('ratio', '<number:a> zu eins', ({ a }: { a: number }) => a),
]
