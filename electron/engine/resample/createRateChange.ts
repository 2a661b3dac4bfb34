import { createRateConverter } from './createRateConverter.ts'
import { createShelf } from './shelf.ts'

/** Sound on its way to another rate: as long as what went in, times the ratio, once it has ended. */
export interface RateChange {
  /** At most so many frames at a time take no longer than a moment. */
  readonly mostFrames: number
  put(sound: readonly Float32Array[]): void
  /** What the filter still holds comes out, and no more than belongs to the sound. */
  end(): void
  frames(): number
  /** The first `count` frames, which have to be there. */
  take(count: number): Float32Array[]
}

/** `ratio` is that of the lengths. */
export function createRateChange(channels: 1 | 2, from: number, to: number, ratio = to / from): RateChange {
  const converter = createRateConverter(channels, from, to)
  const ready = createShelf(channels)
  const mostFrames = Math.min(converter.mostFrames, 1 << 15)
  let [framesIn, framesOut] = [0, 0]
  const convert = (sound: readonly Float32Array[]): void => {
    const length = sound[0]?.length ?? 0
    for (let at = 0; at < length; at += converter.mostFrames) {
      const part = at === 0 && length <= converter.mostFrames ? sound : partOf(sound, at, converter.mostFrames)
      const made = converter.convertRows(part)
      framesOut += made[0]?.length ?? 0
      ready.put(made)
    }
  }
  return {
    mostFrames,
    put(sound) {
      framesIn += sound[0]?.length ?? 0
      convert(sound)
    },
    end() {
      const wanted = Math.round(framesIn * ratio)
      const silence = Array.from({ length: channels }, () => new Float32Array(4096))
      while (framesOut < wanted) convert(silence)
      ready.cut(framesOut - wanted)
      framesOut = wanted
    },
    frames: () => ready.frames(),
    take: (count) => ready.take(count),
  }
}

const partOf = (sound: readonly Float32Array[], at: number, count: number): readonly Float32Array[] =>
  sound.map((row) => row.subarray(at, at + count))
