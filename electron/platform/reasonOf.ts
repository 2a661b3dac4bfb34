/** What the system says of a failed read or write, without its path. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  return code === null ? error.message : (sentences[code] ?? code)
}

const sentences: Readonly<Record<string, string>> = {
  EACCES: 'access is not allowed',
  EPERM: 'access is not allowed',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EIO: 'the disk reports a fault',
  EMFILE: 'too many files are open',
}
