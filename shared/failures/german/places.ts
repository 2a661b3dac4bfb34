import { sayName } from '../../wording/saying.ts'
import { form, sayList, sayNames, sayRange, sayTime } from '../../wording/sayingGerman.ts'
import type { RangeView } from '../../schemas/projectView.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import type { Emptiness } from '../values/emptiness.ts'
import { join, type NamedThing, type OpenChoice, openPlacesIn, type OpenReason } from '../values/openPlaces.ts'
import type { PlaceFault } from '../values/placeFaults.ts'

const empty: Sayings<Emptiness> = {
  range: 'in diesem Bereich',
  selection: 'in der Zeitauswahl auf den ausgewählten Spuren',
  'selected-tracks': 'auf den ausgewählten Spuren',
  'these-tracks': 'auf diesen Spuren',
  'around-selection': 'vor oder hinter der Zeitauswahl',
  project: 'im Projekt',
  times: ({ times }) => `bei ${sayList(times.map(sayTime), 'oder')} auf diesen Spuren`,
}

export const sayNoAudio = (where: Emptiness): string => `Es gibt keinen Ton ${sayBy(empty, where)}.`

export const emptySelection = 'Die Zeitauswahl ist leer, es gibt also nichts zu bearbeiten.'

/** "keine Spur", "keinen Clip": as it stands behind "Es gibt". */
const none = {
  track: 'keine Spur',
  clip: 'keinen Clip',
  label: 'keine Textmarke',
  pause: 'keine Pause',
  part: 'keinen Teil',
  request: 'keinen Schritt im Verlauf',
  any: 'keine Spur, keinen Clip und keine Textmarke',
} as const

/** What was named of a clip or a label, with its article: "keinen Clip namens „take 3“". */
export function sayNoThing({ what, name, number, here }: NamedThing): string {
  const kind = { clip: 'keinen Clip', label: 'keine Textmarke', either: 'keinen Clip und keine Textmarke' }[what]
  if (name !== undefined) return `${kind} namens „${sayName(name)}“`
  if (here === 'cursor') return `${kind} unter dem Cursor`
  if (here === 'selected')
    return { clip: 'keinen ausgewählten Clip', label: 'keine ausgewählte Textmarke', either: 'nichts Ausgewähltes' }[
      what
    ]
  return number === undefined
    ? { clip: 'keinen solchen Clip', label: 'keine solche Textmarke', either: 'nichts dergleichen' }[what]
    : `${kind} ${number}`
}

/** "Clip namens „take 3“", "Textmarke unter dem Cursor". */
export function sayThing({ what, name, number, here }: NamedThing): string {
  const kind = { clip: 'Clip', label: 'Textmarke', either: 'Clip oder Textmarke' }[what]
  if (name !== undefined) return `${kind} namens „${sayName(name)}“`
  if (here === 'cursor') return `${kind} unter dem Cursor`
  if (here === 'selected') return `${kind} in der Auswahl`
  return number === undefined ? kind : `${kind} ${number}`
}

/** "im Projekt, das 2:00 lang ist". Behind "liegt außerhalb". */
export const sayWithinOf = (of: { readonly name: string; readonly range: RangeView } | null, length: number): string =>
  of === null ? `des Projekts, das ${sayTime(length)} lang ist` : `von ${of.name} (${sayRange(of.range)})`

const reasons: Sayings<OpenReason> = {
  'nothing-selected': 'Es ist nichts ausgewählt.',
  'no-track-selected': 'Es ist keine Spur ausgewählt.',
  'no-track-left': 'Damit bleibt keine Spur übrig.',
  'track-gone': 'Diese Spur gibt es nicht mehr.',
  'just-removed': 'Dieser Teil wurde gerade entfernt.',
  'comes-to-nothing': 'In diesem Projekt bleibt davon nichts übrig.',
  'refers-to-nothing': 'Es ist nicht klar, worauf sich das bezieht.',
  'lies-outside': 'Dort ist nichts: Es liegt außerhalb dessen, was da ist.',
  'in-pieces': 'Das sind mehrere Stücke, und eine Datei hat keine Lücken.',
  either: 'Eines davon muss gewählt werden.',
  'empty-range': emptySelection,
  'nothing-after': ({ time }) => `Nach ${sayTime(time)} ist nichts mehr.`,
  'nothing-before': ({ time }) => `Vor ${sayTime(time)} ist nichts.`,
  'empty-at': ({ time }) => `Ein Bereich von ${sayTime(time)} bis ${sayTime(time)} ist leer.`,
  'before-start': ({ time }) => `${sayTime(time)} liegt vor dem Anfang.`,
  'past-end': ({ time }) => `${sayTime(time)} liegt hinter dem Ende des Projekts.`,
  'no-clip-across': ({ time }) => `Über ${sayTime(time)} läuft kein Clip.`,
  'cursor-in-no-clip': ({ time }) => `Der Cursor steht bei ${sayTime(time)}, und dort läuft kein Clip.`,
  outside: ({ range, of, length }) => `${sayRange(range)} liegt außerhalb ${sayWithinOf(of, length)}.`,
  point: ({ what, name, time }) =>
    `${what === 'clip' ? 'Der Clip' : 'Die Textmarke'} „${sayName(name)}“ ist ein Punkt bei ${sayTime(time)} und hat keine Länge.`,
  'no-track-number': ({ number }) => `Es gibt keine Spur ${number}.`,
  'none-called': ({ sort, name }) => `Es gibt ${none[sort]} namens „${sayName(name)}“.`,
  'no-thing': ({ thing }) => `Es gibt ${sayNoThing(thing)}.`,
  several: ({ name, count }) => `Mit „${sayName(name)}“ könnten ${count} Dinge gemeint sein.`,
  'not-as-many': ({ values, tracks }) =>
    `Das sind ${values} Plätze für ${tracks === 1 ? 'eine Spur' : `${tracks} Spuren`}.`,
  'no-audio': ({ where }) => sayNoAudio(where),
}

