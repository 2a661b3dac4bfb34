import { type Rule, words } from '../chart/rule.ts'
import { sense, verb } from '../meaning/senses.ts'
import { mention } from '../meaning/sets/groups.ts'
import * as v from '../meaning/values.ts'

/** What is to be more or less so, by the act that makes it so. */
export interface Wished {
  readonly act: string
  readonly direction: -1 | 1
  readonly said: string
}

/**
 * "a bit louder", "noch leiser": said alone it is about what was worked on last, and how much is asked for. It costs so
 * much that any reading with more words of the message counts before it.
 */
export const alone = (all: readonly Wished[], before: string, behind: string): Rule[] =>
  all.flatMap(({ act, direction, said }) =>
    words(
      'verb',
      `[${before}] ${said} [${behind}]`,
      verb(sense(act, { direction, brings: [v.tiedGroup('bare')({ g: mention('it', 'any')() })] })),
      1.4,
    ),
  )
