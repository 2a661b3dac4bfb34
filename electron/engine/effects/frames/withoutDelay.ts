import type { Processor } from '../processor.ts'

export interface DelayedSound {
  /** Frames by which what comes out is late. */
  readonly delay: number
  /** Frames that it may hold back beside that, because it works in steps. */
  readonly step?: number
  readonly channels: number
}

/** Takes the delay off: what comes out begins with the first frame that went in and is as long as what went in. */
export function withoutDelay(late: Pick<Processor, 'process'>, { delay, step = 0, channels }: DelayedSound): Processor {
  let dropped = 0
  let heard = 0
  let given = 0
  const take = (output: readonly Float32Array[]): readonly Float32Array[] => {
    const count = output[0]?.length ?? 0
    const drop = Math.min(count, delay - dropped)
    dropped += drop
    const kept = Math.min(count - drop, heard - given)
    given += kept
    return drop === 0 && kept === count ? output : output.map((samples) => samples.slice(drop, drop + kept))
  }
  return {
    process(input) {
      heard += input[0]?.length ?? 0
      return take(late.process(input))
    },
    finish: () => take(late.process(Array.from({ length: channels }, () => new Float32Array(delay + step)))),
  }
}
