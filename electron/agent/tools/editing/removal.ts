import { z } from 'zod'

/** What every removal that can close its gap can be told of the rest. Left out: the gap is closed, on the acted-on tracks. */
export const removalParameters = {
  gap: z
    .enum(['close', 'leave'])
    .optional()
    .describe('Whether what follows moves up (usual), or stays and leaves a gap.'),
  scope: z
    .enum(['tracks', 'all'])
    .optional()
    .describe('Where the range is removed: on the acted-on tracks (usual), or on all, so that they stay in step.'),
}

interface RemovalArguments {
  readonly gap?: 'close' | 'leave' | undefined
  readonly scope?: 'tracks' | 'all' | undefined
}

export function removalOf({ gap, scope }: RemovalArguments): { gap: 'close' | 'leave'; scope: 'tracks' | 'all' } {
  return { gap: gap ?? 'close', scope: scope ?? 'tracks' }
}

/** For a sentence. */
export function sayGap(args: RemovalArguments): string {
  return removalOf(args).gap === 'close' ? 'close the gap' : 'leave a gap'
}
