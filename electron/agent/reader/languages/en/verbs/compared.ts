import { alone } from '../../comparedRules.ts'

/** "a bit louder", "even slower", alone. */
export const comparedAlone = alone(
  [
    { act: 'gain', direction: 1, said: 'louder' },
    { act: 'gain', direction: -1, said: 'quieter|softer' },
    { act: 'faster', direction: 1, said: 'faster' },
    { act: 'faster', direction: -1, said: 'slower' },
  ],
  'a_bit|a_little|a_little_bit|a_tad|a_touch|a_notch|slightly|somewhat|much|even|a_lot|way',
  'still|yet|now',
)