export const sayReason = (reason: OpenReason | null): string => (reason === null ? '' : sayBy(reasons, reason))

const asks: Sayings<OpenChoice> = {
  range: ({ to }) => `Welchen Teil soll ich ${to}?`,
  time: ({ to }) => `Wo soll ich ${to}?`,
  tracks: ({ to, names }) => `Welche ${form(names.length, 'Spur', 'Spuren')} soll ich ${to}?`,
  things: 'Was davon meinen Sie?',
}

const helps: Sayings<OpenChoice> = {
  range: ({ said, length }) => `Zum Beispiel ${said.map(quote).join(', ')}. Das Projekt ist ${sayTime(length)} lang.`,
  time: ({ said, length }) =>
    `Zum Beispiel ${said.map(quote).join(' oder ')}. Das Projekt ist ${sayTime(length)} lang.`,
  tracks: ({ names }) => `Es gibt ${sayAll(names)}.`,
  things: ({ clips, labels }) =>
    join(
      clips.length === 0
        ? 'Es gibt keine Clips.'
        : `Die Clips: ${sayAll(clips.map(({ name, track }) => `${sayName(name)} (${sayName(track)})`))}.`,
      labels.length === 0 ? '' : `Die Textmarken: ${sayAll(labels)}.`,
    ),
}

export const { ask: askOpenPlace, say: sayOpenPlace } = openPlacesIn({ sayReason, asks, helps })

/** A longer list is cut; its entries can still be picked by number, or all of them. */
const mostListed = 20

const faults: Sayings<PlaceFault> = {
  'no-label': ({ name }) => `Es gibt keine Textmarke namens „${sayName(name)}“.`,
  'no-clip': ({ name }) => `Es gibt keinen Clip namens „${sayName(name)}“.`,
  'no-pause': ({ number, count, minSilence }) =>
    `Es gibt keine Pause ${number}: Das Projekt hat ${count} von mindestens ${minSilence} s.`,
  'no-time': ({ parameter, words }) =>
    `„${parameter}“ muss eine Zahl in Sekunden oder eine Stelle sein; „${sayName(words)}“ ist keines von beiden.`,
  'no-place': ({ words }) => `„${sayName(words)}“ ist keine Stelle im Projekt.`,
  'several-places': ({ words, count }) => `„${sayName(words)}“ sind ${count} Stellen.`,
  'several-fit': ({ name, choices }) => {
    const list = choices.slice(0, mostListed).map((choice, index) => `${index + 1}. ${choice}`)
    const more =
      choices.length > mostListed
        ? `\n… und ${choices.length - mostListed} weitere; nennen Sie die Spur oder eine Zeit, um es einzugrenzen.`
        : ''
    return `Auf „${sayName(name)}“ passt mehreres:\n${list.join('\n')}${more}\nWas davon? Eine Nummer, mehrere („1,2“) oder „alle“.`
  },
  open: ({ place }) => sayOpenPlace(place),
}

export const sayPlaceFault = (fault: PlaceFault): string => sayBy(faults, fault)

const quote = (said: string): string => `„${said}“`

function sayAll(names: readonly string[]): string {
  if (names.length <= 4) return sayNames(names)
  const listed = names.slice(0, 12).map(sayName).join(', ')
  return names.length > 12 ? `${listed} und ${names.length - 12} weitere` : listed
}
