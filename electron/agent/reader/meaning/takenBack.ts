import { sense, verb } from './senses.ts'
import type { Verb } from './sentenceTypes.ts'
import { mention } from './sets/groups.ts'
import type { Value } from './valueTypes.ts'
import { tied, tiedGroup } from './values.ts'

const it = tiedGroup('bare')({ g: mention('it')() })

/** "take 1 dB back off": of what was spoken of or changed last, so much less. */
export const soMuchBack = ({ v }: { v: Value }): Verb | null =>
  (v.dimension === 'gain' || v.dimension === 'plain') && v.amount !== null
    ? verb(sense('gain', { direction: -1, brings: [tied('by')({ v: { ...v, dimension: 'gain', direction: 0 } }), it] }))
    : null
