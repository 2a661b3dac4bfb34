import type { Outcome } from '../../reader/discourse/compose.ts'
import type { Token } from '../../reader/text/tokenise.ts'
import type { AgentTexts } from '../../texts/index.ts'
import { quoted, quotedRuns } from './quoted.ts'

/** Why nothing is done with a message, and what would help, where no steps come of it. */
export function sayUnread(
  outcome: Exclude<Outcome, { kind: 'steps' }>,
  tokens: readonly Token[],
  { unread, say: write }: AgentTexts,
): string {
  if (outcome.kind === 'nothing') return unread.nothing[outcome.why]
  const { why, clause } = outcome
  const say = unread.asks[why]
  if (clause === null) return `${say('', '')} ${unread.nothingChanged}`
  const said = write.quoted(quoted(tokens, clause.start, clause.end))
  const open = quotedRuns(tokens, clause.unread).map(write.quoted).join(unread.and)
  return `${say(said, open)} ${unread.nothingChanged}`
}
