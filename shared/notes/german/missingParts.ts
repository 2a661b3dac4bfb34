import type { MissingPart } from '../../schemas/projectView.ts'
import { sayTime } from '../../wording/sayingGerman.ts'

const sentences: Readonly<Record<MissingPart['kind'], (name: string, where: string) => string>> = {
  sound: (name, where) => `Der Ton von „${name}“${where} ist verloren; dort ist Stille.`,
  doubtful: () => 'Ein Teil des Tons ist vielleicht nicht mehr, was er war: Seine Übersicht passt nicht dazu.',
  overview: () => 'Einige Übersichten der Wellenform sind verloren; sie wurden aus dem Ton neu gezeichnet.',
  track: (name) => `Die Spur ${name} ist verloren.`,
  arrangement: () =>
    'Wie die Spuren zuletzt angeordnet waren, ist verloren; sie sind zu sehen wie davor, soweit es bekannt ist.',
  rate: (name) => `Die Abtastrate ist verloren; ${name} Hz wird angenommen, Tonhöhe und Tempo können also falsch sein.`,
  labels: () => 'Die Textmarken sind verloren.',
  about: () => 'Titel, Interpret und Cover des Projekts sind verloren.',
  focus: () => 'Was ausgewählt war und wo im Verlauf das Projekt stand, ist verloren.',
  history: () => 'Der Verlauf ist ganz oder zum Teil verloren: Was getan wurde, lässt sich hier nicht zurücknehmen.',
  document: (name) =>
    name === 'conversation'
      ? 'Das Gespräch ist verloren.'
      : 'Einige Notizen, die mit dem Projekt aufbewahrt wurden, sind verloren.',
  structure: (name) => `Ein Teil der Datei ist beschädigt${name === '' ? '' : ` (${name})`}.`,
  foreign: (name) => `Die Datei enthält etwas, das nicht von Tapehand ist (${name}); es blieb unberührt.`,
}

export function sayMissing({ kind, name, place }: MissingPart): string {
  const where = place === undefined ? '' : ` von ${sayTime(place.start)} bis ${sayTime(place.end)}`
  return sentences[kind](name, where)
}
