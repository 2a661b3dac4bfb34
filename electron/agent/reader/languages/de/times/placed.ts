import { type Rule, rule } from '../../../chart/rule.ts'
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
} from '../../../meaning/sets/near.ts'

const behind = 'nach|hinter|ab'
const ahead = 'vor|bis'

/** "die Pausen nach 2:00", "alle Marken vor der Werbung": those that lie there. */
export const placed: readonly Rule[] = [
  ...rule('group', `<group:g> ${behind} <point:a>`, thingsAfter, 0.1),
  ...rule('group', `<group:g> ${ahead} <point:b>`, thingsBefore, 0.1),
  ...rule('group', `<group:g> ${behind} <duration:d>`, thingsAfterTime),
  ...rule('group', `<group:g> ${ahead} <duration:d>`, thingsBeforeTime),
  ...rule('group', `<group:g> ${behind} <group:t>`, thingsAfterThing),
  ...rule('group', `<group:g> ${ahead} <group:t>`, thingsBeforeThing),
  ...rule('group', '<group:g> <stretch:s>', thingsBetween),
  ...rule('group', '<group:g> zwischen <point:a> und|bis <point:b>', pausesBetween),
  ...rule('group', '<group:g> in|im|während [der|dem|des|den] <group:t>', pausesInThing, 1),
]
