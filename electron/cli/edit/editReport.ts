import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { RequestReport } from '../../headless/index.ts'
import type { CliTexts } from '../texts/index.ts'

/** What came of a run; `--json` prints it. */
export interface EditReport {
  readonly requests: readonly RequestReport[]
  readonly project: ProjectReport | null
  readonly output: {
    readonly path: string
    readonly duration: number
    readonly peakDb: number
    readonly notes: readonly string[]
  } | null
  /** What ended the run before its end, else null. */
  readonly error: { readonly code: string; readonly message: string } | null
}

/** The project as scripts see it: times in seconds, no ids. */
export function projectReport(view: ProjectView) {
  return {
    duration: view.duration,
    sampleRate: view.sampleRate,
    tracks: view.tracks.map((track) => ({
      name: track.name,
      channels: track.channels,
      clips: track.clips.map((clip) => ({ name: clip.name, start: clip.start, end: clip.end })),
    })),
    labels: view.labels.map((label) => ({ text: label.text, start: label.start, end: label.end })),
    selection: view.selection,
    cursor: view.cursor,
    canUndo: view.canUndo,
  }
}

export type ProjectReport = ReturnType<typeof projectReport>

/** The report for people. */
export function reportAsText(report: EditReport, texts: CliTexts): string[] {
  const requests = report.requests.flatMap((request) => [
    `> ${request.text}`,
    ...(request.reply === '' ? [] : [request.reply]),
  ])
  const { output } = report
  return output === null
    ? requests
    : [...requests, texts.wrote(output.path, texts.time(output.duration), output.peakDb), ...output.notes]
}
