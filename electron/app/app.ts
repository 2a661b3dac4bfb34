import type { Failure } from '../../shared/failures/index.ts'
import type { HostInfo } from '../../shared/ipc/channels.ts'
import type { Result } from '../../shared/result.ts'
import type { Settings } from '../../shared/schemas/settings.ts'
import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'
import type { ImportFile } from '../engine/index.ts'
import type { DataPaths, Secrets } from '../platform/index.ts'
import type { EventListener } from './eventHub.ts'
import type { FileDialogs } from './fileDialogs.ts'

export interface AppOptions {
  readonly host: HostInfo
  readonly dialogs: FileDialogs | null
  readonly secrets: Secrets
  readonly paths: DataPaths
  readonly env: Readonly<Record<string, string | undefined>>
  /** The app's own folder, with `dist/` and `assets/`. */
  readonly root: string
  /** Named on the command line. */
  readonly files: readonly ImportFile[]
  /** The loopback host's WebSocket origin, once it is known. */
  readonly socketOrigin: () => string | null
}

/** The whole app without a host: what Electron and the loopback host both serve. */
export interface App {
  readonly invoke: (channel: string, input: unknown) => Promise<Result<unknown>>
  readonly onEvent: (listener: EventListener) => () => void
  readonly fetch: (request: Request) => Promise<Response>
  /** One line: what was opened. */
  readonly opening: string
  /** Takes files that the host was given, as tracks of the open project. */
  readonly addFiles: (files: readonly ImportFile[]) => Promise<void>
  /** What can be done, for menus; described once. */
  readonly tools: () => readonly ToolEntry[]
  /** The keys that the person gave to commands, and what language to speak. */
  readonly settings: () => Pick<Settings, 'keys' | 'language'>
  readonly tell: (text: string, tone: 'info' | 'problem') => void
  /** What went wrong, in the language of the window. */
  readonly fail: (failure: Failure) => void
  readonly logError: (where: string, error: unknown) => void
  readonly close: () => Promise<void>
}
