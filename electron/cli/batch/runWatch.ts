import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, failure, messageOf } from '../../../shared/failures/index.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../../agent/index.ts'
import { clashOf, doFile, targetsOf, untouched, watchFolder } from '../../headless/index.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import { fileLine } from './batchText.ts'
import type { BatchArguments } from './readBatchArguments.ts'

interface Watch {
  readonly wanted: BatchArguments
  readonly recipe: Recipe
  readonly registry: Registry
  readonly io: Io
}

/** Does each recording that comes into a folder, one after the other, until it is interrupted. */
export async function runWatch({ wanted, recipe, registry, io }: Watch): Promise<Status> {
  const from = path.resolve(wanted.inputs[0] ?? '')
  const to = path.resolve(wanted.folder)
  await mkdir(to, { recursive: true })
  if ((await realpath(from).catch(() => from)) === (await realpath(to))) {
    io.note(messageOf(failure('batch/watched-into-itself', { folder: from })))
    return 'usage'
  }
  const work = { recipe, registry, overwrite: wanted.overwrite, how: 'write' } as const
  let isInterrupted = false
  if (wanted.print === 'text') io.note(`Watching ${from}. Ctrl+C ends it.`)
  await watchFolder({
    folder: from,
    signal: io.signal,
    onLost: (cause) => io.note(messageOf(failure('files/unreadable', { name: from, cause: causeOf(cause) }))),
    onFile: async (input) => {
      const [target] = targetsOf([input], to, recipe)
      if (target === undefined) return
      const clash = await clashOf(target, [target])
      const result =
        clash === null
          ? await doFile(target, work, io)
          : ({ ...untouched(target), state: 'failed', problem: clash } as const)
      isInterrupted = result.state === 'interrupted'
      io.out(wanted.print === 'json' ? JSON.stringify(result) : fileLine(result))
    },
  })
  return isInterrupted ? 'interrupted' : 'done'
}
