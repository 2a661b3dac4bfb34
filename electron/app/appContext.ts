import type { HostInfo } from '../../shared/ipc/channels.ts'
import type { Result } from '../../shared/result.ts'
import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'
import type { Registry } from '../agent/index.ts'
import type { SettingsStore } from '../platform/index.ts'
import type { BatchRoom } from './batch/createBatch.ts'
import type { FileDialogs } from './fileDialogs.ts'
import type { Notices } from './notices.ts'
import type { AppDependencies } from './dependencies.ts'
import type { KeptUploads } from './routes/keptUploads.ts'
import type { ProjectShelf } from './project/projectShelf.ts'
import type { WindowDecoding } from './windows/windowDecoding.ts'
import type { OpenProject } from './project/openProject.ts'

/** What the handlers of the channels work with. */
export interface AppContext {
  readonly host: HostInfo
  /** The project that is open now; another one after `replaceProject`. */
  readonly project: () => OpenProject
  readonly replaceProject: (by: 'empty' | 'demo') => Promise<Result<void>>
  /**
   * Goes on in another file: in one that was saved before, or in this very project saved under another name. Its name.
   */
  readonly openFile: (file: string) => Promise<Result<{ name: string }>>
  readonly saveAs: (file: string) => Promise<Result<{ name: string }>>
  readonly recover: () => Promise<Result<{ name: string }>>
  readonly restore: (backup: string, name: string) => Promise<Result<{ name: string }>>
  readonly batch: BatchRoom
  readonly windows: Pick<WindowDecoding, 'waiting' | 'take'>
  readonly shelf: ProjectShelf
  readonly uploads: Pick<KeptUploads, 'use'>
  readonly settings: SettingsStore
  readonly env: Readonly<Record<string, string | undefined>>
  readonly notices: Notices
  readonly registry: Registry
  readonly tools: () => readonly ToolEntry[]
  /** Null on a host whose page picks the files. */
  readonly dialogs: FileDialogs | null
  readonly dependencies: Pick<AppDependencies, 'testModel' | 'modelSees'>
}
