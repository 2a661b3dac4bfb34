import { sayBy, type Sayings } from '../../wording/sayings.ts'
import { sayCount } from '../../wording/sayingGerman.ts'
import type { LeftOutPart } from '../projectNotes.ts'

const clipsOf = (count: number): string => (count === 1 ? 'eines Clips' : `von ${count} Clips`)
const sayings: Sayings<LeftOutPart> = {
  'time-track': ({ name }) => `die Zeitspur „${name}“`,
  'note-track': ({ name }) => `die Noten von „${name}“`,
  level: ({ name }) => `der Pegel von „${name}“, der außerhalb des Bereichs liegt`,
  effects: ({ name, count }) => `${sayCount(count, 'Effekt', 'Effekte')}, durch die „${name}“ abgespielt wird`,
  'master-effects': ({ count }) => `${sayCount(count, 'Effekt', 'Effekte')} für die ganze Wiedergabe`,
  'cut-sound': ({ count }) =>
    sayCount(
      count,
      'Stelle, an der Ton herausgeschnitten und aufbewahrt wurde',
      'Stellen, an denen Ton herausgeschnitten und aufbewahrt wurde',
    ),
  frequencies: ({ count }) => `die Frequenzen von ${sayCount(count, 'Textmarke', 'Textmarken')}`,
  colours: ({ count }) => `die Farben von ${sayCount(count, 'Spur oder Clip', 'Spuren und Clips')}`,
  groups: ({ count }) => `die Gruppen ${clipsOf(count)}`,
  stretched: ({ clips }) =>
    `die Dehnung ${clipsOf(clips)}, ${clips === 1 ? 'er hat seine' : 'sie haben ihre'} eigene Länge`,
  pitched: ({ clips }) => `die Tonhöhe ${clipsOf(clips)}`,
  'before-start': ({ clips }) => `${sayCount(clips, 'Clip', 'Clips')} vor dem Anfang`,
  'under-another': ({ clips }) => `${sayCount(clips, 'Clip', 'Clips')} unter einem anderen`,
  hidden: ({ clips }) => `der verborgene Ton hinter den Rändern ${clipsOf(clips)}`,
  'label-tracks': ({ count }) => `die Namen von ${count} Textspuren, deren Textmarken jetzt auf einer sind`,
  tags: ({ names }) => `die Tags ${names.map((name) => `„${name}“`).join(', ')}`,
  unknown: ({ names }) => `Teile, die hier nicht bekannt sind (${names.join(', ')})`,
}

export const sayLeftOut = (parts: readonly LeftOutPart[]): string =>
  parts.map((part) => sayBy(sayings, part)).join('; ')
