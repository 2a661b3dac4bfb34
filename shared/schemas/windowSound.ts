import { z } from 'zod'
import { pcmEncodings } from '../dsp/pcmEncodings.ts'

/** What a window says of a file that it decodes; with `sound` come the samples, as bytes. */
export const windowMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sound'),
    /** How its bytes are to be read: the same for all of a file. Whole frames, channels beside each other. */
    format: z.strictObject({
      encoding: z.enum(pcmEncodings),
      byteOrder: z.enum(['little', 'big']),
      channels: z.number().int().min(1).max(255),
      sampleRate: z.number().int().min(1).max(0x7fff_ffff),
    }),
    /** 0 to 1: how much of the file has been decoded. */
    fraction: z.number().min(0).max(1),
    about: z.strictObject({
      /** As people know it: AAC, Opus. */
      codec: z.string().max(40),
      streams: z.number().int().min(1),
      hasPicture: z.boolean(),
    }),
  }),
  /** All of it was decoded. `seconds`: how long its packets are by the file's word, all together. */
  z.strictObject({ kind: z.literal('end'), seconds: z.number().min(0).max(1e9) }),
  z.strictObject({ kind: z.literal('cannot'), why: z.enum(['no-decoder', 'no-sound', 'unreadable']) }),
  /** The decoder, or what takes the file apart, gave up after so many seconds of sound. */
  z.strictObject({ kind: z.literal('broken'), at: z.number().min(0).max(1e9) }),
  /** The page is left. */
  z.strictObject({ kind: z.literal('gone') }),
  /** It is at work, though there is nothing to send. */
  z.strictObject({ kind: z.literal('alive') }),
])

export type WindowMessage = z.infer<typeof windowMessageSchema>
export type SoundFormat = Extract<WindowMessage, { kind: 'sound' }>['format']
export type AboutStreams = Extract<WindowMessage, { kind: 'sound' }>['about']

/** What the window is answered: to go on, or that nobody waits for more. */
export type WindowAnswer = 'more' | 'over'

/** What comes of a window, one thing after the other. */
export type FromWindow =
  | (Extract<WindowMessage, { kind: 'sound' }> & { readonly bytes: Uint8Array })
  | Exclude<WindowMessage, { kind: 'sound' | 'alive' }>
