import { sense, verb } from './senses.ts'
import type { Verb } from './sentenceTypes.ts'
import type { Argument, Value } from './types.ts'
import { tied } from './values.ts'

const it: Argument = {
  tie: 'bare',
  content: { kind: 'group', group: { kind: 'mention', which: 'it', sort: 'any' } },
}

/** "take 1 dB back off": of what was spoken of or changed last, so much less. */
export const soMuchBack = ({ v }: { v: Value }): Verb | null =>
  v.dimension === 'gain' && v.amount !== null
    ? verb(sense('gain', { direction: -1, brings: [tied('by')({ v: { ...v, direction: 0 } }), it] }))
    : null
