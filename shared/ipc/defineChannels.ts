import type { z } from 'zod'
import type { Result } from '../result.ts'

interface Invoke<In extends z.ZodType, Out extends z.ZodType> {
  readonly direction: 'invoke'
  readonly input: In
  readonly output: Out
}
interface Event<Payload extends z.ZodType> {
  readonly direction: 'event'
  readonly payload: Payload
}

/** The window asks, the app answers with a `Result` of `output`. */
export const invoke = <In extends z.ZodType, Out extends z.ZodType>(input: In, output: Out): Invoke<In, Out> => ({
  direction: 'invoke',
  input,
  output,
})
/** The app tells every window. */
export const event = <Payload extends z.ZodType>(payload: Payload): Event<Payload> => ({ direction: 'event', payload })

type Table = Record<string, Invoke<z.ZodType, z.ZodType> | Event<z.ZodType>>

export type InvokeName<T extends Table> = {
  [K in keyof T]: T[K] extends { direction: 'invoke' } ? K : never
}[keyof T] &
  string
export type EventName<T extends Table> = { [K in keyof T]: T[K] extends { direction: 'event' } ? K : never }[keyof T] &
  string

export type InputOf<T extends Table, K extends keyof T> = T[K] extends Invoke<infer In, z.ZodType> ? z.input<In> : never
export type ParsedInputOf<T extends Table, K extends keyof T> =
  T[K] extends Invoke<infer In, z.ZodType> ? z.output<In> : never
export type OutputOf<T extends Table, K extends keyof T> =
  T[K] extends Invoke<z.ZodType, infer Out> ? Result<z.output<Out>> : never
export type PayloadOf<T extends Table, K extends keyof T> =
  T[K] extends Event<infer Payload> ? z.output<Payload> : never
