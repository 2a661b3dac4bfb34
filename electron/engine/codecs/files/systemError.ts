export interface SystemError extends Error {
  readonly code: string
}

/** True for what the operating system says of files; everything else is a bug and has to go on. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code)
}
