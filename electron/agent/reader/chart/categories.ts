import type { Cue, Want } from '../meaning/asked.ts'
import type { Effect, Joint, Marker, Option, Particle, Scope, Verb } from '../meaning/sentenceTypes.ts'
import type { Argument, Group, Length, Point, Stretch } from '../meaning/types.ts'
import type { AspectWord, Choice, FileName, Setting, Text, Value } from '../meaning/valueTypes.ts'
import type { Claim, Condition } from '../meaning/claim.ts'
import type { Direction, Named, Noun, Unit } from '../meaning/wordTypes.ts'

/** What a phrase of each category means. Those that a clause is made of are listed in `cover`. */
export interface Categories {
  number: number
  /** Words for 1 to 9 and for 20, 30 … 90, of which others are made. */
  ones: number
  tens: number
  /** A number in digits with a sign of its own. */
  signed: number
  /** 1 is the first, -1 the last. */
  ordinal: number
  ordinals: readonly number[]
  fraction: number
  clock: number
  unit: Unit
  timeUnit: number
  duration: number
  /** A length in units: "1 minute", and not "1:00". */
  inUnits: number
  length: Length
  ratio: number
  noun: Noun
  name: Named
  unknown: string
  /** What happens in a recording, and has no name in the project. */
  event: string
  /** What was done, by words of its own: "undo the fade". */
  deed: Text
  direction: Direction
  settingName: string
  point: Point
  points: readonly Point[]
  stretch: Stretch
  group: Group
  value: Value
  setting: Setting
  choice: Choice
  /** Of the window and no sound: only an argument is made of it. */
  trackColour: Choice
  quoted: Text
  text: Text
  file: FileName
  aspect: AspectWord
  argument: Argument
  verb: Verb
  effect: Effect
  particle: Particle
  scope: Scope
  marker: Marker
  option: Option
  joint: Joint
  /** What is said of the project, and what an order depends on. */
  claim: Claim
  condition: Condition
  /** These are looked for where a message is no order. */
  cue: Cue
  want: Want
  /** A word that says nothing in a question. */
  aside: true
}

export type Category = keyof Categories
export type Meaning = Categories[Category]
