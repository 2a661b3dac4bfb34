/**
 * The last few values made for a name, newest last: enough for undo, redo and a rehearsal, and memory does not grow.
 */
export interface RecentList<K, V> {
  find(name: string, key: K): V | undefined
  /** What was added last for a name. */
  last(name: string): { readonly key: K; readonly value: V } | undefined
  add(name: string, key: K, value: V): void
}

const kept = 4

export function createRecentList<K, V>(): RecentList<K, V> {
  const byName = new Map<string, { key: K; value: V }[]>()
  return {
    find: (name, key) => byName.get(name)?.find((one) => one.key === key)?.value,
    last: (name) => byName.get(name)?.at(-1),
    add: (name, key, value) => {
      byName.set(name, [...(byName.get(name) ?? []).slice(1 - kept), { key, value }])
    },
  }
}
