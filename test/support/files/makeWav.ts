/** WAV files for tests, built chunk by chunk, so that every field can be wrong. */
export interface FormatFields {
  readonly tag: number
  readonly channels: number
  readonly sampleRate: number
  readonly blockAlign: number
  readonly bits: number
  /** Makes it WAVE_FORMAT_EXTENSIBLE with `tag` as its sub-format. */
  readonly extensible?: boolean
  readonly mask?: number
}

export interface Chunk {
  readonly id: string
  readonly body: Uint8Array
  /** What the header claims instead of the real size. */
  readonly claimed?: number
  readonly padding?: 'none'
}

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function numbers(...fields: readonly (readonly [value: number, size: 1 | 2 | 4 | 8])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, field) => sum + field[1], 0)))
  let at = 0
  for (const [value, size] of fields) {
    if (size === 1) view.setUint8(at, value)
    if (size === 2) view.setUint16(at, value, true)
    if (size === 4) view.setUint32(at, value, true)
    if (size === 8) view.setBigUint64(at, BigInt(value), true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

export function formatChunk(fields: FormatFields): Chunk {
  const { tag, channels, sampleRate, blockAlign, bits } = fields
  const plain = (first: number): Uint8Array =>
    numbers(
      [first, 2],
      [channels, 2],
      [sampleRate, 4],
      [(sampleRate * blockAlign) % 2 ** 32, 4],
      [blockAlign, 2],
      [bits, 2],
    )
  if (fields.extensible !== true) return { id: 'fmt ', body: plain(tag) }
  const rest = numbers(
    [22, 2],
    [bits, 2],
    [fields.mask ?? 0, 4],
    [tag, 2],
    [0, 4],
    [0x0010_0000, 4],
    [0xaa00_0080, 4],
    [0x719b_3800, 4],
  )
  return { id: 'fmt ', body: joinBytes(plain(0xfffe), rest.subarray(0, 24)) }
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

export function makeRiff(chunks: readonly Chunk[], magic: 'RIFF' | 'RF64' | 'BW64' | 'RIFX' = 'RIFF'): Uint8Array {
  const body = joinBytes(
    ...chunks.flatMap((chunk) => [
      bytesOf(chunk.id),
      numbers([chunk.claimed ?? chunk.body.length, 4]),
      chunk.body,
      new Uint8Array(chunk.padding === 'none' ? 0 : chunk.body.length % 2),
    ]),
  )
  return joinBytes(
    bytesOf(magic),
    numbers([magic === 'RIFF' ? body.length + 4 : 0xffff_ffff, 4]),
    bytesOf('WAVE'),
    body,
  )
}

export const pcm16: FormatFields = { tag: 1, channels: 1, sampleRate: 44_100, blockAlign: 2, bits: 16 }

/** A plain file: one format, one stretch of sound. */
export function makeWav(body: Uint8Array, fields: Partial<FormatFields> = {}): Uint8Array {
  return makeRiff([formatChunk({ ...pcm16, ...fields }), { id: 'data', body }])
}

export type StoredKind = 'u8' | 's16' | 's24' | 's32' | 'f32' | 'f64'
export const storedBits = { u8: 8, s16: 16, s24: 24, s32: 32, f32: 32, f64: 64 } as const

export function storedFields(kind: StoredKind, channels: number, sampleRate = 44_100): FormatFields {
  const bits = storedBits[kind]
  return {
    tag: kind === 'f32' || kind === 'f64' ? 3 : 1,
    channels,
    sampleRate,
    bits,
    blockAlign: (bits / 8) * channels,
  }
}

/** Interleaved bytes of whole numbers (integers) or floats. */
export function storeSamples(kind: StoredKind, values: readonly number[]): Uint8Array {
  const size = storedBits[kind] / 8
  const view = new DataView(new ArrayBuffer(values.length * size))
  values.forEach((value, i) => {
    if (kind === 'u8') view.setUint8(i, value + 128)
    if (kind === 's16') view.setInt16(i * 2, value, true)
    if (kind === 's24') {
      view.setUint16(i * 3, value & 0xffff, true)
      view.setInt8(i * 3 + 2, value >> 16)
    }
    if (kind === 's32') view.setInt32(i * 4, value, true)
    if (kind === 'f32') view.setFloat32(i * 4, value, true)
    if (kind === 'f64') view.setFloat64(i * 8, value, true)
  })
  return new Uint8Array(view.buffer)
}
