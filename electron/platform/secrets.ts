import type { Result } from '../../shared/result.ts'

/** Where the model's key is kept. It never goes into the settings file, a project, the window or the log. */
export interface Secrets {
  /** Null when none is kept, or when what is kept can't be read on this machine. */
  read(): Promise<string | null>
  /** Resolves when it is on disk. */
  write(secret: string): Promise<Result<void>>
  remove(): Promise<Result<void>>
}
