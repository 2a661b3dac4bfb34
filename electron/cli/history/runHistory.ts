import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Failure, failure, messageOf } from '../../../shared/failures/index.ts'
import { sayBytes } from '../../../shared/wording/sayBytes.ts'
import type { FileSize } from '../../../shared/schemas/fileSize.ts'
import type { HistoryEntryView, ProjectView } from '../../../shared/schemas/projectView.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import type { Io } from '../io.ts'
import type { Status } from '../status.ts'
import type { HistoryArguments } from './readHistoryArguments.ts'

/** What a project file takes and what can be undone in it; lets go of old changes where that is wanted. */
export async function runHistory(wanted: HistoryArguments, io: Io): Promise<Status> {
  const name = path.basename(wanted.project)
  if (!existsSync(wanted.project)) return fail(failure('files/missing', { name }), io)
  const opened = await createEngine({ file: wanted.project })
  if (!opened.ok) return fail(opened.error, io)
  const engine = opened.value
  try {
    const most = mostKept(wanted.keep, await engine.view())
    const done: Status = most === null ? 'done' : await forget(engine, most, wanted, io)
    if (done === 'done' && most !== null) await engine.giveBack()
    const size = await engine.fileSize()
    if (!size.ok) return fail(size.error, io)
    tell(await engine.view(), size.value, wanted.print, io)
    return done
  } finally {
    await engine.close()
  }
}

function fail(problem: Failure, io: Io): Status {
  io.note(messageOf(problem))
  return 'failed'
}

/** How many changes stay, those of an unknown age too; null where it is only looked at. */
function mostKept(keep: HistoryArguments['keep'], { history }: ProjectView): number | null {
  if (keep === null) return null
  if ('last' in keep) return keep.last
  const time = new Date().getTime() - keep.seconds * 1000
  return history.length - 1 - history.findLastIndex(({ at }) => at !== undefined && at <= time)
}

async function forget(engine: Engine, most: number, { how }: HistoryArguments, io: Io): Promise<Status> {
  const { history } = await engine.view()
  const going = history.length - most
  if (going <= 0) return 'done'
  if (how === 'ask') {
    const question = `Forget the ${going} oldest of ${history.length} changes? They can't be undone any more, and nobody can bring them back. [y/N] `
    const answer = io.ask === null ? null : await io.ask(question)
    if (!/^y(es)?$/iu.test(answer?.trim() ?? '')) {
      io.note('Nothing was forgotten. --yes does it without asking.')
      return 'open'
    }
  }
  const limited = await engine.limitHistory({ most })
  if (!limited.ok) return fail(limited.error, io)
  io.note(`Forgot ${limited.value.letGo} of ${history.length} changes.`)
  return 'done'
}

function tell({ history, historyPosition }: ProjectView, size: FileSize, print: 'json' | 'text', io: Io): void {
  if (print === 'json') return io.out(JSON.stringify({ ...size, history, standing: historyPosition }, null, 2))
  io.out(
    `${sayBytes(size.file)}: ${sayBytes(size.now)} for what is heard now, ${sayBytes(size.past)} that only the history needs, ${sayBytes(size.free)} free`,
  )
  history.forEach((entry, index) => io.out(lineOf(entry, index, historyPosition)))
}

function lineOf({ at, text }: HistoryEntryView, index: number, standing: number): string {
  const time = at === undefined ? 'at an unknown time' : new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  return `${String(index + 1).padStart(4)}  ${time}  ${text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')}${index < standing ? '' : '  (undone)'}`
}
