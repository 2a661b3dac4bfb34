import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { sayNames } from '../../../../shared/wording/saying.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'

const sayLength = (seconds: number): string => `${formatTime(seconds)} (${Math.round(seconds * 1000) / 1000} seconds)`
const plural = (count: number, word: string): string => `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is answered to questions about the project. */
export const answers = {
  theProject: 'The project',
  theSelection: 'The selection',
  thatPart: 'That part',
  isLong: (seconds: number): string => `It is ${sayLength(seconds)} long.`,
  spanIsLong: (name: string, start: number, end: number): string =>
    `${name} is ${sayLength(end - start)} long, from ${formatTime(start)} to ${formatTime(end)}.`,
  starts: (name: string, at: number): string => `${name} starts at ${formatTime(at)}.`,
  ends: (name: string, at: number): string => `${name} ends at ${formatTime(at)}.`,
  isAt: (name: string, at: number): string => `${name} is at ${formatTime(at)}.`,
  isFromTo: (name: string, start: number, end: number): string =>
    `${name} is from ${formatTime(start)} to ${formatTime(end)}.`,
  thatIsAt: (at: number): string => `That is at ${formatTime(at)}.`,
  cursor: ({ cursor, transport }: ProjectView): string => {
    const playing =
      transport.state === 'stopped' ? '' : ` It is ${transport.state} at ${formatTime(transport.position)}.`
    return `The cursor is at ${formatTime(cursor)}.${playing}`
  },
  nothingSelected: 'Nothing is selected.',
  selectedTime: (start: number, end: number, names: readonly string[]): string =>
    `Selected is ${formatTime(start)} to ${formatTime(end)}${names.length === 0 ? '' : ` on ${names.join(', ')}`}.`,
  selectedTracks: (names: readonly string[]): string =>
    `No time is selected; the selected tracks are ${names.join(', ')}.`,
  clipOn: (clip: string, track: string): string => `“${clip}” on ${track}`,
  selectedClips: (all: readonly string[]): string =>
    all.length === 0 ? 'No clip is selected.' : `Selected: ${all.join(', ')}.`,
  playback: (state: ProjectView['transport']['state']): string => `It is ${state}.`,
  rate: (name: string, hz: number): string => `${capital(name)} has a sample rate of ${hz} Hz.`,
  clipboard: (clipboard: ProjectView['clipboard']): string =>
    clipboard === null
      ? 'The clipboard is empty.'
      : `The clipboard holds ${sayLength(clipboard.duration)} of ${plural(clipboard.tracks, 'track')}.`,
  list: (word: 'track' | 'clip' | 'label', count: number, listed: readonly string[], where: string): string => {
    if (count === 0) return `There are no ${word}s${where}.`
    const more = count > listed.length ? '; and more' : ''
    const list = listed.map((text, index) => `${index + 1}. ${text}`)
    return `There ${count === 1 ? 'is' : 'are'} ${plural(count, word)}${where}: ${list.join('; ')}${more}.`
  },
  where: (names: readonly string[], onTracks: boolean): string =>
    ` ${onTracks ? 'on' : 'in'} ${names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(' and ')}`,
  trackInList: (name: string, kind: 'mono' | 'stereo', clips: number): string =>
    `${name} (${kind}, ${plural(clips, 'clip')})`,
  clipInList: (clip: string, track: string, start: number, end: number): string =>
    `${clip} on ${track}, ${formatTime(start)}–${formatTime(end)}`,
  labelInList: (text: string, start: number, end: number): string =>
    start === end ? `${text}, ${formatTime(start)}` : `${text}, ${formatTime(start)}–${formatTime(end)}`,
  noTracks: 'There are no tracks.',
  channels: (names: readonly string[], kind: 'mono' | 'stereo'): string =>
    `${sayNames(names)} ${names.length === 1 ? 'is' : 'are'} ${kind}.`,
  clipThere: (clip: string, track: string, start: number, end: number): string =>
    `“${clip}” on ${track} (${formatTime(start)}–${formatTime(end)})`,
  labelThere: (text: string): string => `the label “${text}”`,
  nothingAt: (time: number, duration: number): string =>
    `There is nothing at ${formatTime(time)}; the project is ${formatTime(duration)} long.`,
  thereAt: (time: number, there: readonly string[]): string => `At ${formatTime(time)}: ${there.join(', ')}.`,
  trackState: (track: string, word: 'muted' | 'soloed', is: boolean): string =>
    `${track} is ${is ? '' : 'not '}${word}.`,
  noneIs: (word: 'muted' | 'soloed'): string => `No track is ${word}.`,
  theseAre: (names: readonly string[], word: 'muted' | 'soloed'): string =>
    `${names.length === 1 ? 'Only ' : ''}${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} ${word}.`,
  /** Why what is asked about is not found. */
  several: (words: string): string => `There are several of “${words}”.`,
  noneCalled: (words: string): string => `There is nothing called “${words}” here.`,
  nothingLikeThat: 'There is nothing like that here.',
  outside: (duration: number): string => `That is outside of the project, which is ${formatTime(duration)} long.`,
  whichPart: "I can't tell which part you mean.",
  namesHere: (tracks: readonly string[], labels: readonly string[]): string => {
    const own = tracks.length === 0 ? 'There are no tracks' : `The tracks are ${tracks.join(', ')}`
    return labels.length === 0 ? `${own}.` : `${own}; the labels are ${labels.join(', ')}.`
  },
}
