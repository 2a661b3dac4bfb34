import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '../../../shared/result.ts'
import type { ExportReportRequest } from '../../editor/index.ts'
import type { Encoders } from '../codecs/encode/encoderThreads.ts'
import { writeOutputFile } from '../codecs/files/outputFile.ts'
import type { Owner } from '../contract.ts'
import type { RunningJob } from '../jobs/jobList.ts'
import type { Project } from '../model/project.ts'
import type { Session } from '../session/session.ts'
import type { EditorState } from '../state/editorState.ts'
import { type Edited, editListCsv, editListJson, editListText } from './editList.ts'
import { writeEdl } from './edl.ts'
import { loudnessJson, loudnessText, measureAll } from './loudnessReport.ts'
import { writeReaper } from './reaper/writeReaper.ts'
import { traceOriginals } from './traceOriginals.ts'

const pause = async (): Promise<void> => setImmediate()

/** Writes a report of the project as its owner sees it. */
export async function writeReport(
  session: Session,
  owner: Owner,
  request: ExportReportRequest,
  job: RunningJob,
  encoders: Encoders,
): Promise<Result<{ path: string }>> {
  if (request.kind === 'reaper')
    return writeReaper(
      { store: session.store, project: session.stateFor(owner).project, encoders, ...job, pause },
      request,
    )
  const text = await textOf(session, owner, { ...request, kind: request.kind }, job)
  if (!text.ok) return text
  return writeOutputFile(request, async (write) => {
    write(new TextEncoder().encode(text.value))
    return ok({ path: request.path })
  })
}

async function textOf(
  session: Session,
  owner: Owner,
  { kind, path }: ExportReportRequest & { readonly kind: 'edits' | 'edl' | 'loudness' },
  job: RunningJob,
): Promise<Result<string>> {
  const state = session.stateFor(owner)
  const project = session.view(owner).name
  const isJson = extname(path).toLowerCase() === '.json'
  if (kind === 'loudness') {
    const measured = await measureAll({ ...job, store: session.store, pause }, state)
    return measured.ok ? ok((isJson ? loudnessJson : loudnessText)(project, measured.value)) : measured
  }
  const edited = editedOf(state, project)
  if (kind === 'edl') return ok(writeEdl(edited))
  if (isJson) return ok(editListJson(edited))
  return ok(extname(path).toLowerCase() === '.csv' ? editListCsv(edited) : editListText(edited))
}

function editedOf({ history, project: now }: EditorState, project: string): Edited {
  const standing = history.entries.slice(0, history.position)
  const earlier = standing.flatMap((entry, k): Project[] => {
    const isLast = k === standing.length - 1
    const steps = isLast ? entry.steps.slice(0, entry.steps.length - history.stepsBack) : entry.steps
    if (steps.length > 0) return steps.map((step) => step.project)
    return isLast ? [] : [entry.project]
  })
  const traced = traceOriginals([history.base.project, ...earlier, now])
  return { ...traced, project, sampleRate: now.sampleRate, requests: standing.map(({ text }) => text) }
}
