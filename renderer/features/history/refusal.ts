import type { AppState } from '../../store/appStore.ts'
import { texts } from './texts.ts'

/** Why the history can't be moved in now, as a sentence; null where it can. */
export function refusalOf({ project, jobs, conversation }: AppState): string | null {
  if (project?.readOnly !== undefined) return texts.busy.readOnly
  if (jobs.length > 0) return texts.busy.job
  if (conversation.approval !== null) return texts.busy.approval
  switch (conversation.state) {
    case 'idle':
      return null
    case 'awaitingApproval':
      return texts.busy.approval
    case 'clarifying':
    case 'choosing':
      return texts.busy.question
    case 'planning':
    case 'running':
      return texts.busy.request
  }
}
