import { sayBytes } from '../../../shared/sayBytes.ts'
import type { FileSize } from '../../../shared/schemas/fileSize.ts'

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** All that the settings say of the history and of the project file. */
export const texts = {
  name: 'Project file',
  kept: 'Changes that can be undone',
  most: (count: number): string => `Up to ${count}`,
  reading: 'Looking…',
  size: ({ file, now, past, free }: FileSize, count: number): string =>
    [
      `This project takes ${sayBytes(file)}: ${sayBytes(now)} for what is heard now, ${sayBytes(past)} that only its history needs`,
      free > 0 ? `, ${sayBytes(free)} that will be given back` : '',
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
} as const
