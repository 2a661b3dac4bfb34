/** A value of an attribute: a text, a switch, a real number, or a whole number of one of the widths that there are. */
export type Value =
  | string
  | boolean
  | number
  | { readonly as: 'int' | 'long' | 'longLong' | 'size' | 'float'; readonly value: number }

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, Value>>
  readonly children: readonly Element[]
}

export function element(
  name: string,
  attributes: Readonly<Record<string, Value>> = {},
  children: readonly Element[] = [],
): Element {
  return { name, attributes, children }
}

export const count = (value: number): Value => ({ as: 'longLong', value })

/** The records of Audacity's documents, each as its bytes, so that a test can put any of them anywhere. */
export function recordWriter(charSize: 1 | 2 | 4 = 4) {
  const text = (value: string): Buffer => {
    if (charSize === 1) return Buffer.from(value)
    if (charSize === 2) return Buffer.from(value, 'utf16le')
    return Buffer.from(Uint32Array.from(value, (letter) => letter.codePointAt(0) as number).buffer)
  }
  const word = (value: number): Buffer => Buffer.from(Uint16Array.of(value).buffer)
  const int = (value: number): Buffer => Buffer.from(Int32Array.of(value).buffer)
  const record = (kind: number, ...parts: readonly Buffer[]): Buffer => Buffer.concat([Buffer.of(kind), ...parts])
  const sized = (value: string): Buffer => Buffer.concat([int(text(value).length), text(value)])
  const valueRecord = (id: number, value: Value): Buffer => {
    if (typeof value === 'string') return record(3, word(id), sized(value))
    if (typeof value === 'boolean') return record(5, word(id), Buffer.of(value ? 1 : 0))
    if (typeof value === 'number') return record(10, word(id), Buffer.from(Float64Array.of(value).buffer), int(8))
    switch (value.as) {
      case 'int':
        return record(4, word(id), int(value.value))
      case 'long':
        return record(6, word(id), int(value.value))
      case 'longLong':
        return record(7, word(id), Buffer.from(BigInt64Array.of(BigInt(value.value)).buffer))
      case 'size':
        return record(8, word(id), int(value.value))
      case 'float':
        return record(9, word(id), Buffer.from(Float32Array.of(value.value).buffer), int(8))
    }
  }
  return {
    charSize: () => record(0, Buffer.of(charSize)),
    name: (id: number, name: string) => record(15, word(id), word(text(name).length), text(name)),
    start: (id: number) => record(1, word(id)),
    end: (id: number) => record(2, word(id)),
    value: valueRecord,
    data: (value: string) => record(11, sized(value)),
    raw: (value: string) => record(12, sized(value)),
    blob: (id: number, bytes: Uint8Array) => record(16, word(id), int(bytes.length), Buffer.from(bytes)),
    push: () => record(13),
    pop: () => record(14),
  }
}

/** Dictionary and document, as Audacity keeps them in two columns. */
export function encodeDocument(
  root: Element,
  charSize: 1 | 2 | 4 = 4,
): { readonly dict: Buffer; readonly doc: Buffer } {
  const records = recordWriter(charSize)
  const ids = new Map<string, number>()
  const dict = [records.charSize()]
  const idOf = (name: string): number => {
    const known = ids.get(name)
    if (known !== undefined) return known
    ids.set(name, ids.size)
    dict.push(records.name(ids.size - 1, name))
    return ids.size - 1
  }
  const doc = [records.raw('<?xml version="1.0" standalone="no" ?>\n')]
  const write = ({ name, attributes, children }: Element): void => {
    doc.push(records.start(idOf(name)))
    for (const [key, value] of Object.entries(attributes)) doc.push(records.value(idOf(key), value))
    for (const child of children) write(child)
    doc.push(records.end(idOf(name)))
  }
  write(root)
  return { dict: Buffer.concat(dict), doc: Buffer.concat(doc) }
}
