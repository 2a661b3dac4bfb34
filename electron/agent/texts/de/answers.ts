import { form, sayCount, sayList, sayNames, sayTime } from '../../../../shared/wording/sayingGerman.ts'
import type { answers as english } from '../en/answers.ts'

const sayLength = (seconds: number): string =>
  `${sayTime(seconds)} (${sayCount(Math.round(seconds * 1000) / 1000, 'Sekunde', 'Sekunden')})`
const fromTo = (start: number, end: number): string => `von ${sayTime(start)} bis ${sayTime(end)}`
const nouns = { track: ['Spur', 'Spuren'], clip: ['Clip', 'Clips'], label: ['Textmarke', 'Textmarken'] } as const
const no = { track: 'keine Spuren', clip: 'keine Clips', label: 'keine Textmarken' } as const
const states = { playing: 'läuft', paused: 'ist angehalten', stopped: 'steht' } as const
const switches = { muted: 'stummgeschaltet', soloed: 'auf Solo' } as const
const kinds = { mono: 'Mono', stereo: 'Stereo' } as const

export const answers: typeof english = {
  theProject: 'Das Projekt',
  theSelection: 'Die Auswahl',
  thatPart: 'Dieser Teil',
  isLong: (seconds) => `Das Projekt ist ${sayLength(seconds)} lang.`,
  spanIsLong: (name, start, end) => `${name} ist ${sayLength(end - start)} lang, ${fromTo(start, end)}.`,
  starts: (name, at) => `${name} beginnt bei ${sayTime(at)}.`,
  ends: (name, at) => `${name} endet bei ${sayTime(at)}.`,
  isAt: (name, at) => `${name} ist bei ${sayTime(at)}.`,
  isFromTo: (name, start, end) => `${name} reicht ${fromTo(start, end)}.`,
  thatIsAt: (at) => `Das ist bei ${sayTime(at)}.`,
  cursor: ({ cursor, transport }) => {
    const playing =
      transport.state === 'stopped'
        ? ''
        : ` Die Wiedergabe ${states[transport.state]} bei ${sayTime(transport.position)}.`
    return `Der Cursor steht bei ${sayTime(cursor)}.${playing}`
  },
  nothingSelected: 'Es ist nichts ausgewählt.',
  selectedTime: (start, end, names) =>
    `Ausgewählt ist ${sayTime(start)} bis ${sayTime(end)}${names.length === 0 ? '' : ` auf ${names.join(', ')}`}.`,
  selectedTracks: (names) =>
    `Es ist keine Zeit ausgewählt; ${form(names.length, 'die ausgewählte Spur ist', 'die ausgewählten Spuren sind')} ${names.join(', ')}.`,
  clipOn: (clip, track) => `„${clip}“ auf ${track}`,
  selectedClips: (all) => (all.length === 0 ? 'Es ist kein Clip ausgewählt.' : `Ausgewählt: ${all.join(', ')}.`),
  playback: (state) => `Die Wiedergabe ${states[state]}.`,
  rate: (name, hz) => `„${name}“ hat eine Abtastrate von ${hz} Hz.`,
  clipboard: (clipboard) =>
    clipboard === null
      ? 'Die Zwischenablage ist leer.'
      : `In der Zwischenablage sind ${sayLength(clipboard.duration)} von ${sayCount(clipboard.tracks, 'Spur', 'Spuren')}.`,
  list: (word, count, listed, where) => {
    if (count === 0) return `Es gibt ${no[word]}${where}.`
    const more = count > listed.length ? '; und weitere' : ''
    const list = listed.map((text, index) => `${index + 1}. ${text}`)
    return `Es gibt ${sayCount(count, nouns[word][0], nouns[word][1])}${where}: ${list.join('; ')}${more}.`
  },
  where: (names, onTracks) => ` ${onTracks ? 'auf' : 'in'} ${sayList(names.map(dative))}`,
  trackInList: (name, kind, clips) =>
    `${name} (${kinds[kind]}, ${clips === 0 ? no.clip : sayCount(clips, ...nouns.clip)})`,
  clipInList: (clip, track, start, end) => `${clip} auf ${track}, ${sayTime(start)}–${sayTime(end)}`,
  labelInList: (text, start, end) =>
    start === end ? `${text}, ${sayTime(start)}` : `${text}, ${sayTime(start)}–${sayTime(end)}`,
  noTracks: 'Es gibt keine Spuren.',
  channels: (names, kind) => `${sayNames(names)} ${form(names.length, 'ist', 'sind')} ${kinds[kind]}.`,
  clipThere: (clip, track, start, end) => `„${clip}“ auf ${track} (${sayTime(start)}–${sayTime(end)})`,
  labelThere: (text) => `die Textmarke „${text}“`,
  nothingAt: (time, duration) => `Bei ${sayTime(time)} ist nichts; das Projekt ist ${sayTime(duration)} lang.`,
  thereAt: (time, there) => `Bei ${sayTime(time)}: ${there.join(', ')}.`,
  trackState: (track, word, is) => `${track} ist ${is ? '' : 'nicht '}${switches[word]}.`,
  noneIs: (word) => `Keine Spur ist ${switches[word]}.`,
  theseAre: (names, word) =>
    `${names.length === 1 ? 'Nur ' : ''}${names.join(', ')} ${form(names.length, 'ist', 'sind')} ${switches[word]}.`,
  several: (words) => `„${words}“ gibt es mehrmals.`,
  noneCalled: (words) => `Hier heißt nichts „${words}“.`,
  nothingLikeThat: 'So etwas gibt es hier nicht.',
  outside: (duration) => `Das liegt außerhalb des Projekts, das ${sayTime(duration)} lang ist.`,
  whichPart: 'Ich kann nicht erkennen, welchen Teil Sie meinen.',
  namesHere: (tracks, labels) => {
    const own =
      tracks.length === 0
        ? 'Es gibt keine Spuren'
        : `Die ${form(tracks.length, 'Spur ist', 'Spuren sind')} ${tracks.join(', ')}`
    return labels.length === 0
      ? `${own}.`
      : `${own}; die ${form(labels.length, 'Textmarke ist', 'Textmarken sind')} ${labels.join(', ')}.`
  },
}

/** Behind "auf" and "in"; names stay as they are. */
const dative = (name: string): string =>
  ({ 'Das Projekt': 'dem Projekt', 'Die Auswahl': 'der Auswahl', 'Dieser Teil': 'diesem Teil' })[name] ?? name
