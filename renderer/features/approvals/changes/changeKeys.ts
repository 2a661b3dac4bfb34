interface ListPosition {
  /** The row that is chosen; -1 where none is. */
  readonly at: number
  readonly count: number
  /** Rows in sight. */
  readonly page: number
}

export type ChangeMove =
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'hear'; readonly side: 'before' | 'after' }

const letters: Readonly<Record<string, ChangeMove>> = {
  ' ': { kind: 'leave' },
  x: { kind: 'leave' },
  p: { kind: 'hear', side: 'before' },
  b: { kind: 'hear', side: 'before' },
  a: { kind: 'hear', side: 'after' },
}

/** What a key means in the list of changes; null where it is not the list's. */
export function keyMove(key: string, { at, count, page }: ListPosition): ChangeMove | null {
  const go = (index: number): ChangeMove | null =>
    count === 0 ? null : { kind: 'go', index: Math.max(0, Math.min(count - 1, index)) }
  switch (key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at - 1)
    case 'PageDown':
      return go(at + page)
    case 'PageUp':
      return go(at - page)
    case 'Home':
      return go(0)
    case 'End':
      return go(count - 1)
    default:
      return letters[key.toLowerCase()] ?? null
  }
}
