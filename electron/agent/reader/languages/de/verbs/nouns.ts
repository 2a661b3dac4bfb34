import type { Rule } from '../../../chart/rule.ts'
import { rule } from '../../../chart/rule.ts'

/** Nouns of acts, for light verbs: "leg etwas Hall auf die Musik". */
const nouns: Readonly<Record<string, string>> = {
  fadeIn: 'einblendung|fade in|fadein|einblende|aufblende',
  fadeOut: 'ausblendung|fade out|fadeout|ausblende|abblende',
  fadeBoth: 'ein und ausblendung|ein und ausblendungen',
  crossfade: 'überblendung|crossfade|kreuzblende|kreuzblendung|überblende|cross fade',
  reverb: 'hall|nachhall|reverb|raumhall|halleffekt|raumklang',
  echo: 'echo|echoeffekt|delayeffekt',
  highPass:
    'hochpass|hochpassfilter|hochpass filter|trittschallfilter|low cut|lowcut|high pass|highpass|high pass filter|highpass filter',
  lowPass: 'tiefpass|tiefpassfilter|tiefpass filter|high cut|highcut|low pass|lowpass|low pass filter|lowpass filter',
  compress: 'kompressor|kompression|kompressors|compressor|compression|kompressorplugin',
  limit: 'limiter|begrenzer|limiters|limiting|peak limiter',
  gate: 'noise gate|gate|noisegate',
  denoise:
    'rauschunterdrückung|rauschminderung|entrauschung|rauschreduzierung|rauschentfernung|noise reduction|noise removal|denoiser|denoising|entrauscher|rauschfilter',
  deEss: 'de esser|deesser|zischlautfilter|de essing|deessing',
  crossGate: 'cross gate|crossgate',
  bleed:
    'übersprechen|das übersprechen der mikrofone|übersprechen der mikrofone|übersprechen zwischen den mikrofonen|übersprechen zwischen den spuren',
  sibilance: 'zischlaute|zischlauten|s laute|s lauten|scharfe s laute|scharfen s laute|zischen',
  declick: 'klickentfernung|knackserentfernung|declicker|de clicker|declicking|de click',
  equalize: 'equalizer|eq|entzerrer',
  normalize: 'normalisierung',
  loudness: 'lautheitsnormalisierung|lautheitsanpassung',
  reverse: 'umkehrung',
  invert: 'phasenumkehr|phasendrehung|invertierung',
  tone: 'ton|piepton|piepser|piep|signalton|testton|sinuston|piepston',
  noise: 'rauschsignal|testrauschen',
  roomTone: 'raumton|atmo|raumatmo|raumtons',
  insertSilence: 'stille|pause|leere|leerraum|lücke|stillepause',
  newTrack: 'spur|tonspur|audiospur|spuren|tonspuren|audiospuren',
  label: 'marke|marker|markierung|label|textmarke|sprungmarke|marken|labels|markierungen',
  split: 'schnitt|trennung|schnitte',
  duck: 'ducking|sidechain|auto duck',
  pitch: 'tonhöhenänderung',
  gain: 'verstärkung',
  envelopePoint:
    'hüllkurvenpunkt|hüllkurvenpunkte|lautstärkepunkt|lautstärkepunkte|automationspunkt|automationspunkte|keyframe|keyframes|punkt der hüllkurve',
  envelope: 'hüllkurve|hüllkurven|lautstärkehüllkurve|automation|lautstärkeautomation',
  duplicate: 'duplikat|kopie',
  clicks: 'klicks|klick|knackser|knacksern|knacken|knistern|knackgeräusche|klickgeräusche|schmatzer',
  files: 'eine datei|einzelne dateien|einzeldateien|eine eigene datei|eigene dateien|eine audiodatei|separate dateien',
  mainsHum: 'netzbrummen|netzbrumm|brummton|brummschleife|netzton|netzbrummens|brummentfernung',
  notch: 'kerbfilter|notchfilter|notch filter|notch|bandsperre|sperrfilter',
  dcOffset: 'gleichspannungsanteil|dc offset|gleichanteil|gleichspannung|dc versatz|gleichstromanteil|dc anteil',
  stereoSides:
    'linken und rechten kanal|linken und den rechten kanal|links und rechts|stereokanäle|stereoseiten|linke und rechte seite|kanäle',
  noiseThing:
    'rauschen|hintergrundrauschen|grundrauschen|brummen|brumm|störgeräusche|hintergrundgeräusche|nebengeräusche|raumrauschen|bandrauschen|surren|rauschens',
}

export const effectNouns: readonly Rule[] = Object.entries(nouns).flatMap(([act, said]) =>
  said.split('|').flatMap((phrase) => rule('effect', phrase, () => ({ kind: 'effect' as const, act, brings: [] }))),
)
