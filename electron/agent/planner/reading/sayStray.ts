import type { Argument } from '../../reader/meaning/types.ts'
import type { Dimension } from '../../reader/meaning/valueTypes.ts'
import type { Clause } from '../../reader/clause/clause.ts'
import { menuWord } from '../../texts/index.ts'
import { quoted } from './quoted.ts'
import type { Talk } from '../talk/index.ts'

/** What an order has left over, where that is only an amount; null where more is wrong. */
function strayIn({ speech, act, unread, unplaced, misfits }: Clause): Dimension | null {
  const [stray, ...others] = unplaced
  if (speech !== 'request' || act === null || unread.length + others.length + misfits > 0) return null
  if (stray?.category !== 'argument') return null
  const { content } = stray.meaning as Argument
  return content.kind === 'value' ? content.dimension : null
}

/** "reverse the music 6 dB": the tool has no use for an amount, so that what is meant is not known. */
export function sayStray({
  reading: { readings, tokens, outcome },
  tools,
  texts,
}: Pick<Talk, 'reading' | 'tools' | 'texts'>): string | null {
  if (outcome.kind !== 'ask') return null
  for (const { clauses } of readings) {
    const [clause, ...others] = clauses
    const stray = clause === undefined || others.length > 0 ? null : strayIn(clause)
    const what = stray === null ? undefined : texts.unread.amounts[stray]
    const act = clause?.act ?? null
    if (clause === undefined || act === null || what === undefined) continue
    const said = texts.say.quoted(quoted(tokens, clause.start, clause.end))
    const { tool } = act.frame
    return texts.unread.takesNo(said, menuWord({ name: tool, title: tools.get(tool)?.title ?? tool }, texts), what)
  }
  return null
}
