import type { fileFailures } from '../files.ts'
import { sayAudioFault, sayCause, sayFeature } from './causes.ts'
import { sayFault } from './project.ts'
import type { WordsFor } from './words.ts'

const openable = 'WAV, AIFF, CAF, AU, W64, FLAC, MP3, Ogg Vorbis und Opus, mit FFmpeg auch M4A, MP4 und mehr'

export const files: WordsFor<typeof fileFailures> = {
  'files/missing': { says: (p) => `„${p.name}“ ist nicht mehr da.`, advice: '; wählen Sie eine andere Datei.' },
  'files/unreadable': { says: (p) => `„${p.name}“ lässt sich nicht lesen (${sayCause(p.cause)}).` },
  'files/empty': { says: (p) => `„${p.name}“ enthält keinen Ton: Die Datei ist leer.` },
  'files/project-empty': { says: (p) => `„${p.name}“ ist ein Projekt von Audacity ohne eine Tonspur.` },
  'files/project-without-sound': {
    says: (p) => `„${p.name}“ hat ihren Ton im Ordner „${p.folder}“ daneben, und der ist nicht da.`,
    advice: '; legen Sie den Ordner daneben und öffnen Sie sie von dort, statt nur die Datei zu senden.',
  },
  'files/not-audio': {
    says: (p) => `„${p.name}“ ist keine Tondatei, die sich hier öffnen lässt. Diese lassen sich öffnen: ${openable}.`,
  },
  'files/broken': { says: (p) => `„${p.name}“ ist beschädigt: ${sayAudioFault(p.fault)}.` },
  'files/unsupported': {
    says: (p) =>
      `„${p.name}“ verwendet ${sayFeature(p.feature)}, was sich hier nicht öffnen lässt. Diese lassen sich öffnen: ${openable}.`,
  },
  'files/convert-first': {
    says: (p) => `„${p.name}“ verwendet ${sayFeature(p.feature)}, was sich hier nicht öffnen lässt.`,
    advice:
      '; installieren Sie FFmpeg (ffmpeg.org), das es für Tapehand liest, oder wandeln Sie die Datei mit einem anderen Programm in WAV oder FLAC um und importieren Sie sie dann.',
  },
  'files/decoder-stopped': {
    says: (p) => `„${p.name}“ ließ sich nicht lesen: Das Dekodieren brach mittendrin ab.`,
    advice: '; versuchen Sie es noch einmal, oder wandeln Sie die Datei mit einem anderen Programm in WAV um.',
  },
  'files/exists': {
    says: (p) =>
      `„${p.name}“ gibt es schon, und es wurde nichts geschrieben. Wählen Sie einen anderen Namen, oder sagen Sie, dass die Datei überschrieben werden darf.`,
  },
  'files/cannot-write': {
    says: (p) => `„${p.name}“ lässt sich nicht schreiben (${sayCause(p.cause)}).`,
    advice: '; wählen Sie einen anderen Ort.',
  },
  'files/encoder-stopped': {
    says: (p) => `Das Kodieren brach ab, deshalb wurde „${p.path.split(/[/\\]/u).at(-1)}“ nicht geschrieben.`,
    advice: '; versuchen Sie es noch einmal.',
  },
  'files/no-such-format': {
    says: (p) =>
      `${p.name}-Dateien lassen sich hier nicht schreiben. Diese schon: WAV, AIFF, FLAC, MP3 und Ogg Vorbis, mit FFmpeg auch M4A und Opus.`,
  },
  'files/no-such-report-format': {
    says: (p) => `Diesen Bericht gibt es nicht als ${p.name}, nur als ${p.known.join(' oder ')}.`,
  },
  'files/format-needs-ffmpeg': {
    says: (p) => `${p.format}-Dateien schreibt FFmpeg, und hier ist keines zu finden.`,
    advice: '; installieren Sie FFmpeg (ffmpeg.org), oder exportieren Sie als MP3 oder Ogg Vorbis.',
  },
  'files/not-a-picture': {
    says: (p) => `„${p.name}“ ist kein JPEG- oder PNG-Bild von höchstens 8 MB und keine Tondatei, die eines enthält.`,
    advice: '; wählen Sie eine andere Datei.',
  },
  'files/no-such-show': {
    says: (p) =>
      `Von einer Sendung namens „${p.name}“ sind keine Tags da. ${p.known.length === 0 ? 'Sie werden behalten, wenn etwas mit einem Album exportiert wird.' : `Diese sind da: ${p.known.join(', ')}.`}`,
  },
  'files/too-long-for-format': {
    says: (p) => `Für eine ${p.format}-Datei, die höchstens 4 GB fasst, ist es zu lang.`,
    advice: '; exportieren Sie als WAV oder FLAC.',
  },
  'files/unfinished-request': {
    says: 'Gerade wird eine Anfrage ausgeführt; einer Kopie des Projekts würde fehlen, was sie tut.',
    advice: '; speichern Sie, wenn sie fertig ist.',
  },
  'files/no-labels': {
    says: 'Das Projekt hat keine Textmarken, also gibt es nichts, wovon je eine Datei zu exportieren wäre.',
  },
  'files/not-labels': {
    says: (p) =>
      `„${p.name}“ enthält keine Textmarken, die sich hier lesen lassen. Diese lassen sich lesen: Textmarkenspuren von Audacity, SRT, WebVTT, ` +
      'Markertabellen (Reaper, Audition, Premiere), Kapitel von Podcasts (JSON), Listen von Zeiten.',
  },
  'files/no-labels-to-write': { says: 'Das Projekt hat keine Textmarken, also gibt es nichts zu exportieren.' },
  'files/nothing-to-export': { says: 'Das Projekt enthält keinen Ton, also gibt es nichts zu exportieren.' },
  'files/damaged-project': { says: (p) => `Das Projekt „${p.name}“ lässt sich nicht öffnen (${sayFault(p.fault)}).` },
  'files/newer-project': {
    says: (p) => `Das Projekt „${p.name}“ stammt von einer neueren Version von Tapehand.`,
    advice: '; aktualisieren Sie Tapehand, um es zu öffnen.',
  },
  'files/cancelled': { says: 'Abgebrochen.' },
}
