import { sayCause } from '../../failures/german/causes.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import { sayCount, sayFixed, sayTime } from '../../wording/sayingGerman.ts'
import type { FileNote, SourceNote } from '../fileNotes.ts'
import { sayLeftOut } from './leftOutParts.ts'
import { sayMissing } from './missingParts.ts'

/** Parts of sentences, which follow the name of the file. */
const sourceSayings: Sayings<SourceNote> = {
  'length-unsaid': 'ihr Kopf sagt nicht, wie lang sie ist, also gilt alles dahinter als Ton',
  'longer-than-header': 'sie ist länger, als ihr Kopf sagen kann, also gilt alles dahinter als Ton',
  'ends-early': 'sie endet früher, als ihr Kopf sagt; geöffnet wurde, was da ist',
  'no-proper-end': 'sie hat kein richtiges Ende; geöffnet wurde, was da ist',
  'last-frame-cut': 'ihr letzter Block ist abgeschnitten und wurde weggelassen',
  'parts-damaged': 'Teile davon sind beschädigt und wurden weggelassen',
  'parts-silent': 'Teile davon sind beschädigt und wurden zu Stille',
  'checksum-differs': 'ihr Ton passt nicht zu ihrer Prüfsumme, obwohl jeder Teil davon ganz ist',
  'became-shorter': 'sie wurde kürzer, während sie gelesen wurde',
  'one-of-several-streams': 'sie enthält mehrere Ströme nebeneinander; nur der erste mit Ton wurde geöffnet',
  'kept-with-32-bits': 'ihre Werte mit 64 Bit werden mit 32 Bit aufbewahrt',
  'picture-left-out': 'ihr Bild wurde weggelassen',
  cover: 'ihr Cover kam mit',
  'tags-and-cover': 'ihre Tags und ihr Cover kamen mit',
  'project-unsaved': 'was Audacity darin nicht gespeichert hatte, als es endete, kam mit, wie Audacity es öffnen würde',
  'not-split': 'sie hat nicht mehr als zwei Kanäle, also wurde sie eine Spur',
  folded: ({ channels }) => `ihre ${channels} Kanäle wurden zu Stereo gemischt`,
  split: ({ channels }) => `ihre ${channels} Kanäle wurden zu ${channels} Monospuren`,
  'by-ffmpeg': ({ version }) => `sie wurde von FFmpeg ${version} gelesen`,
  'by-window': ({ codec }) => `sie wurde vom Fenster dekodiert (${codec})`,
  repaired: ({ count }) =>
    count === 1
      ? '1 Wert, der keine Zahl ist, wurde durch Stille ersetzt'
      : `${count} Werte, die keine Zahlen sind, wurden durch Stille ersetzt`,
  recordings: ({ count }) => `sie enthält ${count} Aufnahmen hintereinander, die in der Spur aufeinander folgen`,
  'recordings-left-out': ({ count }) =>
    count === 1
      ? 'eine davon lässt sich nicht lesen und wurde weggelassen'
      : `${count} davon lassen sich nicht lesen und wurden weggelassen`,
  labels: ({ count }) => (count === 1 ? 'eine Textmarke kam mit' : `${count} Textmarken kamen mit`),
  'labels-left-out': ({ count }) =>
    count === 1
      ? 'eine Textmarke darin liegt hinter ihrem Ende und wurde weggelassen'
      : `${count} Textmarken darin liegen hinter ihrem Ende oder sind zu viele und wurden weggelassen`,
  'recorded-at': ({ seconds }) => `ihre Aufnahme begann laut Aufnahmegerät ${sayTime(seconds)} nach Mitternacht`,
  described: ({ text }) => `ihre Beschreibung lautet „${text}“`,
  converted: ({ from, to }) => `sie wurde von ${from} zu ${to} Hz gewandelt, der Rate des Projekts`,
  project: ({ version, tracks, clips, labels }) =>
    `es ist ein Projekt von Audacity${version === '' ? '' : ` ${version}`}: ` +
    `${sayCount(tracks, 'Spur', 'Spuren')} mit ${sayCount(clips, 'Clip', 'Clips')} und ${sayCount(labels, 'Textmarke', 'Textmarken')} kamen mit`,
  'project-parted': ({ track }) =>
    `beide Seiten von „${track}“ sind verschieden geteilt, also wurde jede eine eigene Spur`,
  'project-left-out': ({ parts }) => `weggelassen, weil dafür hier kein Platz ist: ${sayLeftOut(parts)}`,
  'project-sound-missing': ({ track, start, end }) =>
    `darin fehlt Ton von „${track}“ von ${sayTime(start)} bis ${sayTime(end)}, er wurde zu Stille`,
  'project-more-missing': ({ places, seconds }) =>
    `Ton fehlt an ${sayCount(places, 'weiteren Stelle', 'weiteren Stellen')} (zusammen ${sayTime(seconds)}), er wurde zu Stille`,
  'track-converted': ({ track, from, to }) =>
    `„${track}“ wurde von ${from} zu ${to} Hz gewandelt, der Rate des Projekts`,
  'recording-converted': ({ from, to }) =>
    `eine Aufnahme darin wurde von ${from} zu ${to} Hz gewandelt, der Rate der ersten`,
}

