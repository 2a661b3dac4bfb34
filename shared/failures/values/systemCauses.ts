import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** Why a file, a folder or a drive did not do what was asked of it. */
export type SystemCause =
  | {
      readonly kind:
        | 'not-there'
        | 'folder-not-there'
        | 'no-permission'
        | 'is-folder'
        | 'not-a-file'
        | 'path-through-file'
        | 'path-in-circle'
        | 'bad-name'
        | 'name-too-long'
        | 'too-large'
        | 'too-large-for-drive'
        | 'drive-full'
        | 'quota-used-up'
        | 'drive-read-only'
        | 'drive-fault'
        | 'drive-gone'
        | 'too-many-open'
        | 'in-use'
        | 'open-in-other-window'
        | 'read-only'
        | 'damaged'
        | 'not-openable'
        | 'not-a-project'
        | 'moved-away'
        | 'sound-did-not-fit'
        | 'incomplete'
    }
  | { readonly kind: 'copy-failed' | 'system'; readonly code: string }
  /** What a program outside said, as it said it. */
  | { readonly kind: 'foreign'; readonly said: string }

const sayings: Sayings<SystemCause> = {
  'not-there': 'it is not there',
  'folder-not-there': 'its folder is not there',
  'no-permission': 'there is no permission for it',
  'is-folder': 'it is a folder',
  'not-a-file': 'it is not a file',
  'path-through-file': 'a part of its path is not a folder',
  'path-in-circle': 'its path leads in a circle',
  'bad-name': "its name can't be used",
  'name-too-long': 'its name is too long',
  'too-large': 'it is too large',
  'too-large-for-drive': "the drive can't hold a file of that size",
  'drive-full': 'the disk is full',
  'quota-used-up': 'the disk quota is used up',
  'drive-read-only': 'the drive is read-only',
  'drive-fault': 'the drive does not answer properly',
  'drive-gone': 'the drive is gone',
  'too-many-open': 'too many files are open',
  'in-use': 'another program is using it',
  'open-in-other-window': 'it is open in another window of Tapehand',
  'read-only': 'it may only be read',
  damaged: 'its contents are damaged',
  'not-openable': 'it can not be opened',
  'not-a-project': 'it is not a project',
  'moved-away': 'its file is no longer where it was',
  'sound-did-not-fit': 'its sound did not fit on the drive',
  incomplete: 'it did not arrive completely',
  'copy-failed': ({ code }) => `its copy could not be made: ${code}`,
  system: ({ code }) => `the system says ${code}`,
  foreign: ({ said }) => said,
}

export const sayCause = (cause: SystemCause): string => sayBy(sayings, cause)

/** The codes of the operating system that have words of their own. */
const kinds: Readonly<Record<string, Exclude<SystemCause['kind'], 'copy-failed' | 'system' | 'foreign'>>> = {
  ENOENT: 'not-there',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EISDIR: 'is-folder',
  ENOTDIR: 'path-through-file',
  ENOSPC: 'drive-full',
  EDQUOT: 'quota-used-up',
  EFBIG: 'too-large-for-drive',
  EROFS: 'drive-read-only',
  EIO: 'drive-fault',
  ENXIO: 'drive-fault',
  ENODEV: 'drive-gone',
  EMFILE: 'too-many-open',
  ENFILE: 'too-many-open',
  ENAMETOOLONG: 'name-too-long',
  ELOOP: 'path-in-circle',
  EBUSY: 'in-use',
  ETXTBSY: 'in-use',
}

/** What the operating system said by a code such as ENOSPC. */
export function causeOfCode(code: string): SystemCause {
  const kind = kinds[code]
  return kind === undefined ? { kind: 'system', code } : { kind }
}

/** What made a read or write fail. Where no system answered, what was thrown says it itself. */
export function causeOf(error: unknown): SystemCause {
  if (!(error instanceof Error)) return { kind: 'foreign', said: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  return code === null ? { kind: 'foreign', said: error.message } : causeOfCode(code)
}
