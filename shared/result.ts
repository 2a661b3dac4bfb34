import type { Failure } from './failures/index.ts'

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Failure }

export function ok(): Result<void>
export function ok<T>(value: T): Result<T>
export function ok<T>(value?: T): Result<T | undefined> {
  return { ok: true, value }
}

export function err(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}
