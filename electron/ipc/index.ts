import { channels, type InvokeChannel, type Output, type ParsedInput } from '../../shared/ipc/channels.ts'
import { failure, issuesOf } from '../../shared/failures/index.ts'
import { parseSafely } from '../../shared/parse/parseSafely.ts'
import { err, type Result } from '../../shared/result.ts'
import { reasonOf } from '../../shared/reasonOf.ts'

/**
 * One handler for every channel that the window can invoke: a missing one, or one with a wrong answer, does not
 * compile.
 */
export type Handlers = { readonly [K in InvokeChannel]: (input: ParsedInput<K>) => Promise<Output<K>> }

export interface Ipc {
  /** Never rejects: whatever comes in, the answer is a `Result`. The host has checked the sender before. */
  readonly invoke: (channel: string, input: unknown) => Promise<Result<unknown>>
}

type AnyHandler = (input: unknown) => Promise<Result<unknown>>

/** The door to the window: knows the channel, checks the input, turns what is thrown into a failure once. */
export function createIpc(handlers: Handlers, logError: (channel: string, error: unknown) => void): Ipc {
  return {
    async invoke(channel, input) {
      const declared = Object.hasOwn(channels, channel) ? channels[channel as keyof typeof channels] : undefined
      if (declared?.direction !== 'invoke')
        return err(failure('ipc/unknown-channel', { channel: channel.slice(0, 100) }))
      const parsed = parseSafely(declared.input, input)
      if (!parsed.success)
        return err(failure('ipc/bad-input', { channel, issues: issuesOf(parsed.error.issues.slice(0, 1)) }))
      try {
        return await (handlers[channel as InvokeChannel] as AnyHandler)(parsed.data)
      } catch (error) {
        logError(channel, error)
        return err(failure('ipc/crashed', { channel, reason: reasonOf(error) }))
      }
    },
  }
}
