import { createHash } from 'node:crypto'

/** Functions of compiled WebAssembly, as bytes (webassembly.github.io/spec/core/binary/modules.html). */
const sectionIds = { imports: 2, exports: 7, code: 10 } as const
const header = 8
const functionKind = 0

interface Stretch {
  /** Where its size is said, and where what it holds begins and ends. */
  readonly head: number
  readonly from: number
  readonly to: number
}

/** What stands for the body of an exported function of a module that imports none. Throws where it has no such one. */
export function exportedBody(code: Uint8Array, name: string): Uint8Array {
  const exports = sectionOf(code, 'exports')
  if (exports === null || sectionOf(code, 'imports') !== null) throw new Error('These are not the kernels.')
  let [count, at] = readNumber(code, exports.from)
  for (; count > 0; count--) {
    const [length, start] = readNumber(code, at)
    const end = start + length
    const [index, next] = readNumber(code, end + 1)
    const isIt = code[end] === functionKind && Buffer.from(code.subarray(start, end)).toString() === name
    if (isIt) return bodyAt(code, index)
    at = next
  }
  throw new Error(`The kernels have no ${name}.`)
}

function bodyAt(code: Uint8Array, index: number): Uint8Array {
  const body = bodiesIn(code)[index]
  if (body === undefined) throw new Error('These are not the kernels.')
  return code.subarray(body.from, body.to)
}

/** What a function is known by: what it is made of. */
export interface KnownBody {
  readonly length: number
  readonly sha256: string
}

export const isBody =
  (known: KnownBody) =>
  (body: Uint8Array): boolean =>
    body.length === known.length && createHash('sha256').update(body).digest('hex') === known.sha256

/**
 * The module with `body` as that of its function for which `isIt` holds; null where that is none. It must ask for the
 * same and give the same, call nothing, and know no global: nothing of it is changed.
 */
export function withBody(code: Uint8Array, isIt: (body: Uint8Array) => boolean, body: Uint8Array): Uint8Array | null {
  const section = sectionOf(code, 'code')
  const old = bodiesIn(code).find(({ from, to }) => isIt(code.subarray(from, to)))
  if (section === null || old === undefined) return null
  const content = [
    code.subarray(section.from, old.head),
    writeNumber(body.length),
    body,
    code.subarray(old.to, section.to),
  ]
  const size = content.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([code.subarray(0, section.head), writeNumber(size), ...content, code.subarray(section.to)])
}

function bodiesIn(code: Uint8Array): readonly Stretch[] {
  const section = sectionOf(code, 'code')
  if (section === null) return []
  let [count, head] = readNumber(code, section.from)
  const bodies: Stretch[] = []
  for (; count > 0; count--) {
    const body = stretchAt(code, head)
    bodies.push(body)
    head = body.to
  }
  return bodies
}

function sectionOf(code: Uint8Array, name: keyof typeof sectionIds): Stretch | null {
  for (let at = header; at < code.length;) {
    const section = stretchAt(code, at + 1)
    if (code[at] === sectionIds[name]) return section
    at = section.to
  }
  return null
}

function stretchAt(code: Uint8Array, head: number): Stretch {
  const [size, from] = readNumber(code, head)
  return { head, from, to: from + size }
}

/** Seven bits a byte, the lowest first; and where what follows begins. */
function readNumber(code: Uint8Array, start: number): [value: number, next: number] {
  let value = 0
  for (let at = start, bits = 0; ; at++, bits += 7) {
    const byte = code[at] ?? 0
    value += (byte & 0x7f) * 2 ** bits
    if (byte < 0x80) return [value, at + 1]
  }
}

function writeNumber(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.from([...bytes, rest])
    bytes.push((rest & 0x7f) | 0x80)
  }
}
