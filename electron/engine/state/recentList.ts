/**
 * The last few values for a name, the one that was seen last at the end: enough for undo, redo and a rehearsal, and
 * memory does not grow.
 */
export interface RecentList<K, V> {
  find(name: string, key: K): V | undefined
  /** What was found or added last for a name: what comes next is made of it. */
  last(name: string): { readonly key: K; readonly value: V } | undefined
  add(name: string, key: K, value: V): void
}

const kept = 4

export function createRecentList<K, V>(): RecentList<K, V> {
  const byName = new Map<string, readonly { key: K; value: V }[]>()
  return {
    find: (name, key) => {
      const list = byName.get(name)
      const found = list?.find((one) => one.key === key)
      if (list === undefined || found === undefined) return undefined
      if (found !== list.at(-1)) byName.set(name, [...list.filter((one) => one !== found), found])
      return found.value
    },
    last: (name) => byName.get(name)?.at(-1),
    add: (name, key, value) => {
      byName.set(name, [...(byName.get(name) ?? []).slice(1 - kept), { key, value }])
    },
  }
}
