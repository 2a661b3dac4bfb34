import type { Label, Project, Track } from '../../model/project.ts'
import type { Item } from './itemOf.ts'

export interface PlacedItem extends Item {
  readonly name: string
  readonly start: number
  readonly length: number
  /** Beside the project, with slashes. */
  readonly file: string
}

/** A project as Reaper keeps it: a tree of lines, each a word and its values, in `<` and `>`. Times are in seconds. */
export function reaperText(
  { sampleRate, labels }: Project,
  tracks: readonly { readonly track: Track; readonly items: readonly PlacedItem[] }[],
): string {
  const time = (frames: number): string => decimal(frames / sampleRate)
  const lines = [
    '<REAPER_PROJECT 0.1 "6.0" 0',
    // No gain by panning, and what is turned to one side is taken from the other: as it is heard here.
    '  PANLAW 1',
    '  PANMODE 3',
    `  SAMPLERATE ${sampleRate} 1 0`,
    '  TEMPO 120 4 4',
    ...labels.flatMap((label, index) => markers(label, index + 1, time)),
    ...tracks.flatMap(({ track, items }) => trackLines(track, items, time)),
    '>',
  ]
  return `${lines.join('\n')}\n`
}

type Time = (frames: number) => string

/** A region is two lines of one number: where it begins, with its name, and where it ends. */
function markers({ text, start, end }: Label, index: number, time: Time): string[] {
  if (end <= start) return [`  MARKER ${index} ${time(start)} ${quoted(text)} 0`]
  return [`  MARKER ${index} ${time(start)} ${quoted(text)} 1`, `  MARKER ${index} ${time(end)} "" 1`]
}

function trackLines(track: Track, items: readonly PlacedItem[], time: Time): string[] {
  return [
    '  <TRACK',
    `    NAME ${quoted(track.name)}`,
    `    VOLPAN ${decimal(10 ** (track.gainDb / 20))} ${decimal(track.pan)} -1 -1 1`,
    `    MUTESOLO ${track.muted ? 1 : 0} ${track.soloed ? 1 : 0} 0`,
    '    NCHAN 2',
    ...items.flatMap((item) => itemLines(item, time)),
    '  >',
  ]
}

function itemLines({ name, start, length, gain, fadeIn, fadeOut, file }: PlacedItem, time: Time): string[] {
  return [
    '    <ITEM',
    `      POSITION ${time(start)}`,
    `      LENGTH ${time(length)}`,
    '      LOOP 0',
    `      FADEIN 0 ${time(fadeIn)} 0`,
    `      FADEOUT 0 ${time(fadeOut)} 0`,
    `      NAME ${quoted(name)}`,
    `      VOLPAN ${decimal(gain)} 0 1 -1`,
    '      SOFFS 0',
    '      <SOURCE WAVE',
    `        FILE ${quoted(file)}`,
    '      >',
    '    >',
  ]
}

const decimal = (value: number): string => String(Number(value.toFixed(9)))

/** In one of three kinds of quotes, whichever is not inside. */
function quoted(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  const mark = ['"', "'", '`'].find((one) => !line.includes(one))
  return mark === undefined ? `\`${line.replaceAll('`', "'")}\`` : `${mark}${line}${mark}`
}
