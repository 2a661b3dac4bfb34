const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'there is no permission for it',
  EPERM: 'there is no permission for it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: "the drive can't hold a file of that size",
  EROFS: 'the drive is read-only',
  EIO: 'the drive does not answer properly',
  ENXIO: 'the drive does not answer properly',
  ENODEV: 'the drive is gone',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its path leads in a circle',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
}

export interface SystemError extends Error {
  readonly code: string
}

/** True for what the operating system says of files; everything else is a bug and has to go on. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code)
}

/** What the operating system said, in words for people. */
export function systemReason(error: SystemError): string {
  return reasons[error.code] ?? `the system says ${error.code}`
}
