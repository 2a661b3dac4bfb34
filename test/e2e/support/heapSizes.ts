import type { CDPSession } from '@playwright/test'

/** Bytes of what a page's scripts hold. */
export interface HeapSizes {
  /** Objects, texts, closures: what a leak is made of. */
  readonly held: number
  /** What the browser has compiled of the scripts: more of it the more often each function runs, up to all of them. */
  readonly compiled: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  readonly nodes: readonly number[]
}

/** Of a snapshot of the page's heap, behind a collection of all that nothing points at. */
export async function heapSizes(session: CDPSession): Promise<HeapSizes> {
  const chunks: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const fields = snapshot.meta.node_fields
  const [types] = snapshot.meta.node_types
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const sizes = { held: 0, compiled: 0 }
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + type] ?? 0]
    // What is native is the browser's own: nodes and canvases are counted by themselves.
    if (kind === 'native') continue
    sizes[kind === 'code' ? 'compiled' : 'held'] += nodes[at + size] ?? 0
  }
  return sizes
}
