import type { Outcome } from '../../reader/discourse/compose.ts'
import type { Dimension } from '../../reader/meaning/valueTypes.ts'

type Nothing = Extract<Outcome, { kind: 'nothing' }>['why']
type Why = Extract<Outcome, { kind: 'ask' }>['why']

/** Why nothing is done with a message, and what would help. What is quoted stands in its marks already. */
export const unread = {
  and: ' and ',
  nothing: {
    question: "I can't answer that. Nothing was changed; say it as an order if it is one.",
    told: "I read that as something that you tell me, and don't see what is to be done. Nothing was changed.",
    negated: 'All right, nothing was changed.',
    courtesy: 'All right. Nothing was changed.',
    retracted: 'All right, nothing was changed.',
  } satisfies Record<Nothing, string>,
  asks: {
    unread: (said: string, unread: string) =>
      `I don't understand ${unread === '' ? said : unread}, so I can't be sure of the rest.`,
    unplaced: (said: string) => `I don't see how the parts of ${said} go together.`,
    missing: (said: string) => `Something is missing in ${said}: what it is to be done to, or how much.`,
    noAct: (said: string) => `I don't see what is to be done with ${said}.`,
    condition: (said: string) => `I can't check ${said}. Say it without a condition if it is to be done.`,
    reach: (said: string) => `I can't tell how far ${said} reaches. Say it in two messages.`,
    context: (said: string) => `I can't tell what ${said} is about.`,
    repair: (said: string) => `I can't tell what ${said} is to put right.`,
    undoes: () => 'One part of that would take back another.',
  } satisfies Record<Why, (said: string, unread: string) => string> as Readonly<
    Record<Why, (said: string, unread: string) => string>
  >,
  nothingChanged: 'Nothing was changed.',
  dontUnderstand:
    "I don't understand that, so nothing was changed. Say what to do and where, for example “trim the first 30 seconds” or “delete from 0:10 to 0:20”.",
  /** How an amount is called that a step has no use for. */
  amounts: {
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
  } as Partial<Readonly<Record<Dimension, string>>>,
  takesNo: (said: string, title: string, amount: string): string =>
    `I can't do ${said}: ${title} does not take ${amount}. Nothing was changed.`,
}
