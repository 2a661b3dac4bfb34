import { type Rule, rule } from '../chart/rule.ts'
import {
  pausesBetween,
  pausesInThing,
  thingsAfter,
  thingsAfterThing,
  thingsAfterTime,
  thingsBefore,
  thingsBeforeThing,
  thingsBeforeTime,
  thingsBetween,
} from '../meaning/sets/near.ts'

/** How a language says where things lie, as patterns of rules; each begins behind the things. */
interface Lying {
  readonly behind: string
  readonly ahead: string
  /** In front of a stretch: nothing, or words that may be left out. */
  readonly at: string
  readonly between: string
  readonly within: string
}

/** "the pauses after 2:00", "alle Marken vor der Werbung": those that lie there. */
export const thingsPlaced = ({ behind, ahead, at, between, within }: Lying): Rule[] => [
  ...rule('group', `<group:g> ${behind} <point:a>`, thingsAfter, 0.1),
  ...rule('group', `<group:g> ${ahead} <point:b>`, thingsBefore, 0.1),
  ...rule('group', `<group:g> ${behind} <duration:d>`, thingsAfterTime),
  ...rule('group', `<group:g> ${ahead} <duration:d>`, thingsBeforeTime),
  ...rule('group', `<group:g> ${behind} <group:t>`, thingsAfterThing),
  ...rule('group', `<group:g> ${ahead} <group:t>`, thingsBeforeThing),
  ...rule('group', `<group:g> ${at}<stretch:s>`, thingsBetween),
  ...rule('group', `<group:g> ${between}`, pausesBetween),
  ...rule('group', `<group:g> ${within} <group:t>`, pausesInThing, 1),
]
