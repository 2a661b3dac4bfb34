import { BadProject, createElements, type ElementSink } from './elements.ts'

/**
 * The kinds of records that a document in a database of Audacity 3 and later is a row of. Names are told once and have
 * numbers from then on; all numbers are little endian.
 */
const kind = {
  charSize: 0,
  startTag: 1,
  endTag: 2,
  text: 3,
  int: 4,
  bool: 5,
  long: 6,
  longLong: 7,
  size: 8,
  float: 9,
  double: 10,
  data: 11,
  raw: 12,
  push: 13,
  pop: 14,
  name: 15,
  blob: 16,
} as const

const charSets = { 1: 'utf-8', 2: 'utf-16le' } as const
const deepestNames = 100

/** Reads dictionary and document, which are one row of records. Throws `BadProject`. */
export function readBinaryXml(parts: readonly Uint8Array[], sink: ElementSink): void {
  const input = createRecordReader(Buffer.concat(parts))
  const elements = createElements(sink)
  const outer: Map<number, string>[] = []
  let names = new Map<number, string>()
  const name = (): string => {
    const found = names.get(input.word())
    if (found === undefined) throw new BadProject('project-senseless')
    return found
  }
  const attribute = (value: () => string | number | boolean): void => {
    const called = name()
    elements.attribute(called, value())
  }
  const records: Readonly<Record<number, () => void>> = {
    [kind.charSize]: () => input.setCharSize(),
    [kind.startTag]: () => elements.begin(name()),
    [kind.endTag]: () => elements.end(name()),
    [kind.text]: () => attribute(() => input.text(input.length())),
    [kind.int]: () => attribute(() => input.int()),
    [kind.bool]: () => attribute(() => input.byte() !== 0),
    [kind.long]: () => attribute(() => input.int()),
    [kind.longLong]: () => attribute(() => input.longLong()),
    [kind.size]: () => attribute(() => input.size()),
    [kind.float]: () => attribute(() => digitsBehind(input, input.float())),
    [kind.double]: () => attribute(() => digitsBehind(input, input.double())),
    [kind.data]: () => input.skip(input.length()),
    [kind.raw]: () => input.skip(input.length()),
    [kind.push]: () => {
      if (outer.length === deepestNames) throw new BadProject('project-too-large')
      outer.push(names)
      names = new Map()
    },
    [kind.pop]: () => {
      const before = outer.pop()
      if (before === undefined) throw new BadProject('project-senseless')
      names = before
    },
    [kind.name]: () => {
      const number = input.word()
      names.set(number, input.text(input.word()))
    },
    [kind.blob]: () => {
      name()
      input.skip(input.length())
    },
  }
  while (!input.isAtEnd()) {
    const read = records[input.byte()]
    if (read === undefined) throw new BadProject('project-senseless')
    read()
  }
  elements.finish()
}

/** Behind a real number stands how many digits a text of it would have. */
function digitsBehind(input: RecordReader, value: number): number {
  input.int()
  return value
}

type RecordReader = ReturnType<typeof createRecordReader>

function createRecordReader(bytes: Buffer) {
  let at = 0
  let charSize: 1 | 2 | 4 | null = null
  const take = (count: number): number => {
    if (count < 0) throw new BadProject('project-senseless')
    if (count > bytes.length - at) throw new BadProject('project-cut-short')
    at += count
    return at - count
  }
  return {
    isAtEnd: () => at === bytes.length,
    byte: () => bytes.readUInt8(take(1)),
    word: () => bytes.readUInt16LE(take(2)),
    int: () => bytes.readInt32LE(take(4)),
    size: () => bytes.readUInt32LE(take(4)),
    longLong: () => Number(bytes.readBigInt64LE(take(8))),
    float: () => bytes.readFloatLE(take(4)),
    double: () => bytes.readDoubleLE(take(8)),
    /** Of a text or of raw bytes. */
    length: () => bytes.readInt32LE(take(4)),
    skip: (count: number) => void take(count),
    setCharSize: () => {
      const size = bytes.readUInt8(take(1))
      if (size !== 1 && size !== 2 && size !== 4) throw new BadProject('project-senseless')
      charSize = size
    },
    text: (count: number) => {
      const from = take(count)
      if (charSize === null) throw new BadProject('project-senseless')
      return decode(bytes.subarray(from, from + count), charSize)
    },
  }
}

/** What is no character becomes the one for that; half a character at the end is left out. */
function decode(bytes: Buffer, charSize: 1 | 2 | 4): string {
  if (charSize !== 4) return new TextDecoder(charSets[charSize]).decode(bytes)
  let text = ''
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = bytes.readUInt32LE(at)
    text += code > 0x10_ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code)
  }
  return text
}
