import type { RequestLog } from '../../agent/index.ts'
import type { RequestReport } from '../../headless/index.ts'
import type { EvalExpect } from './caseSchema.ts'
import { checkAfter } from './checkAfter.ts'
import { checkRan } from './checkRan.ts'
import { compare, type Problem } from './problem.ts'
import type { Snapshot } from './snapshot.ts'

/** What came of a case. */
export interface Played {
  readonly requests: readonly RequestReport[]
  readonly before: Snapshot
  readonly after: Snapshot
  /** Every question to a model. */
  readonly modelCalls?: RequestLog['modelCalls']
}

/** Only what the case names is checked; an empty list means that all of it holds. */
export function checkCase(expected: EvalExpect, played: Played): Problem[] {
  const last = played.requests.at(-1)
  return [
    ...(expected.asked === undefined
      ? []
      : compare(
          'asked',
          expected.asked,
          played.requests.flatMap((request) => request.asked),
        )),
    ...(expected.pending === undefined ? [] : compare('pending', expected.pending, last?.pending ?? null)),
    ...(expected.ran === undefined
      ? []
      : checkRan(
          expected.ran,
          played.requests.flatMap((request) => request.ran),
        )),
    ...(expected.after === undefined ? [] : checkAfter(expected.after, played.after.view)),
    ...(expected.reply === undefined ? [] : checkReply(expected.reply, last?.reply ?? '')),
    ...(expected.unchanged === undefined ? [] : checkUnchanged(played.before, played.after)),
  ]
}

function checkReply(pattern: string, reply: string): Problem[] {
  return new RegExp(pattern, 'i').test(reply) ? [] : [{ field: 'reply', expected: `/${pattern}/i`, actual: reply }]
}

function checkUnchanged(before: Snapshot, after: Snapshot): Problem[] {
  const names = compare('unchanged.tracks', tracksOf(before), tracksOf(after))
  const clips = compare('unchanged.clips', clipsOf(before), clipsOf(after))
  const labels = compare('unchanged.labels', labelsOf(before), labelsOf(after))
  return [...names, ...clips, ...labels, ...compare('unchanged.audio', before.sounds, after.sounds)]
}

const tracksOf = ({ view }: Snapshot) => view.tracks.map((track) => track.name)
const clipsOf = ({ view }: Snapshot) =>
  view.tracks.map((track) => track.clips.map((clip) => [clip.name, clip.start, clip.end]))
const labelsOf = ({ view }: Snapshot) => view.labels.map((label) => [label.text, label.start, label.end])
