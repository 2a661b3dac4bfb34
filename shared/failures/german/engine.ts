import { sayNumber, sayTime } from '../../wording/sayingGerman.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import type { BadValue, engineFailures } from '../engine.ts'
import { sayIssues } from './arguments.ts'
import { sayCause } from './causes.ts'
import { emptySelection, sayNoAudio } from './places.ts'
import { sayFault, sayImpossibility } from './project.ts'
import type { WordsFor } from './words.ts'

const badValues: Sayings<BadValue> = {
  'flat-equalizer': 'Jedes Band steht auf 0 dB',
  'one-to-align': 'Es gibt nur eine Spur zum Vergleichen: Um zu sagen, ob sie im Takt sind, braucht es mindestens zwei',
  'one-to-match': 'Nur eine ist zu hören: Um sie gleich laut zu machen, braucht es mindestens zwei',
  'measured-by-itself': 'Eine Spur lässt sich nicht an sich selbst angleichen: Es braucht mindestens eine andere',
  'several-of-one-name': 'So heißen mehrere Clips oder Textmarken, und es ist nicht klar, welche gemeint ist',
  'ducked-by-itself': 'Eine Spur lässt sich nicht unter sich selbst absenken: Es braucht mindestens eine andere',
  'length-missing': 'Es braucht eine Länge oder eine Zeitauswahl, die gefüllt wird',
  'one-voice': 'Nur auf einer Spur spricht jemand: Es braucht mindestens zwei Mikrofone',
  'voices-not-apart': 'Die Mikrofone hören alle gleich, sodass nicht zu sagen ist, wer spricht: Nichts wird abgesenkt',
  'nobody-idle': 'Dort schweigt niemand lange genug, während jemand anderes spricht',
  'every-part-left-out': 'Alle Teile sind ausgelassen, also gibt es nichts abzusenken',
  'every-pause-left-out': 'Alle Pausen sind ausgelassen, also gibt es nichts zu kürzen',
  'silence-too-short': 'Diese Stille ist kürzer als ein Abtastwert',
  'gain-too-low': 'Nach so viel Verstärkung ließe sich vom Ton nichts behalten',
  'one-name-for-several-tracks': 'Es lässt sich nur eine Spur auf einmal umbenennen',
  'frequency-too-high': ({ frequencyHz, sampleRate }) =>
    `${sayNumber(frequencyHz)} Hz liegen nicht unter der halben Abtastrate des Projekts (${sayNumber(sampleRate / 2)} Hz)`,
  'rate-too-far': ({ sampleRate, projectRate }) =>
    `${sayNumber(sampleRate)} Hz sind zu weit von der Abtastrate des Projekts (${sayNumber(projectRate)} Hz)`,
  'project-too-long': ({ hours }) => `Das Projekt wäre länger als ${sayNumber(hours)} Stunden`,
  'impossible-project': ({ what }) => `Das beschriebene Projekt kann es nicht geben (${sayImpossibility(what)})`,
  request: ({ issues }) => `Die Anfrage passt nicht: ${sayIssues(issues)}`,
}

export const engine: WordsFor<typeof engineFailures> = {
  'engine/empty-range': { says: emptySelection },
  'engine/no-tracks': { says: 'Es ist keine Spur ausgewählt.' },
  'engine/nothing-there': { says: (p) => sayNoAudio(p.where) },
  'engine/only-silence': {
    says: (p) =>
      `${p.track === null ? 'Die Zeitauswahl auf den ausgewählten Spuren' : `Die Spur ${p.track}`} ist dort still, also gibt es keinen Pegel anzuheben.`,
  },
  'engine/overlap': { says: (p) => `„${p.clip}“ läge über „${p.other}“, das bei ${sayTime(p.time)} ist.` },
  'engine/stereo-on-mono': { says: (p) => `„${p.clip}“ ist Stereo, und die Spur ${p.track} ist Mono.` },
  'engine/no-neighbours': {
    says: 'Zum Überblenden braucht es zwei Clips einer Spur, und in diesem Bereich liegen keine nebeneinander.',
  },
  'engine/too-short': {
    says: (p) =>
      `„${p.clip}“ hat nur ${sayTime(p.length)} übrig, zu wenig für eine Überblendung von ${sayTime(p.wanted)}.`,
  },
  'engine/read-only': {
    says: 'Dieses Projekt lässt sich nur anhören und exportieren: Seine Datei ist beschädigt oder darf nicht geschrieben werden.',
    advice: '; stellen Sie es in ein neues Projekt wieder her, oder speichern Sie es woanders, um weiterzumachen.',
  },
  'engine/empty-clipboard': {
    says: 'Die Zwischenablage ist leer, also gibt es nichts einzufügen. Schneiden oder kopieren Sie zuerst etwas.',
  },
  'engine/nothing-to-undo': { says: 'Es gibt nichts zurückzunehmen.' },
  'engine/nothing-to-redo': { says: 'Es gibt nichts zu wiederholen.' },
  'engine/no-such-point': {
    says: 'Diese Stelle des Verlaufs gibt es nicht mehr: Etwas Neues ist an ihre Stelle getreten.',
  },
  'engine/unknown-track': { says: (p) => `In diesem Projekt gibt es keine Spur „${p.id}“.` },
  'engine/unknown-clip': { says: (p) => `In diesem Projekt gibt es keinen Clip „${p.id}“.` },
  'engine/unknown-label': { says: (p) => `In diesem Projekt gibt es keine Textmarke „${p.id}“.` },
  'engine/no-silence': {
    says: (p) => `Es gibt keine Pause ab ${sayNumber(p.seconds)} s unter ${sayNumber(p.thresholdDb)} dB.`,
  },
  'engine/no-noise': {
    says: (p) => `In ${p.track} ließ sich keine Stelle finden, an der sich das Rauschen lernen lässt.`,
  },
  'engine/no-quiet-stretch': {
    says: (p) => `In ${p.track} ließ sich keine ruhige Stelle finden, nach der sich Raumton machen lässt.`,
  },
  'engine/no-hum': { says: 'Es gibt kein Brummen bei 50 oder 60 Hz, das heraussticht.' },
  'engine/no-offset': { says: 'Es gibt keinen Gleichanteil: Der Ton liegt schon in der Mitte.' },
  'engine/sides-alike': { says: 'Links und rechts sind dort gleich, also gibt es nichts zu vertauschen.' },
  'engine/bad-value': { says: (p) => `${sayBy(badValues, p.problem)}.` },
  'engine/busy': {
    says: 'Gerade wird eine andere Anfrage ausgeführt.',
    advice: '; versuchen Sie es noch einmal, wenn sie fertig ist.',
  },
  'engine/stale': { says: 'Das Projekt hat sich inzwischen geändert, deshalb wurde das nicht getan.' },
  'engine/cancelled': { says: 'Das wurde abgebrochen.' },
  'engine/render-stopped': {
    says: 'Der Teil, der Effekte berechnet, brach mittendrin ab.',
    advice: '; versuchen Sie es noch einmal.',
  },
  'engine/stopped': {
    says: 'Die Ton-Engine arbeitet nicht mehr.',
    advice: '; öffnen Sie es neu, um weiterzumachen.',
  },
  'engine/unreadable': {
    says: (p) => `Ein Teil des Projekts lässt sich nicht von der Festplatte lesen (${sayFault(p.fault)}).`,
  },
  'engine/disk': {
    says: (p) => `Das Projekt ließ sich nicht auf die Festplatte schreiben (${sayCause(p.cause)}).`,
    advice: '; schaffen Sie Platz oder prüfen Sie das Laufwerk, und versuchen Sie es noch einmal.',
  },
}