const formatNames = { mp3: 'MP3', ogg: 'Ogg Vorbis', m4a: 'M4A', opus: 'Opus' } as const

const sayings: Sayings<FileNote> = {
  read: ({ file, what }) => `„${file}“: ${sayBy(sourceSayings, what)}.`,
  written: ({ file, what }) => `„${file}“: ${sayNote(what)}`,
  'rate-unknown': ({ format, wanted, rate }) =>
    `${formatNames[format]} kennt keine Abtastrate von ${wanted} Hz, also wurde in ${rate} Hz gewandelt.`,
  'rate-limits-bits': ({ rate, kbps }) =>
    `Bei ${rate} Hz hat eine MP3-Datei höchstens ${kbps} kbit/s, also wurde sie damit geschrieben.`,
  'may-clip': ({ aboveDb }) => `${sayAbove(aboveDb)}, die meisten Programme werden sie übersteuern. ${quieter}`,
  clipped: ({ aboveDb }) => `${sayAbove(aboveDb)}, und was lauter ist, wurde abgeschnitten. ${quieter}`,
  'muted-left-out': ({ names }) => `Nicht exportiert, weil stummgeschaltet: ${names.join(', ')}.`,
  'behind-left-out': ({ names }) => `Nicht exportiert, weil hinter dem Ton: ${names.join(', ')}.`,
  'project-damaged': 'Dieses Projekt ist beschädigt; der Export enthält, was davon zu lesen war.',
  'show-not-kept': ({ name, cause }) =>
    `Die Tags von „${name}“ ließen sich für die nächste Folge nicht aufbewahren (${sayCause(cause)}).`,
  missing: ({ part }) => sayMissing(part),
  'label-line': ({ number }) => `Zeile ${number} ist keine Textmarke und wurde weggelassen.`,
  'label-block': ({ number }) => `Block ${number} hat keine Zeiten und wurde weggelassen.`,
  'label-block-times': ({ number }) =>
    `Block ${number} hat Zeiten, die sich nicht lesen lassen, und wurde weggelassen.`,
  'label-time': ({ seconds }) =>
    `Eine Textmarke bei ${String(seconds).replace('.', ',')} s wurde weggelassen: Ihre Zeit liegt außerhalb des Bereichs.`,
  'label-pictures':
    'Ihre Zeiten zählen Bilder eines Films, und wie viele eine Sekunde hat, steht nicht darin; gelesen wurden ganze Sekunden.',
  'more-label-lines': ({ count }) => `${count} weitere Zeilen wurden weggelassen.`,
  'too-many-labels': ({ count, most }) => `${count} Textmarken wurden weggelassen: Mehr als ${most} sind zu viele.`,
}

const sayAbove = (db: number): string => `Die Mischung liegt ${sayFixed(db, 1)} dB über der Vollaussteuerung`
const quieter = 'Machen Sie sie leiser, oder normalisieren Sie sie, und exportieren Sie noch einmal.'

export function sayNote(note: FileNote): string {
  return sayBy(sayings, note)
}
