import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Posted } from '../threads/serveThread.ts'
import type { Call, Event } from './protocol.ts'
import { buffersOf, createViewPacker, createViewUnpacker, type PackedView } from './viewStream.ts'

type ViewEvent = Extract<Event, { view: ProjectView }>

/** What the engine's thread posts: views as changes, everything else as it is. */
type Wire =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'view'; readonly view: PackedView }
  | { readonly kind: 'viewEvent'; readonly event: Omit<ViewEvent, 'view'>; readonly view: PackedView }

export interface Packer {
  answer(call: Call, value: unknown): Posted
  event(event: Event): Posted
}

/** What is packed has to be posted at once: views are unpacked in the order in which they were packed. */
export function createPacker(): Packer {
  const pack = createViewPacker()
  const plain = (value: unknown): Posted => ({ value: { kind: 'plain', value } satisfies Wire, moved: movedOf(value) })
  return {
    answer: (call, value) => {
      if (call.method !== 'view') return plain(value)
      const view = pack(value as ProjectView)
      return { value: { kind: 'view', view } satisfies Wire, moved: buffersOf(view) }
    },
    event: (event) => {
      if (!('view' in event)) return plain(event)
      const { view, ...rest } = event
      const packed = pack(view)
      return { value: { kind: 'viewEvent', event: rest, view: packed } satisfies Wire, moved: buffersOf(packed) }
    },
  }
}

/** Gives the values and events that were packed. */
export function createUnpacker(): (posted: unknown) => unknown {
  const unpack = createViewUnpacker()
  return (posted) => {
    const wire = posted as Wire
    switch (wire.kind) {
      case 'plain':
        return wire.value
      case 'view':
        return unpack(wire.view)
      case 'viewEvent':
        return { ...wire.event, view: unpack(wire.view) }
    }
  }
}

/** Samples, peaks and spectra are made for the one who asked: they change threads without being copied. */
function movedOf(value: unknown): ArrayBuffer[] {
  const array = typeof value === 'object' && value !== null ? (madeArray(value) ?? value) : value
  const isMade = (array instanceof Int16Array || array instanceof Int8Array) && array.byteLength > 0
  return isMade && array.buffer instanceof ArrayBuffer ? [array.buffer] : []
}

function madeArray(value: object): unknown {
  if ('peaks' in value) return value.peaks
  return 'levels' in value ? value.levels : undefined
}
