/** The event object that Electron hands to listeners which may say no. */
export interface PreventableEvent {
  defaultPrevented: boolean
  preventDefault(): void
}

export function createEvent<T extends object>(fields?: T): PreventableEvent & T {
  const event = {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true
    },
  }
  return event as unknown as PreventableEvent & T
}
