import { formatTime } from '../../../shared/wording/formatTime.ts'
import { sayName } from '../../../shared/wording/saying.ts'
import { takenOut, type TakenOut } from './takenOut.ts'
import type { Original, Traced } from './traceOriginals.ts'

/** What a list of edits is made of. */
export interface Edited extends Traced {
  readonly project: string
  readonly sampleRate: number
  /** What was asked for, oldest first. */
  readonly requests: readonly string[]
}

interface Row {
  readonly original: Original
  readonly length: number
  readonly out: readonly TakenOut[]
}

const rowsOf = (edited: Edited): Row[] =>
  edited.originals.map((original) => ({
    original,
    length: original.spans.reduce((sum, { start, end }) => sum + end - start, 0),
    out: takenOut(original, edited),
  }))

/** For people: what was taken out, recording by recording, and what was asked for. */
export function editListText(edited: Edited): string {
  const { project, sampleRate, requests } = edited
  const time = (frame: number): string => formatTime(frame / sampleRate)
  const seconds = (count: number): string => `${Math.round((count / sampleRate) * 1000) / 1000} s`
  const parts = rowsOf(edited).map(({ original, length, out }) => {
    const gone = out.reduce((sum, { start, end }) => sum + end - start, 0)
    const lines = out.map(
      ({ start, end, how }, k) => `${k + 1}. ${time(start)}-${time(end)} (${seconds(end - start)}) ${how}`,
    )
    const head = `${sayName(original.name)}: ${out.length === 0 ? 'nothing was taken out' : `${seconds(gone)} of ${time(length)} taken out`}`
    return [head, ...lines].join('\n')
  })
  const asked = requests.map((text) => `- ${text.replaceAll(/\s+/gu, ' ')}`)
  return [
    `What was taken out of “${sayName(project)}”. Times are on the recordings as they came in.`,
    ...parts,
    ...(asked.length === 0 ? [] : [['What was asked for:', ...asked].join('\n')]),
    '',
  ].join('\n\n')
}

/** For tables. */
export function editListCsv(edited: Edited): string {
  const { sampleRate } = edited
  const rows = rowsOf(edited).flatMap(({ original, out }) =>
    out.map(({ start, end, how }) =>
      [
        `"${sayName(original.name).replaceAll('"', '""')}"`,
        formatTime(start / sampleRate),
        formatTime(end / sampleRate),
        (start / sampleRate).toFixed(3),
        (end / sampleRate).toFixed(3),
        how,
      ].join(','),
    ),
  )
  return ['recording,start,end,start_seconds,end_seconds,how', ...rows, ''].join('\n')
}

/** For programs. */
export function editListJson(edited: Edited): string {
  const { project, sampleRate, requests } = edited
  const recordings = rowsOf(edited).map(({ original, length, out }) => ({
    name: original.name,
    seconds: length / sampleRate,
    taken_out: out.map(({ start, end, how }) => ({ start: start / sampleRate, end: end / sampleRate, how })),
  }))
  return `${JSON.stringify({ project, sample_rate: sampleRate, recordings, requests }, null, 2)}\n`
}
