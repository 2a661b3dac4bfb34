import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Call, Event } from './protocol.ts'
import { buffersOf, createViewPacker, createViewUnpacker, type PackedView } from './viewStream.ts'

/** Messages of the engine's thread, in the form in which they are posted. */
export type Wire =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'view'; readonly id: number; readonly view: PackedView }
  | { readonly kind: 'threw'; readonly id: number; readonly reason: string }
  | { readonly kind: 'event'; readonly event: Exclude<Event, { view: ProjectView }> }
  | {
      readonly kind: 'viewEvent'
      readonly event: Omit<Extract<Event, { view: ProjectView }>, 'view'>
      readonly view: PackedView
    }

export interface Sender {
  answer(id: number, call: Call, value: unknown): void
  threw(id: number, error: unknown): void
  event(event: Event): void
}

export function createSender(post: (wire: Wire, moved: ArrayBuffer[]) => void): Sender {
  const pack = createViewPacker()
  return {
    answer: (id, call, value) => {
      if (call.method !== 'view') return post({ kind: 'answer', id, value }, movedOf(value))
      const view = pack(value as ProjectView)
      post({ kind: 'view', id, view }, buffersOf(view))
    },
    threw: (id, error) =>
      post({ kind: 'threw', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []),
    event: (event) => {
      if (!('view' in event)) return post({ kind: 'event', event }, [])
      const { view, ...rest } = event
      const packed = pack(view)
      post({ kind: 'viewEvent', event: rest, view: packed }, buffersOf(packed))
    },
  }
}

export interface Receiver {
  answer(id: number, value: unknown): void
  threw(id: number, error: Error): void
  event(event: Event): void
}

/** Unpacks messages; they have to come in the order in which they were posted. */
export function createReceiver(receiver: Receiver): (wire: Wire) => void {
  const unpack = createViewUnpacker()
  return (wire) => {
    switch (wire.kind) {
      case 'answer':
        return receiver.answer(wire.id, wire.value)
      case 'view':
        return receiver.answer(wire.id, unpack(wire.view))
      case 'threw':
        return receiver.threw(wire.id, new Error(wire.reason))
      case 'event':
        return receiver.event(wire.event)
      case 'viewEvent':
        return receiver.event({ ...wire.event, view: unpack(wire.view) } as Event)
    }
  }
}

/** Samples and peaks are made for the one who asked: they change threads without being copied. */
function movedOf(value: unknown): ArrayBuffer[] {
  const array = value instanceof Int16Array ? value : hasPeaks(value) ? value.peaks : null
  return array?.buffer instanceof ArrayBuffer && array.byteLength > 0 ? [array.buffer] : []
}

function hasPeaks(value: unknown): value is { peaks: Int8Array } {
  return typeof value === 'object' && value !== null && 'peaks' in value && value.peaks instanceof Int8Array
}
