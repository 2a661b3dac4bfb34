import { mkdtempSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProgramRequest } from '../../editor/index.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import type { RangePart } from '../longEdits/renderRange.ts'
import type { Piece } from '../model/piece.ts'
import { type Children, folderPrefix, removeFolder, sweepFolders } from './children.ts'
import { readOutput } from './readOutput.ts'
import { type ProcessEnd, runProcess } from './runProcess.ts'
import { writeInput } from './writeInput.ts'

export interface ProgramContext {
  readonly store: BlockStore
  readonly children: Children
  readonly signal: AbortSignal
  /** 0 to 1, over all parts; also a sign of life. */
  report(fraction: number): void
  pause(): Promise<void>
}

/** Runs the program on each part, one after the other. Whatever happens, no file of it stays. */
export async function runOnSound(
  ctx: ProgramContext,
  request: ProgramRequest,
  parts: readonly RangePart[],
): Promise<Result<readonly (readonly Piece[])[]>> {
  const made: (readonly Piece[])[] = []
  let folder: string | null = null
  try {
    // Only its owner may enter it.
    sweepFolders()
    folder = mkdtempSync(folderPrefix())
    for (const [index, part] of parts.entries()) {
      const own = path.join(folder, String(index))
      await mkdir(own)
      const report = (fraction: number): void => ctx.report((index + fraction) / parts.length)
      const one = await runOnPart({ ...ctx, report }, request, part, own)
      if (!one.ok) return one
      made.push(one.value)
      removeFolder(own)
    }
    return ok(made)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(failure('files/cannot-write', { name: request.title, cause: causeOf(error) }))
  } finally {
    if (folder !== null) removeFolder(folder)
  }
}

/** Beside the sound itself a program may keep as much, and this. */
const spareBytes = 64 << 20
/** Of a part's progress, what comes before the program runs. */
const writingShare = 0.1

async function runOnPart(
  ctx: ProgramContext,
  request: ProgramRequest,
  { sound }: RangePart,
  folder: string,
): Promise<Result<readonly Piece[]>> {
  const input = path.join(folder, 'input.wav')
  const output = path.join(folder, `output.${request.output}`)
  const { sampleRate, channels } = sound.format
  ctx.report(0)
  if (!(await writeInput(input, sound, request.input, ctx))) return err(failure('engine/cancelled'))
  const values: Readonly<Record<string, string>> = {
    input,
    output,
    rate: String(sampleRate),
    channels: String(channels),
  }
  const ended = await runProcess({
    program: request.program,
    args: request.args.map((arg) => arg.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole)),
    folder,
    seconds: request.seconds,
    mostBytes: mostBytesOf(input, request, sound),
    signal: ctx.signal,
    children: ctx.children,
    onLife: (fraction) => ctx.report(writingShare + (fraction ?? 0) * (1 - writingShare)),
  })
  if (ended.kind !== 'done') return err(failureOf(ended, request, mostBytesOf(input, request, sound)))
  const length = request.length.kind === 'any' ? null : sound.length
  return readOutput(output, { title: request.title, format: sound.format, length }, ctx)
}

/** What goes in, what may come out in the widest samples with a tail, and room to work in. */
function mostBytesOf(input: string, { length }: ProgramRequest, { format, input: frames }: RangePart['sound']): number {
  const ratio = { same: 1, ratio: length.kind === 'ratio' ? length.ratio : 1, any: 20 }[length.kind]
  return statSync(input).size + 2 * frames * ratio * format.channels * 8 + spareBytes
}

function failureOf(
  ended: Exclude<ProcessEnd, { kind: 'done' }>,
  { title, program, seconds }: ProgramRequest,
  most: number,
) {
  const name = path.basename(program)
  switch (ended.kind) {
    case 'cancelled':
      return failure('engine/cancelled')
    case 'slow':
      return failure('programs/too-slow', { tool: title, seconds })
    case 'large':
      return failure('programs/too-large', { tool: title, megabytes: Math.round(most / 1e6) })
    case 'not-started':
      return ended.code === 'ENOENT'
        ? failure('programs/missing', { tool: title, program: name })
        : failure('programs/cannot-start', { tool: title, program: name, code: ended.code })
    case 'failed':
      return failure('programs/failed', { tool: title, program: name, status: ended.status, said: ended.said })
  }
}
