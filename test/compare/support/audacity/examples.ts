import type { StepResult } from './onTapehand.ts'
import { storyRate } from './startAudacity.ts'
import type { EditName, Step, Story, StoryTrack } from './story.ts'

const mono: StoryTrack = { channels: 1, seconds: 2 }
const longer: StoryTrack = { channels: 1, seconds: 3 }

/** Tenths of a second; one time alone is a cursor. */
const at = (edit: EditName, start: number, end = start, tracks: readonly number[] = [0]): Step => ({
  edit,
  start: (start * storyRate) / 10,
  end: (end * storyRate) / 10,
  tracks,
})
const onOne = (...steps: readonly Step[]): Story => ({ tracks: [mono], steps })
const onTwo = (...steps: readonly Step[]): Story => ({ tracks: [mono, longer], steps })
const withGap = (...steps: readonly Step[]): Story => onOne(at('splitDelete', 5, 10), ...steps)

/** A selection is a stretch of time: what is the same in both, in every sample and every boundary. */
export const alike: Readonly<Record<string, Story>> = {
  'reverse of two clips turns the whole stretch': onOne(at('split', 10), at('reverse', 0, 20)),
  'cut of a range that is only a gap closes the gap': withGap(at('cut', 6, 9)),
  'paste takes the place of a selected range': onOne(at('copy', 0, 5), at('paste', 10, 15)),
  'paste of clips keeps the gap and the boundaries between them': withGap(at('copy', 0, 15), at('paste', 20)),
  'silence past the end of a clip makes a silent clip': onOne(at('silence', 15, 30)),
  'silence in a gap makes a silent clip': withGap(at('silence', 6, 9)),
  'reverse past the end turns the gap as well': onOne(at('reverse', 15, 30)),
  'cut over a gap closes it with its boundaries': withGap(at('cut', 3, 12)),
  'a fade past the end is over where the sound ends': onOne(at('fadeOut', 15, 30)),
  'a fade over a gap goes on behind it': onOne(at('splitDelete', 10, 12), at('fadeOut', 5, 18)),
  'one copied track goes to all that are selected': onTwo(at('copy', 0, 5), at('paste', 10, 15, [0, 1])),
  'a paste behind the end leaves a gap': onOne(at('copy', 0, 5), at('paste', 30)),
  'join fills the gap between clips with silence': withGap(at('join', 4, 12)),
}

interface Difference {
  /** The edit whose step they differ in. */
  readonly edit: EditName
  /** What the engine says to it. */
  readonly result: StepResult
  readonly differs: 'sound' | 'boundaries'
  readonly story: Story
  readonly audacity: string
  readonly here: string
  readonly why: string
}

/** Where the engine is not like Audacity, on purpose. docs/audacity.md has these lines. */
export const differences: Readonly<Record<string, Difference>> = {
  'reverse inside a clip': {
    edit: 'reverse',
    result: 'done',
    differs: 'boundaries',
    story: onOne(at('reverse', 5, 10)),
    audacity: 'divides the clip at both ends of the range',
    here: 'stays one clip',
    why: 'nobody asked for a split: what was one clip can be named, moved and trimmed as one',
  },
  'silence on several tracks, one without sound there': {
    edit: 'silence',
    result: 'done',
    differs: 'boundaries',
    story: onTwo(at('silence', 22, 28, [0, 1])),
    audacity: 'adds a silent clip to that track',
    here: 'changes the tracks that have sound there; where none has, a silent clip comes',
    why: 'what is silent already needs no clip to say so',
  },
  'trim to a range without sound': {
    edit: 'trim',
    result: 'engine/nothing-there',
    differs: 'sound',
    story: onOne(at('trim', 25, 30)),
    audacity: 'empties the track',
    here: 'is refused, and says why',
    why: 'everything would be gone by a slip of the selection',
  },
  'trim to a range inside one of several clips': {
    edit: 'trim',
    result: 'done',
    differs: 'sound',
    story: onOne(at('split', 10), at('trim', 12, 15)),
    audacity: 'trims that clip and leaves the others',
    here: 'keeps the range and nothing else of the track',
    why: '“keep only 12 to 15” means that; one clip by itself is trimmed by its edges',
  },
  'duplicate of a range without sound': {
    edit: 'duplicate',
    result: 'engine/nothing-there',
    differs: 'sound',
    story: onOne(at('duplicate', 25, 30)),
    audacity: 'adds an empty track',
    here: 'is refused, and says why',
    why: 'there is nothing to make a second time',
  },
  'duplicate of several tracks, one without sound there': {
    edit: 'duplicate',
    result: 'done',
    differs: 'sound',
    story: onTwo(at('duplicate', 22, 28, [0, 1])),
    audacity: 'adds an empty track for that one',
    here: 'duplicates those that have sound there',
    why: 'an empty track is of no use to anybody',
  },
  'copy of a range without sound': {
    edit: 'paste',
    result: 'engine/empty-clipboard',
    differs: 'sound',
    story: onOne(at('copy', 25, 30), at('paste', 5)),
    audacity: 'copies silence',
    here: 'is refused, and says why; what was copied before stays',
    why: 'whoever copies wants sound; insert_silence inserts silence, and a cut gap is kept like any cut',
  },
  'duplicate of a range that begins in a gap': {
    edit: 'duplicate',
    result: 'done',
    differs: 'sound',
    story: withGap(at('duplicate', 7, 15)),
    audacity: 'puts the copy earlier than its original, by the gap',
    here: 'puts it at the same time',
    why: 'a copy that is out of step with its original is a fault',
  },
  'paste over a range that holds a boundary': {
    edit: 'paste',
    result: 'done',
    differs: 'boundaries',
    story: onOne(at('split', 12), at('copy', 0, 5), at('paste', 10, 15)),
    audacity: 'joins what it pastes with the clips around it',
    here: 'keeps the boundary at its end',
    why: 'whoever has split a clip there wants two; the sound is the same in every sample',
  },
  'more tracks copied than are selected': {
    edit: 'paste',
    result: 'done',
    differs: 'sound',
    story: onTwo(at('copy', 0, 5, [0, 1]), at('paste', 10)),
    audacity: 'pastes as many as are selected and drops the others',
    here: 'the others go to the tracks below, or to new ones',
    why: 'nothing that was copied is lost without a word',
  },
}

/** What is refused or changes nothing in both: there is nothing to do. Audacity leaves an empty undo step. */
export const idle: readonly (readonly [edit: EditName, result: StepResult])[] = [
  ['reverse', 'engine/nothing-there'],
  ['invert', 'engine/nothing-there'],
  ['halve', 'engine/nothing-there'],
  ['fadeIn', 'engine/nothing-there'],
  ['fadeOut', 'engine/nothing-there'],
  ['cut', 'engine/nothing-there'],
  ['delete', 'engine/nothing-there'],
  ['splitCut', 'engine/nothing-there'],
  ['splitDelete', 'engine/nothing-there'],
  ['split', 'engine/nothing-there'],
  ['join', 'engine/nothing-there'],
  ['split', 'unchanged'],
  ['trim', 'unchanged'],
  ['join', 'unchanged'],
  ['silence', 'unchanged'],
  ['reverse', 'unchanged'],
  ['fadeIn', 'unchanged'],
  ['fadeOut', 'unchanged'],
  ['invert', 'unchanged'],
  ['halve', 'unchanged'],
]

export const tableOfDifferences = (): string[] =>
  Object.entries(differences).map(([name, { audacity, here, why }]) => `| ${name} | ${audacity} | ${here} | ${why} |`)
