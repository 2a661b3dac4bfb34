import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../../engine/index.ts'
import { bytesPerFrame, wavHeader, wavHeaderBytes } from './wavHeader.ts'

/** About 64 KiB: a third of a second of sound, some milliseconds of mixing. */
const framesAtOnce = 16_384

interface Wanted {
  readonly sampleRate: number
  readonly frames: number
  readonly from: number
  readonly to: number
  readonly pace: 'at once' | 'listening'
}

/**
 * For who listens, about 64 KiB a picture, twenty times as quick as it plays: a browser's main thread takes in what has
 * come since it last looked, and a megabyte at once took it 15 ms of a frame's 16.
 */
const listeningBytesPerMs = 4096

interface Clock {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

/**
 * Bytes `from` to `to` of the virtual WAV, mixed as they are read; cancelling ends the mixing. It always gives exactly
 * `to - from` bytes:
 * where an edit has shortened the project meanwhile, silence takes the place.
 */
export function readWavBytes(
  engine: Pick<Engine, 'readMix'>,
  wanted: Wanted,
  clock: Clock = { now: () => performance.now(), wait },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = wanted.from
  // What took longer to mix is not caught up on.
  let due = clock.now()
  const untilDue = async () => {
    const early = due - clock.now()
    if (wanted.pace === 'listening' && early >= 1) await clock.wait(early)
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (position >= wanted.to) return controller.close()
        await untilDue()
        const bytes =
          position < wavHeaderBytes
            ? wavHeader(wanted.sampleRate, wanted.frames).subarray(position)
            : await readSound(engine, position)
        const piece = bytes.subarray(0, wanted.to - position)
        position += piece.length
        due = Math.max(due, clock.now()) + piece.length / listeningBytesPerMs
        controller.enqueue(piece)
        if (position >= wanted.to) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

async function readSound(engine: Pick<Engine, 'readMix'>, position: number): Promise<Uint8Array<ArrayBuffer>> {
  const fromFrame = Math.floor((position - wavHeaderBytes) / bytesPerFrame)
  const samples = await engine.readMix({ fromFrame, frames: framesAtOnce })
  const piece = new Uint8Array(framesAtOnce * bytesPerFrame)
  piece.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  return piece.subarray((position - wavHeaderBytes) % bytesPerFrame)
}
