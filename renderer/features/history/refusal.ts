import type { AppState } from '../../store/appStore.ts'
import { textsOf } from '../../store/useTexts.ts'

/** Why the history can't be moved in now, as a sentence; null where it can. */
export function refusalOf({ project, jobs, conversation, settings }: AppState): string | null {
  const { busy } = textsOf({ settings }).history
  if (project?.readOnly !== undefined) return busy.readOnly
  if (jobs.length > 0) return busy.job
  if (conversation.approval !== null) return busy.approval
  switch (conversation.state) {
    case 'idle':
      return null
    case 'awaitingApproval':
      return busy.approval
    case 'clarifying':
    case 'choosing':
      return busy.question
    case 'planning':
    case 'running':
      return busy.request
  }
}
