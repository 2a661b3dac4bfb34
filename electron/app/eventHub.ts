import type { EventChannel, Payload } from '../../shared/ipc/channels.ts'

export type EventListener = (channel: EventChannel, payload: unknown) => void

/** What the app tells its windows, typed at the sending end. */
export interface EventHub {
  readonly emit: <K extends EventChannel>(channel: K, payload: Payload<K>) => void
  readonly listen: (listener: EventListener) => () => void
}

export function createEventHub(): EventHub {
  const listeners = new Set<EventListener>()
  return {
    emit(channel, payload) {
      for (const listener of listeners) listener(channel, payload)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
