import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A block of a Reaper project: its own line, the lines in it, and the blocks in it. Written without the app's code. */
interface Block {
  readonly head: readonly string[]
  readonly lines: readonly (readonly string[])[]
  readonly blocks: readonly Block[]
}

export interface ReaperItem {
  readonly position: number
  readonly length: number
  readonly fadeIn: number
  readonly fadeOut: number
  readonly gain: number
  readonly name: string
  readonly file: string
}

export interface ReaperTrack {
  readonly name: string
  readonly gain: number
  readonly pan: number
  readonly muted: boolean
  readonly soloed: boolean
  readonly items: readonly ReaperItem[]
}

/** Reads what a project of Reaper says, with files as whole paths; markers as [number, time, name, is a region]. */
export function readReaper(file: string) {
  const root = blockOf(
    readFileSync(file, 'utf8')
      .split('\n')
      .map(wordsOf)
      .filter((words) => words.length > 0),
  )
  if (root.head[0] !== 'REAPER_PROJECT') throw new Error(`${file} is no project of Reaper`)
  return {
    sampleRate: Number(valuesOf(root, 'SAMPLERATE')[0]),
    markers: root.lines
      .filter(([word]) => word === 'MARKER')
      .map(([, number, time, name, region]) => [Number(number), Number(time), name, region === '1'] as const),
    tracks: root.blocks.filter(({ head }) => head[0] === 'TRACK').map((one) => trackOf(one, path.dirname(file))),
  }
}

function trackOf(block: Block, folder: string): ReaperTrack {
  const [gain, pan] = valuesOf(block, 'VOLPAN').map(Number)
  const [muted, soloed] = valuesOf(block, 'MUTESOLO')
  return {
    name: valuesOf(block, 'NAME')[0] ?? '',
    gain: gain ?? 1,
    pan: pan ?? 0,
    muted: muted === '1',
    soloed: soloed === '1',
    items: block.blocks.filter(({ head }) => head[0] === 'ITEM').map((item) => itemOf(item, folder)),
  }
}

function itemOf(block: Block, folder: string): ReaperItem {
  const number = (word: string, at = 0): number => Number(valuesOf(block, word)[at])
  const source = block.blocks.find(({ head }) => head.join(' ') === 'SOURCE WAVE')
  if (source === undefined) throw new Error('an item without a sound')
  if (number('FADEIN') !== 0 || number('FADEOUT') !== 0) throw new Error('a fade that is not straight')
  return {
    position: number('POSITION'),
    length: number('LENGTH'),
    fadeIn: number('FADEIN', 1),
    fadeOut: number('FADEOUT', 1),
    gain: number('VOLPAN'),
    name: valuesOf(block, 'NAME')[0] ?? '',
    file: path.join(folder, valuesOf(source, 'FILE')[0] ?? ''),
  }
}

const valuesOf = ({ lines }: Block, word: string): readonly string[] =>
  lines.find(([first]) => first === word)?.slice(1) ?? []

/** Words between spaces; in quotes of three kinds with spaces inside. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`|(\S+)/gu)].map(
    ([, ...kinds]) => kinds.find((one) => one !== undefined) ?? '',
  )

function blockOf(lines: readonly string[][]): Block {
  const stack: { head: string[]; lines: string[][]; blocks: Block[] }[] = [{ head: [], lines: [], blocks: [] }]
  for (const words of lines) {
    const top = stack.at(-1)
    const [first = ''] = words
    if (first === '>') {
      stack.pop()
      if (top === undefined || stack.length === 0) throw new Error('one block ends twice')
      stack.at(-1)?.blocks.push(top)
    } else if (first.startsWith('<')) stack.push({ head: [first.slice(1), ...words.slice(1)], lines: [], blocks: [] })
    else top?.lines.push(words)
  }
  const [root] = stack[0]?.blocks ?? []
  if (root === undefined || stack.length !== 1) throw new Error('a block that does not end')
  return root
}
