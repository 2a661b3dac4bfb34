import { noteLanguages } from './noteLanguages.ts'
import { linePatterns, type NoteLine, type Notes, readHead, readInside } from './noteLine.ts'
import { readNoteTable } from './noteTable.ts'

const patterns = linePatterns(noteLanguages)

/** Fewer lines with times are a message like others. */
const fewest = 2

/** The notes of a proofer or producer; null where a message is something else. */
export function notesIn(message: string): Notes | null {
  if (!message.trim().includes('\n')) return null
  const table = readNoteTable(message, noteLanguages)
  if (table !== null && table.lines.length >= fewest) return table
  const lines: NoteLine[] = []
  const rest: string[] = []
  let headed = 0
  for (const line of message.split(/\r?\n/u)) {
    if (line.trim() === '') continue
    const head = readHead(line, patterns)
    const before = lines.at(-1)
    if (head !== null) headed += 1
    const read = head ?? readInside(line)
    if (read !== null) lines.push(read)
    // What is set in below a note goes on with it.
    else if (/^\s{2,}|^\t/u.test(line) && before !== undefined) lines[lines.length - 1] = goOn(before, line.trim())
    else rest.push(line.trim())
  }
  return headed < fewest ? null : { lines, rest }
}

const goOn = (line: NoteLine, more: string): NoteLine => ({
  ...line,
  text: `${line.text} ${more}`,
  words: line.words === '' ? more : `${line.words} ${more}`,
})
