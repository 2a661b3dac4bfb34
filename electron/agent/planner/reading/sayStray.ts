import type { Argument, Dimension } from '../../reader/meaning/types.ts'
import type { Clause } from '../../reader/clause/clause.ts'
import { quoted } from './quoted.ts'
import type { Talk } from '../talk/index.ts'

/** How an amount is called that a step has no use for. */
const names: Partial<Readonly<Record<Dimension, string>>> = {
  gain: 'a level in dB',
  percent: 'a percentage',
  frequency: 'a frequency',
  loudness: 'a loudness',
  pitch: 'an interval',
  beats: 'a tempo in bpm',
  ratio: 'a ratio',
  factor: 'a factor',
  slope: 'a slope',
  bitrate: 'a bit rate',
  bits: 'a bit depth',
}

/** What an order has left over, where that is only an amount; null where more is wrong. */
function strayIn({ speech, act, unread, unplaced, misfits }: Clause): string | null {
  const [stray, ...others] = unplaced
  if (speech !== 'request' || act === null || unread.length + others.length + misfits > 0) return null
  if (stray?.category !== 'argument') return null
  const { content } = stray.meaning as Argument
  return content.kind === 'value' ? (names[content.dimension] ?? null) : null
}

/** "reverse the music 6 dB": the tool has no use for an amount, so that what is meant is not known. */
export function sayStray({
  reading: { readings, tokens, outcome },
  tools,
}: Pick<Talk, 'reading' | 'tools'>): string | null {
  if (outcome.kind !== 'ask') return null
  for (const { clauses } of readings) {
    const [clause, ...others] = clauses
    const what = clause === undefined || others.length > 0 ? null : strayIn(clause)
    const act = clause?.act ?? null
    if (clause === undefined || act === null || what === null) continue
    const said = quoted(tokens, clause.start, clause.end)
    const { tool } = act.frame
    return `I can't do ${said}: ${tools.get(tool)?.title ?? tool} does not take ${what}. Nothing was changed.`
  }
  return null
}
