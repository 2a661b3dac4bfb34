import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a process did to the files of one folder, in its order, as the system saw it. */
export type DiskStep =
  | { readonly kind: 'create'; readonly name: string; readonly inode: number }
  | { readonly kind: 'remove'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string; readonly to: string }
  | { readonly kind: 'syncNames' }
  | { readonly kind: 'write'; readonly inode: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly inode: number; readonly size: number }
  | { readonly kind: 'sync'; readonly inode: number }
  | { readonly kind: 'said'; readonly text: string }

export const canTrace =
  process.platform === 'linux' && spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

const calls =
  'openat,close,write,pwrite64,pwritev,ftruncate,truncate,fallocate,fsync,fdatasync,sync_file_range,unlink,unlinkat,rename,renameat,renameat2,link,linkat'

/** Runs a program (in one thread) and gives all that it did to files in the folder, and what it said. */
export function traceDisk(folder: string, command: readonly [string, ...string[]]): DiskStep[] {
  const log = path.join(path.dirname(folder), `${path.basename(folder)}.trace`)
  const run = spawnSync('strace', ['-xx', '-s', '16777216', '-e', `trace=${calls}`, '-o', log, ...command], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    // What Node keeps of compiled programs lies elsewhere and is no part of it.
    env: { ...process.env, NODE_COMPILE_CACHE: '' },
  })
  if (run.status !== 0) throw new Error(`the traced program failed: ${run.stderr}`)
  const steps = readTrace(readFileSync(log, 'latin1'), folder)
  rmSync(log)
  return steps
}

function readTrace(log: string, folder: string): DiskStep[] {
  const reader = new TraceReader(folder)
  for (const line of log.split('\n')) {
    const [, name = '', args = '', result = ''] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(line) ?? []
    if (name === '' || result.startsWith('-')) continue
    const texts = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
    )
    const words = args.replaceAll(/"[^"]*"/g, '').split(',')
    reader.take({ name, texts, words: words.map((word) => word.trim()), result: Number(result) })
  }
  return reader.steps
}

interface Call {
  readonly name: string
  readonly texts: readonly Buffer[]
  /** What is no text. */
  readonly words: readonly string[]
  readonly result: number
}

class TraceReader {
  readonly steps: DiskStep[] = []
  readonly #folder: string
  readonly #inodes = new Map<string, number>()
  readonly #open = new Map<number, { readonly inode: number | 'folder'; at: number }>()
  #count = 0
  readonly #calls: Readonly<Record<string, (call: Call, fd: number) => void>> = {
    openat: ({ texts, words, result }) => this.#opened(String(texts[0]), words[2] ?? '', result),
    close: (_, fd) => void this.#open.delete(fd),
    write: ({ texts, result }, fd) => this.#wrote(fd, texts[0]?.subarray(0, result), null),
    pwrite64: ({ texts, words, result }, fd) => this.#wrote(fd, texts[0]?.subarray(0, result), Number(words[3])),
    fsync: (_, fd) => this.#synced(fd),
    fdatasync: (_, fd) => this.#synced(fd),
    unlink: ({ texts }) => this.#removed(String(texts[0])),
    unlinkat: ({ texts }) => this.#removed(String(texts[0])),
    rename: ({ texts }) => this.#renamed(String(texts[0]), String(texts[1])),
    ftruncate: ({ words }, fd) => this.#cut(fd, Number(words[1])),
  }

  constructor(folder: string) {
    this.#folder = folder
  }

  take(call: Call): void {
    const fd = Number(call.words[0])
    const carry = this.#calls[call.name]
    if (carry !== undefined) carry(call, fd)
    else if (this.#open.has(fd) || call.texts.some((text) => this.#nameOf(String(text)) !== null))
      throw new Error(`a call that is not understood: ${call.name}`)
  }

  /** Null for what lies elsewhere, and for what SQLite makes anew after a loss of power. */
  #nameOf(file: string): string | null {
    return path.dirname(file) === this.#folder && !file.endsWith('-shm') ? path.basename(file) : null
  }

  #opened(file: string, flags: string, fd: number): void {
    if (file === this.#folder) return void this.#open.set(fd, { inode: 'folder', at: 0 })
    const name = this.#nameOf(file)
    if (name === null) return
    const inode = this.#inodes.get(name) ?? ++this.#count
    if (!this.#inodes.has(name)) this.steps.push({ kind: 'create', name, inode })
    this.#inodes.set(name, inode)
    if (flags.includes('O_TRUNC')) this.steps.push({ kind: 'truncate', inode, size: 0 })
    this.#open.set(fd, { inode, at: 0 })
  }

  #wrote(fd: number, bytes: Buffer | undefined, at: number | null): void {
    if (bytes === undefined) return
    if (fd === 1) return void this.steps.push({ kind: 'said', text: bytes.toString('utf8') })
    const file = this.#open.get(fd)
    if (file === undefined || file.inode === 'folder') return
    this.steps.push({ kind: 'write', inode: file.inode, at: at ?? file.at, bytes })
    if (at === null) file.at += bytes.length
  }

  #synced(fd: number): void {
    const file = this.#open.get(fd)
    if (file === undefined) return
    this.steps.push(file.inode === 'folder' ? { kind: 'syncNames' } : { kind: 'sync', inode: file.inode })
  }

  #cut(fd: number, size: number): void {
    const file = this.#open.get(fd)
    if (file === undefined || file.inode === 'folder') return
    this.steps.push({ kind: 'truncate', inode: file.inode, size })
  }

  #removed(file: string): void {
    const name = this.#nameOf(file)
    if (name !== null && this.#inodes.delete(name)) this.steps.push({ kind: 'remove', name })
  }

  #renamed(from: string, to: string): void {
    const [name, other] = [this.#nameOf(from), this.#nameOf(to)]
    const inode = name === null ? undefined : this.#inodes.get(name)
    if (name === null && other === null) return
    if (name === null || other === null || inode === undefined) throw new Error(`a rename out of the folder: ${to}`)
    this.#inodes.delete(name)
    this.#inodes.set(other, inode)
    this.steps.push({ kind: 'rename', name, to: other })
  }
}
