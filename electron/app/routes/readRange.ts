export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly from: number; readonly to: number }
  | { readonly kind: 'outside' }

/**
 * What a Range header asks for of `size` bytes; `to` is exclusive. As RFC 9110 wants it, a header that is not
 * understood, or that asks for several parts, counts as none.
 */
export function readRange(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '')
    return last === '0' || size === 0
      ? { kind: 'outside' }
      : { kind: 'part', from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === '' ? size : Math.min(size, Number(last) + 1)
  if (last !== '' && Number(last) < from) return { kind: 'whole' }
  return from >= size ? { kind: 'outside' } : { kind: 'part', from, to }
}
