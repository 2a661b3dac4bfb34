import { fstatSync, writeSync } from 'node:fs'

/** Standard output and standard error. */
const handles = { stdout: 1, stderr: 2 } as const
type Where = keyof typeof handles

/** Where a stream of Node took over. */
const streams = new Set<Where>()

/**
 * Writes all of a text. Straight to the file or pipe, for Node's streams are a tenth of a short run; what can't be
 * taken at once goes to the stream, which waits. Whoever reads may stop early (`| head`): what was asked for is done
 * all the same.
 */
export function writeText(where: Where, text: string): void {
  if (isConsoleOfWindows(where)) streams.add(where)
  const bytes = Buffer.from(text)
  let written = 0
  try {
    while (written < bytes.length && !streams.has(where)) written += writeSync(handles[where], bytes, written)
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') return orGone(error)
    process[where].on('error', orGone)
    streams.add(where)
  }
  if (written < bytes.length) process[where].write(bytes.subarray(written))
}

function orGone(error: unknown): void {
  if (codeOf(error) !== 'EPIPE') throw error
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** It has letters of its own, which the stream knows of. */
const isConsoleOfWindows = (where: Where): boolean =>
  process.platform === 'win32' && fstatSync(handles[where]).isCharacterDevice()
