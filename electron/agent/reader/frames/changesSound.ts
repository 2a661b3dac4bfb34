import type { Frame } from './frame.ts'

/** An effect: it works on sound, and neither takes any away nor leaves only some. */
export const changesSound = ({ target, effect, picks, slots }: Frame): boolean =>
  effect === undefined &&
  picks === undefined &&
  target?.object.includes('part') === true &&
  slots?.some(({ content }) => content === 'point') !== true
