import type { HostInfo } from '../../../shared/ipc/channels.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Settings } from '../../../shared/schemas/settings.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'

/** What the app last said of everything; written by `connect` only. */
export interface MirrorSlice {
  readonly project: ProjectView | null
  /** What each track has its colour by (`lib/trackHue.ts`). */
  readonly huePlaces: ReadonlyMap<string, number>
  readonly host: HostInfo | null
  readonly connection: 'connecting' | 'open' | 'lost'
  readonly conversation: ConversationView
  /** What a model has streamed of its answer; null when none is coming. */
  readonly streaming: string | null
  /** The work that is running. */
  readonly jobs: readonly Job[]
  readonly batch: Batch | null
  readonly settings: Settings | null
  readonly tools: readonly ToolEntry[]
}

export const mirrorSlice: MirrorSlice = {
  project: null,
  huePlaces: new Map(),
  host: null,
  connection: 'connecting',
  conversation: {
    state: 'idle',
    messages: [],
    question: null,
    approval: null,
    running: null,
    plan: null,
    streaming: null,
    queued: [],
    allowed: [],
    aside: [],
  },
  streaming: null,
  jobs: [],
  batch: null,
  settings: null,
  tools: [],
}
