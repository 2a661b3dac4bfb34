import { registry as everyTool } from '../../agent/index.ts'
import type { Io } from '../io.ts'
import type { EditStep } from './readEditArguments.ts'

/**
 * Whether nothing but calls of the app's own tools can come: nobody is there to say more, and neither recipes nor
 * programs of the machine can be meant. To read and check the files of those takes longer than most edits.
 */
export const isOnlyOwnCalls = (steps: readonly EditStep[], { ask }: Pick<Io, 'ask'>): boolean =>
  ask === null && steps.every((step) => step.kind === 'call' && isOwn(step.raw))

function isOwn(raw: unknown): boolean {
  const name = typeof raw === 'object' && raw !== null && 'tool' in raw ? raw.tool : undefined
  return typeof name === 'string' && (everyTool.findTool(name) ?? everyTool.findQuery(name)) !== null
}
