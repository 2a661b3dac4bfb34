import { type ReportKind, reportKinds } from '../../../../shared/schemas/exportFormats.ts'

const reportEndings: Readonly<Record<ReportKind, readonly string[]>> = {
  edits: ['.txt', '.csv', '.json'],
  edl: ['.edl'],
  loudness: ['.txt', '.json'],
  reaper: ['.rpp'],
}

/** The forms of texts, by their endings. */
export const reportFormats = ['text', 'csv', 'json'] as const
type ReportFormat = (typeof reportFormats)[number]
const endingOf: Readonly<Record<ReportFormat, string>> = { text: '.txt', csv: '.csv', json: '.json' }

interface Report {
  readonly format?: ReportFormat | undefined
  readonly kind?: ReportKind | undefined
  readonly path?: string | undefined
}

/** What is said, or else what the ending of the file says; the list of edits where that is none of its own. */
export function reportKindOf({ kind, path = '' }: Report): ReportKind {
  const isOf = (one: ReportKind): boolean =>
    reportEndings[one].length === 1 && path.toLowerCase().endsWith(reportEndings[one][0] ?? '')
  return kind ?? reportKinds.find(isOf) ?? 'edits'
}

/** The endings that the file may have; none where the report is not written in the form that was said. */
export function endingsOf(report: Report): readonly string[] {
  const known = reportEndings[reportKindOf(report)]
  if (report.format === undefined) return known
  const said = endingOf[report.format]
  return known.includes(said) ? [said] : []
}

/** What a kind of report can be written as, in the words of people: "TXT". */
export const formatsOf = (kind: ReportKind): readonly string[] =>
  reportEndings[kind].map((ending) => ending.slice(1).toUpperCase())
