import type { editorMethods, Handlers } from '../../editor/index.ts'
import type { Encoders } from '../codecs/encode/encoderThreads.ts'
import type { Owner } from '../contract.ts'
import { workTitles } from '../jobs/workTitles.ts'
import type { RunningWork } from '../jobs/runningWork.ts'
import type { Session } from '../session/session.ts'

/** Reports of the project as its owner sees it; what writes them is loaded with the first. */
export function createReportCalls(
  session: Session,
  work: RunningWork,
  encoders: Encoders,
): Pick<Handlers<typeof editorMethods, [owner: Owner]>, 'exportReport'> {
  return {
    exportReport: async (owner, request) =>
      work.runJob(owner, { title: workTitles.report }, async (job) => {
        const { writeReport } = await import('./writeReport.ts')
        return writeReport(session, owner, request, job, encoders)
      }),
  }
}
