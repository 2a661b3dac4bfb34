import type { HostInfo } from '../../../shared/ipc/channels.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'

/** Mirror of what the app last said of the project; written by `connect` only. */
export interface ProjectSlice {
  readonly project: ProjectView | null
  readonly host: HostInfo | null
  readonly connection: 'connecting' | 'open' | 'lost'
}

export const projectSlice: ProjectSlice = { project: null, host: null, connection: 'connecting' }
