import { sayBy, type Sayings } from '../wording/sayings.ts'

/** What of another program's project has no place here. Names are those of its tracks and clips. */
export type LeftOutPart =
  | { readonly kind: 'time-track' | 'note-track' | 'level'; readonly name: string }
  | { readonly kind: 'effects'; readonly name: string; readonly count: number }
  | { readonly kind: 'master-effects' | 'cut-sound' | 'frequencies' | 'colours' | 'groups'; readonly count: number }
  | { readonly kind: 'stretched' | 'pitched' | 'before-start' | 'under-another' | 'hidden'; readonly clips: number }
  | { readonly kind: 'label-tracks'; readonly count: number }
  | { readonly kind: 'tags' | 'unknown'; readonly names: readonly string[] }

const some = (count: number, one: string, many = `${one}s`): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const sayings: Sayings<LeftOutPart> = {
  'time-track': ({ name }) => `the time track “${name}”`,
  'note-track': ({ name }) => `the notes of “${name}”`,
  level: ({ name }) => `the level of “${name}”, which is out of range`,
  effects: ({ name, count }) => `${some(count, 'effect')} that “${name}” is played through`,
  'master-effects': ({ count }) => `${some(count, 'effect')} that everything is played through`,
  'cut-sound': ({ count }) =>
    some(count, 'place at which sound was cut out and kept', 'places at which sound was cut out and kept'),
  frequencies: ({ count }) => `the frequencies of ${some(count, 'label')}`,
  colours: ({ count }) => `the colours of ${some(count, 'track or clip', 'tracks and clips')}`,
  groups: ({ count }) => `the groups of ${some(count, 'clip')}`,
  stretched: ({ clips }) =>
    `the stretching of ${some(clips, 'clip')}, so ${clips === 1 ? 'it has its' : 'they have their'} own length`,
  pitched: ({ clips }) => `the pitch of ${some(clips, 'clip')}`,
  'before-start': ({ clips }) => `${some(clips, 'clip')} before the start`,
  'under-another': ({ clips }) => `${some(clips, 'clip')} under another`,
  hidden: ({ clips }) => `the sound hidden behind the edges of ${some(clips, 'clip')}`,
  'label-tracks': ({ count }) => `the names of ${count} label tracks, whose labels are on one now`,
  tags: ({ names }) => `the tags ${names.map((name) => `“${name}”`).join(', ')}`,
  unknown: ({ names }) => `parts that are not known here (${names.join(', ')})`,
}

/** As in "left out of it were …". */
export const sayLeftOut = (parts: readonly LeftOutPart[]): string =>
  parts.map((part) => sayBy(sayings, part)).join('; ')
