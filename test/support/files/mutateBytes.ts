import fc from 'fast-check'

/**
 * One thing that goes wrong with a file. Places below `headBytes` are bytes, others millionths of the file behind it.
 */
type Change =
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'set'; readonly at: number; readonly byte: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'remove'; readonly at: number; readonly count: number }
  | { readonly kind: 'insert'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'repeat'; readonly at: number; readonly count: number }
  | { readonly kind: 'number'; readonly at: number; readonly value: number; readonly order: 'little' | 'big' }

const headBytes = 200

/** Half of all places lie where headers are. */
const place = fc.oneof(fc.nat({ max: headBytes - 1 }), fc.integer({ min: headBytes, max: headBytes + 999_999 }))

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.nat({ max: 7 }) }),
  fc.record({
    kind: fc.constant('set' as const),
    at: place,
    byte: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat({ max: 255 })),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: place }),
  fc.record({ kind: fc.constant('remove' as const), at: place, count: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }) }),
  fc.record({ kind: fc.constant('repeat' as const), at: place, count: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({
    kind: fc.constant('number' as const),
    at: place,
    order: fc.constantFrom('little' as const, 'big' as const),
    value: fc.constantFrom(0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff, 300, 65_535),
  }),
)

export const changes = fc.array(change, { minLength: 1, maxLength: 6 })

export function mutateBytes(bytes: Uint8Array, list: readonly Change[]): Uint8Array {
  return list.reduce<Uint8Array>(applyChange, bytes)
}

function applyChange(bytes: Uint8Array, change: Change): Uint8Array {
  const at = Math.min(
    bytes.length,
    change.at < headBytes ? change.at : Math.floor(((change.at - headBytes) / 1_000_000) * bytes.length),
  )
  const changed = bytes.slice()
  switch (change.kind) {
    case 'flip':
      if (at < changed.length) changed[at] = (changed[at] ?? 0) ^ (1 << change.bit)
      return changed
    case 'set':
      if (at < changed.length) changed[at] = change.byte
      return changed
    case 'number':
      if (at + 4 <= changed.length) new DataView(changed.buffer).setUint32(at, change.value, change.order === 'little')
      return changed
    case 'cut':
      return changed.subarray(0, at)
    case 'remove':
      return joined(bytes.subarray(0, at), bytes.subarray(at + change.count))
    case 'insert':
      return joined(bytes.subarray(0, at), change.bytes, bytes.subarray(at))
    case 'repeat':
      return joined(bytes.subarray(0, at + change.count), bytes.subarray(at))
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
