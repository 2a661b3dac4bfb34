import { readFile, stat } from 'node:fs/promises'
import { failure, type UsageProblem } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { notesIn } from '../../agent/index.ts'
import type { EditStep } from './readEditArguments.ts'

/** What is said or called, with all files of notes read. */
export type SaidStep = Exclude<EditStep, { kind: 'notes' }>

const wrong = (problem: UsageProblem) => err(failure('cli/usage', { problem }))

/** The notes of files as messages; found out before anything is done. */
export async function readNoteFiles(steps: readonly EditStep[]): Promise<Result<SaidStep[]>> {
  const said: SaidStep[] = []
  for (const step of steps) {
    const read = step.kind === 'notes' ? await readNotes(step.path) : ok(step)
    if (!read.ok) return read
    said.push(read.value)
  }
  return ok(said)
}

async function readNotes(path: string): Promise<Result<SaidStep>> {
  const option = '--notes'
  const found = await stat(path).catch(() => null)
  if (found === null) return err(failure('cli/no-such-file', { path }))
  if (!found.isFile()) return wrong({ kind: 'no-notes', option, said: path })
  // Four bytes are the most that a letter takes.
  if (found.size > limits.pastedLength * 4) return wrong({ kind: 'too-long', option, limit: limits.pastedLength })
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/u, '')
  if (text.length > limits.pastedLength) return wrong({ kind: 'too-long', option, limit: limits.pastedLength })
  return notesIn(text) === null ? wrong({ kind: 'no-notes', option, said: path }) : ok({ kind: 'say', text })
}
