import type { Slot } from '../../reader/frames/frame.ts'
import { monoCountSchema, type MonoCount } from '../../../../shared/schemas/edits/monoCount.ts'

/** Of every tool that measures a loudness or sets one. */
export const monoParameter = monoCountSchema
  .default('once')
  .describe(
    'Whether mono counts `once`, as its file is measured, or as `dual` mono, as two speakers play it: 3 LU louder.',
  )

/** "as dual mono". */
export const monoSlot: Slot = { param: 'mono', choice: 'mono' }

/** Behind a level that is asked for; nothing is said of what is usual. */
export const sayDual = ({ mono }: { readonly mono: MonoCount }): string => (mono === 'dual' ? ', as dual mono' : '')
