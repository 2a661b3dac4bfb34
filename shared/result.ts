/** What went wrong, in words for people (`message`) and for the model (`hint`: what to do next). */
export interface Failure {
  readonly code: string
  readonly message: string
  readonly hint?: string
  /** An action that a dialog can offer beside the sentence. */
  readonly recover?: 'retry' | 'chooseFile' | 'openSettings'
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure }

export function ok(): Result<void>
export function ok<T>(value: T): Result<T>
export function ok<T>(value?: T): Result<T | undefined> {
  return { ok: true, value }
}

export function err(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}
