/**
 * An actor is one piece of work with a state of its own (a file that is decoded, an effect that computes) in one thread
 * of a pool. `Calls` names what can be asked of it, `open` first: an interface of functions from a request to its
 * answer, the same for both sides.
 */
export type ActorCalls<Calls> = { readonly [Name in keyof Calls]: (request: never) => unknown } & {
  readonly open: (request: never) => unknown
}

export type Request<Calls, Name extends keyof Calls> = Calls[Name] extends (request: infer R) => unknown ? R : never
export type Answer<Calls, Name extends keyof Calls> = Calls[Name] extends (request: never) => infer A ? A : never

/** How a call of an actor travels. */
export type ActorMessage =
  | { readonly actor: number; readonly name: string; readonly request: unknown }
  | { readonly close: number }

/** Whole buffers can be handed over, parts of one are copied. A buffer is named once. */
export function wholeBuffers(arrays: readonly ArrayBufferView[]): ArrayBuffer[] {
  const whole = arrays
    .filter(({ buffer, byteLength }) => buffer instanceof ArrayBuffer && byteLength === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer)
  return [...new Set(whole)]
}
