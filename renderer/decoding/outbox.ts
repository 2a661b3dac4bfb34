import type { AboutStreams, SoundFormat } from '../../shared/schemas/windowSound.ts'
import { NobodyWaits, sayToHost } from './host.ts'
import type { SoundTask } from './soundTask.ts'

/** Bytes of one message, and what its last part is longer: one takes some time, however small it is. */
const pieceBytes = 4 << 20
/** Bytes that wait to be sent before nothing more is decoded. */
const mostWaiting = 2 * pieceBytes

/** Sound on its way to the app, which takes it as fast as it can keep it. */
export interface Outbox {
  /** Whole frames. */
  add(bytes: Uint8Array): void
  /** Resolves when there is room for more; rejects with `NobodyWaits`. */
  room(): Promise<void>
  /** Resolves when all was taken; rejects with `NobodyWaits`. */
  empty(): Promise<void>
}

export interface Described {
  readonly format: SoundFormat
  readonly about: AboutStreams
  /** 0 to 1. */
  readonly fraction: () => number
}

export function createOutbox(task: SoundTask, described: Described): Outbox {
  const parts: Uint8Array[] = []
  let waiting = 0
  let sending: Promise<void> | null = null
  let failed: Error | null = null

  const sendOne = async (): Promise<void> => {
    const piece = takePiece(parts)
    waiting -= piece.length
    const { format, about, fraction } = described
    const answer = await sayToHost(task, { kind: 'sound', format, about, fraction: fraction() }, { bytes: piece })
    if (answer === 'over') throw new NobodyWaits()
  }
  const send = async (least: number): Promise<void> => {
    try {
      while (waiting >= least) await sendOne()
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error))
    }
    sending = null
  }
  const sent = async (least: number): Promise<void> => {
    await (sending ??= send(least))
    if (failed !== null) throw failed
  }
  return {
    add: (bytes) => {
      parts.push(bytes)
      waiting += bytes.length
    },
    room: async () => {
      if (failed !== null) throw failed
      // Decoding goes on while a piece is on its way.
      if (waiting >= pieceBytes) sending ??= send(pieceBytes)
      if (waiting > mostWaiting) await sent(pieceBytes)
    },
    empty: async () => {
      if (sending !== null) await sent(pieceBytes)
      await sent(1)
    },
  }
}

function takePiece(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  let [length, count] = [0, 0]
  for (const part of parts) {
    if (length >= pieceBytes) break
    length += part.length
    count += 1
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts.splice(0, count)) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
