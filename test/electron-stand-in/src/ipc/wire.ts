// Structured clone as text, for both ends: main imports it, the page gets the source of `createWire`.
// The text is a table: row 0 is the value, objects refer to their parts by row, so cycles and shared parts survive.

export interface Wire {
  /** Throws "An object could not be cloned." for functions and symbols, as structured clone does. */
  encode(value: unknown): string
  decode(text: string): unknown
}

/** Must stay self-contained: no imports, no names from this file. */
export function createWire(): Wire {
  type Row = [kind: string, ...parts: unknown[]]
  const views: Record<string, new (buffer: ArrayBuffer) => ArrayBufferView> = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  }
  const errors: Record<string, ErrorConstructor> = {
    Error,
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    URIError,
  }

  // Chromium converts by itself; Node has Buffer, and in Chromium there is none.
  type Native = { toBase64(): string }
  const native = Uint8Array as unknown as { fromBase64(text: string): Uint8Array<ArrayBuffer> }
  const hasBuffer = typeof Buffer !== 'undefined'
  const toBase64 = (bytes: Uint8Array): string =>
    hasBuffer
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
      : (bytes as unknown as Native).toBase64()
  const fromBase64 = (text: string): ArrayBuffer =>
    hasBuffer ? new Uint8Array(Buffer.from(text, 'base64')).buffer : native.fromBase64(text).buffer

  const encodeRow = (value: unknown, rowOf: (part: unknown) => number): Row => {
    if (value === undefined) return ['undefined']
    if (typeof value === 'bigint') return ['bigint', String(value)]
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return ['number', Object.is(value, -0) ? '-0' : String(value)]
    if (typeof value === 'function' || typeof value === 'symbol') throw new Error('An object could not be cloned.')
    if (value === null || typeof value !== 'object') return ['plain', value]
    if (value instanceof Date) return ['date', value.getTime()]
    if (value instanceof RegExp) return ['regexp', value.source, value.flags]
    if (value instanceof Map) return ['map', ...[...value].flat().map(rowOf)]
    if (value instanceof Set) return ['set', ...[...value].map(rowOf)]
    if (value instanceof Error) return ['error', value.name, value.message, value.stack]
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))]
    if (ArrayBuffer.isView(value)) {
      const name = hasBuffer && Buffer.isBuffer(value) ? 'Uint8Array' : value.constructor.name
      return ['view', name, toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))]
    }
    if (Array.isArray(value)) return ['array', ...Array.from(value, rowOf)]
    if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet)
      throw new Error('An object could not be cloned.')
    return ['object', ...Object.entries(value).flatMap(([key, part]) => [key, rowOf(part)])]
  }

  const encode = (value: unknown): string => {
    const rows: Row[] = []
    const known = new Map<object, number>()
    const rowOf = (part: unknown): number => {
      const seen = typeof part === 'object' && part !== null ? known.get(part) : undefined
      if (seen !== undefined) return seen
      const index = rows.push(['plain', null]) - 1
      if (typeof part === 'object' && part !== null) known.set(part, index)
      rows[index] = encodeRow(part, rowOf)
      return index
    }
    rowOf(value)
    return JSON.stringify(rows)
  }

  const decodeSimple = ([kind, first, second, third]: Row): unknown => {
    switch (kind) {
      case 'undefined':
        return undefined
      case 'bigint':
        return BigInt(first as string)
      case 'number':
        return Number(first)
      case 'date':
        return new Date(first as number)
      case 'regexp':
        return new RegExp(first as string, second as string)
      case 'buffer':
        return fromBase64(first as string)
      case 'view':
        return new views[first as string]!(fromBase64(second as string))
      case 'error':
        return Object.assign(new (errors[first as string] ?? Error)(second as string), { stack: third })
      default:
        return first
    }
  }

  const decode = (text: string): unknown => {
    const rows = JSON.parse(text) as Row[]
    const done: unknown[] = []
    const fill = (into: unknown, [kind, ...parts]: Row): void => {
      if (into instanceof Map)
        for (let at = 0; at < parts.length; at += 2)
          into.set(valueOf(parts[at] as number), valueOf(parts[at + 1] as number))
      else if (into instanceof Set) for (const part of parts) into.add(valueOf(part as number))
      else if (Array.isArray(into)) for (const part of parts) into.push(valueOf(part as number))
      else if (kind === 'object') {
        for (let at = 0; at < parts.length; at += 2) {
          const value = valueOf(parts[at + 1] as number)
          Object.defineProperty(into, parts[at] as string, {
            value,
            writable: true,
            enumerable: true,
            configurable: true,
          })
        }
      }
    }
    const makers: Record<string, () => unknown> = {
      map: () => new Map(),
      set: () => new Set(),
      array: () => [],
      object: () => ({}),
    }
    const valueOf = (index: number): unknown => {
      if (index in done) return done[index]
      const row = rows[index]!
      const make = makers[row[0]]
      const value = (done[index] = make ? make() : decodeSimple(row))
      if (make) fill(value, row)
      return value
    }
    return valueOf(0)
  }

  return { encode, decode }
}
