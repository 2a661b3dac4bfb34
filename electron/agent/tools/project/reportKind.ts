import { type ReportKind, reportKinds } from '../../../../shared/schemas/exportRequest.ts'

export const reportEndings: Readonly<Record<ReportKind, readonly string[]>> = {
  edits: ['.txt', '.csv', '.json'],
  edl: ['.edl'],
  loudness: ['.txt', '.json'],
  reaper: ['.rpp'],
}

interface Report {
  readonly kind?: ReportKind | undefined
  readonly path?: string | undefined
}

/** What is said, or else what the ending of the file says; the list of edits where that is none of its own. */
export function reportKindOf({ kind, path = '' }: Report): ReportKind {
  const isOf = (one: ReportKind): boolean =>
    reportEndings[one].length === 1 && path.toLowerCase().endsWith(reportEndings[one][0] ?? '')
  return kind ?? reportKinds.find(isOf) ?? 'edits'
}
