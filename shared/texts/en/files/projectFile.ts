const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** Room on the drive, as it is written. */
interface Sizes {
  readonly file: string
  readonly now: string
  readonly past: string
  /** Null where none is free. */
  readonly free: string | null
}

/** All that the settings say of the history and of the project file. */
export const projectFile = {
  name: 'Project file',
  kept: 'Changes that can be undone',
  most: (count: number): string => `Up to ${count}`,
  reading: 'Looking…',
  size: ({ file, now, past, free }: Sizes, count: number): string =>
    [
      `This project takes ${file}: ${now} for what is heard now, ${past} that only its history needs`,
      free === null ? '' : `, ${free} that will be given back`,
      `. ${changes(count)} can be gone back to.`,
    ].join(''),
  forget: 'Forget the history…',
  askForget: (count: number): string =>
    `${changes(count)} can’t be undone any more afterwards, and nobody can bring them back. The sound stays as it is.`,
  askLimit: (most: number, going: number): string =>
    [
      ...(going > 0
        ? [`The ${changes(going)} before the last ${most} of this project can’t be undone any more afterwards.`]
        : []),
      `Every project that you work on keeps only its last ${most} changes from then on; older ones are gone for good.`,
      'The sound stays as it is.',
    ].join(' '),
  doForget: 'Forget the history',
  doLimit: (most: number): string => `Keep only ${most}`,
  leave: 'Leave as it is',
  forgot: (count: number): string => `Forgot ${changes(count)}.`,
}

/** What a project and its files say of themselves. */
export const about = {
  title: 'Tags and cover',
  show: 'Take over from a show',
  noShow: 'Choose a show…',
  cover: 'Choose a cover…',
  coverIs: (kind: string, size: string): string => `Cover: ${kind}, ${size}`,
  noCover: 'No cover. JPEG or PNG, at most 8 MB.',
  remove: 'Remove the cover',
  tooLarge: (name: string): string => `"${name}" is larger than 8 MB. The cover was not changed.`,
}
