import type { Outcome } from '../../reader/discourse/compose.ts'
import type { Token } from '../../reader/text/tokenise.ts'
import { quoted, quotedRuns } from './quoted.ts'

type Why = Extract<Outcome, { kind: 'ask' }>['why']

/** Why nothing is done with a message, and what would help, where no steps come of it. */
export function sayUnread(outcome: Exclude<Outcome, { kind: 'steps' }>, tokens: readonly Token[]): string {
  if (outcome.kind === 'nothing') return sayNothing[outcome.why]
  const { why, clause } = outcome
  if (clause === null) return `${says[why]('', '')} Nothing was changed.`
  const said = quoted(tokens, clause.start, clause.end)
  return `${says[why](said, quotedRuns(tokens, clause.unread))} Nothing was changed.`
}

const sayNothing: Readonly<Record<Extract<Outcome, { kind: 'nothing' }>['why'], string>> = {
  question: "I can't answer that. Nothing was changed; say it as an order if it is one.",
  told: "I read that as something that you tell me, and don't see what is to be done. Nothing was changed.",
  negated: 'All right, nothing was changed.',
  courtesy: 'All right. Nothing was changed.',
  retracted: 'All right, nothing was changed.',
}

const says: Readonly<Record<Why, (said: string, unread: string) => string>> = {
  unread: (said, unread) => `I don't understand ${unread === '' ? said : unread}, so I can't be sure of the rest.`,
  unplaced: (said) => `I don't see how the parts of ${said} go together.`,
  missing: (said) => `Something is missing in ${said}: what it is to be done to, or how much.`,
  noAct: (said) => `I don't see what is to be done with ${said}.`,
  condition: (said) => `I can't check ${said}. Say it without a condition if it is to be done.`,
  reach: (said) => `I can't tell how far ${said} reaches. Say it in two messages.`,
  context: (said) => `I can't tell what ${said} is about.`,
  repair: (said) => `I can't tell what ${said} is to put right.`,
  undoes: () => 'One part of that would take back another.',
}
