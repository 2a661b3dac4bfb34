import type { z } from 'zod'
import { caseSchema, fixtureSchema, projectSchema, type EvalCase, type EvalProject } from './caseSchema.ts'
import { flawOf } from './flawOf.ts'

/** A line that can be run, or one that can't be understood and so counts as failed. */
export type ReadCase =
  | { readonly kind: 'case'; readonly id: string; readonly case: EvalCase; readonly project: EvalProject }
  | { readonly kind: 'malformed'; readonly id: string; readonly reason: string }

/**
 * Fixtures go into `fixtures`, which later files see too. Nothing is skipped: what is neither fixture nor case comes
 * back as malformed.
 */
export function readCases(text: string, file: string, fixtures: Map<string, EvalProject>): ReadCase[] {
  const found: ReadCase[] = []
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return
    const read = readLine(line, `${file}:${index + 1}`, fixtures)
    if (read !== null) found.push(read)
  })
  return found
}

function readLine(line: string, place: string, fixtures: Map<string, EvalProject>): ReadCase | null {
  const raw = parseJson(line)
  if (raw === undefined) return { kind: 'malformed', id: place, reason: 'not valid JSON' }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { kind: 'malformed', id: place, reason: 'not a JSON object' }
  if ('fixture' in raw) return readFixture(raw, place, fixtures)
  const id = 'id' in raw && typeof raw.id === 'string' && raw.id !== '' ? raw.id : place
  const parsed = caseSchema.safeParse(raw)
  if (!parsed.success) return { kind: 'malformed', id, reason: wordsOf(parsed.error) }
  const named = parsed.data.project
  const project = typeof named === 'string' ? fixtures.get(named) : named
  if (project === undefined)
    return { kind: 'malformed', id, reason: `there is no fixture called ${JSON.stringify(named)} before this line` }
  const found = projectSchema.parse({ ...project, ...parsed.data.with })
  const flaw = flawOf(found)
  if (flaw !== null) return { kind: 'malformed', id, reason: `its project can't be made: ${flaw}` }
  return { kind: 'case', id, case: parsed.data, project: found }
}

function readFixture(raw: object, place: string, fixtures: Map<string, EvalProject>): ReadCase | null {
  const parsed = fixtureSchema.safeParse(raw)
  if (!parsed.success) return { kind: 'malformed', id: place, reason: `fixture: ${wordsOf(parsed.error)}` }
  const { sampleRate, tracks, labels, selection, selectedTracks, selectedClips, cursor } = parsed.data
  fixtures.set(parsed.data.fixture, { sampleRate, tracks, labels, selection, selectedTracks, selectedClips, cursor })
  return null
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function wordsOf(error: z.ZodError): string {
  return error.issues
    .map((issue) => (issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`))
    .join('; ')
}
