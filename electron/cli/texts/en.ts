import type { Author } from '../../../shared/schemas/author.ts'
import { formatTime } from '../../../shared/wording/formatTime.ts'

/** What the terminal says beside the agent's own answers. */
export const en = {
  time: (seconds: number): string => formatTime(seconds),
  toApprove: (request: string): string => `To approve: ${request}`,
  length: (before: string, after: string): string => `Length: ${before} → ${after}`,
  newTool: (title: string, file: string): string => `New: ${title} comes from ${file}. A yes allows it from now on.`,
  note: (text: string): string => `Note: ${text}`,
  youSaid: (sentence: string): string => `What you said: ${sentence}`,
  needsNoApproval: 'needs no approval',
  runs: (command: string): string => `Runs: ${command}`,
  fates: { removed: 'removed', kept: 'kept', rewritten: 'rewritten', added: 'added' },
  from: (source: string, _: Author | undefined): string => `from ${source}`,
  newTrack: 'a new track',
  needsTrust: 'A yes beforehand is none to a program that nobody has allowed yet. Add --trust-tools to allow it.',
  nobodyThere: 'Nobody sits at a terminal to say yes, so this is refused. Add --yes to approve.',
  apply: (asSaid: boolean): string => `Apply? y(es), s(tep by step)${asSaid ? ', w(hat I said)' : ''}, N(o): `,
  applyStep: (asSaid: boolean): string =>
    `Apply it and the rest? y(es), s(this step only)${asSaid ? ', w(hat I said)' : ''}, N(o): `,
  /** What is taken for a yes, for one step, and for the person's own words. */
  answers: { yes: ['y', 'yes'], step: ['s', 'step'], asSaid: 'w' },
  plan: 'Plan:',
  doneWhen: (what: string): string => `done when ${what}`,
  now: (found: string): string => `now ${found}`,
  after: (steps: string): string => `after ${steps}`,
  tries: (count: number): string => `${count} ${count === 1 ? 'try' : 'tries'}`,
  wrote: (path: string, duration: string, peakDb: number): string =>
    `Wrote ${path}: ${duration} long, peak ${peakDb.toFixed(1)} dBFS.`,
  notRun: (left: number, all: number): string => `Not run any more: ${left} of ${all}.`,
  notWritten: (path: string): string => `"${path}" was not written.`,
}
