import { limits } from '../../schemas/limits.ts'
import { sayNumber, sayTime } from '../../wording/sayingGerman.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import type { AudioFault, AudioFeature } from '../values/audioFaults.ts'
import type { SystemCause } from '../values/systemCauses.ts'

const causes: Sayings<SystemCause> = {
  'not-there': 'es ist nicht da',
  'folder-not-there': 'der Ordner ist nicht da',
  'no-permission': 'die Berechtigung dazu fehlt',
  'is-folder': 'es ist ein Ordner',
  'not-a-file': 'es ist keine Datei',
  'path-through-file': 'ein Teil des Pfads ist kein Ordner',
  'path-in-circle': 'der Pfad führt im Kreis',
  'bad-name': 'der Name ist nicht verwendbar',
  'name-too-long': 'der Name ist zu lang',
  'too-large': 'es ist zu groß',
  'too-large-for-drive': 'das Laufwerk fasst keine so große Datei',
  'drive-full': 'die Festplatte ist voll',
  'quota-used-up': 'der Speicherplatz ist aufgebraucht',
  'drive-read-only': 'das Laufwerk ist schreibgeschützt',
  'drive-fault': 'das Laufwerk antwortet nicht richtig',
  'drive-gone': 'das Laufwerk ist nicht mehr da',
  'too-many-open': 'es sind zu viele Dateien offen',
  'in-use': 'ein anderes Programm verwendet es',
  'open-in-other-window': 'es ist in einem anderen Fenster von Tapehand offen',
  'read-only': 'es darf nur gelesen werden',
  damaged: 'der Inhalt ist beschädigt',
  'not-openable': 'es lässt sich nicht öffnen',
  'not-a-project': 'es ist kein Projekt',
  'moved-away': 'die Datei ist nicht mehr, wo sie war',
  'sound-did-not-fit': 'der Ton passte nicht auf das Laufwerk',
  incomplete: 'es kam nicht vollständig an',
  'copy-failed': ({ code }) => `die Kopie ließ sich nicht anlegen: ${code}`,
  system: ({ code }) => `das System meldet ${code}`,
  foreign: ({ said }) => said,
}

export const sayCause = (cause: SystemCause): string => sayBy(causes, cause)

const faults: Sayings<AudioFault> = {
  'no-sound-found': 'es lässt sich kein Ton darin finden',
  'no-sound': 'es ist kein Ton darin',
  'sound-unreadable': 'der Ton lässt sich nicht lesen',
  'too-many-parts': 'sie zerfällt in zu viele Teile',
  'no-format': 'sie sagt nicht, wie ihr Ton gespeichert ist',
  'header-missing': 'der Kopf fehlt',
  'header-too-short': 'der Kopf ist zu kurz',
  'header-incomplete': 'der Kopf ist nicht vollständig',
  'header-endless': 'der Kopf hat kein Ende',
  'header-senseless': 'der Kopf ergibt keinen Sinn',
  'header-contradictory': 'die Zahlen im Kopf widersprechen sich',
  'no-channels': 'laut Kopf hat sie keine Kanäle',
  'no-sample-rate': 'im Kopf steht keine Abtastrate',
  'sample-rate-zero': 'laut Kopf ist die Abtastrate 0',
  'no-channels-or-rate': 'laut Kopf hat sie keine Kanäle oder keine Abtastrate',
  'samples-without-bits': 'laut Kopf haben die Abtastwerte 0 Bit',
  'blocks-empty': 'laut Kopf sind die Blöcke leer',
  'ffmpeg-fails': 'auch FFmpeg kann sie nicht lesen',
  'project-cut-short': 'was sie von ihren Spuren sagt, bricht ab',
  'project-senseless': 'was sie von ihren Spuren sagt, ergibt keinen Sinn',
  'project-tables': 'sie hat nicht die Tabellen, die Audacity anlegt, oder sie sind nicht lesbar',
  'project-too-large': 'sie nennt mehr Spuren, als ein Projekt haben kann',
  'project-too-long': `sie ist länger als ${limits.time.max / 3600} Stunden`,
  'unreadable-from': ({ at }) => `der Ton lässt sich ab ${sayTime(at)} nicht lesen`,
  'no-proper-end': ({ at }) => `sie endet bei ${sayTime(at)} nicht richtig`,
  'ends-early': ({ at, length }) => `nur ${sayTime(at)} von ${sayTime(length)} sind da`,
}

export const sayAudioFault = (fault: AudioFault): string => sayBy(faults, fault)

const samples = {
  any: 'Abtastwerte',
  integer: 'ganzzahlige Abtastwerte',
  float: 'Fließkomma-Abtastwerte',
  compressed: 'komprimierte Abtastwerte',
  flac: 'FLAC mit Abtastwerten',
} as const

const features: Sayings<AudioFeature> = {
  avi: 'das Videoformat AVI',
  '8svx': 'das Format 8SVX',
  wavpack: 'das Format WavPack',
  'monkeys-audio': "das Format Monkey's Audio",
  'true-audio': 'das Format True Audio',
  amr: 'das Format AMR',
  midi: 'MIDI, das Noten und keinen Ton enthält',
  'windows-media': 'das Format Windows Media',
  matroska: 'das Format Matroska oder WebM',
  mp4: 'das Format MP4 (M4A, AAC)',
  aac: 'das Format AAC',
  'mpeg-audio': 'das Format MPEG Audio',
  'flac-in-ogg': 'FLAC in einer Ogg-Datei',
  'pcm-in-ogg': 'PCM in einer Ogg-Datei',
  speex: 'das Format Speex',
  theora: 'einen Film (Theora) ohne Ton, der hier bekannt ist',
  compression: ({ name }) => `die Kompression ${name}`,
  'unknown-compression': ({ tag }) => `eine unbekannte Art von Kompression (Nummer ${tag})`,
  'aiff-compression': ({ code }) => `${code === null ? 'unbekannte' : `„${code}“-`} Kompression in einer AIFF-Datei`,
  bits: ({ bits, of }) => `${samples[of]} von ${bits} Bit`,
  channels: ({ channels }) => `${channels} Kanäle`,
  'sample-rate': ({ sampleRate }) => `eine Abtastrate von ${sayNumber(sampleRate)} Hz`,
  'far-sample-rate': ({ sampleRate, projectRate }) =>
    `eine Abtastrate von ${sayNumber(sampleRate)} Hz, zu weit von den ${sayNumber(projectRate)} Hz des Projekts`,
}

export const sayFeature = (feature: AudioFeature): string => sayBy(features, feature)
