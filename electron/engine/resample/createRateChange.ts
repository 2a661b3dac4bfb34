import { createRateConverter } from './createRateConverter.ts'
import { createShelf } from './shelf.ts'

/** Sound on its way to another rate: as long as what went in, times the ratio, once it has ended. */
export interface RateChange {
  /** So many frames at a time need no memory. */
  readonly mostFrames: number
  /** What is known by now of what comes out; to be used before the next call. */
  convert(sound: readonly Float32Array[]): readonly Float32Array[]
  /** What the filter still holds, and no more than belongs to the sound. */
  end(): readonly Float32Array[]
}

/** `ratio` is that of the lengths. */
export function createRateChange(channels: 1 | 2, from: number, to: number, ratio = to / from): RateChange {
  const converter = createRateConverter(channels, from, to)
  const ready = createShelf(channels)
  let [framesIn, framesOut] = [0, 0]
  const convertPart = (sound: readonly Float32Array[]): readonly Float32Array[] => {
    const made = converter.convertRows(sound)
    framesOut += made[0]?.length ?? 0
    return made
  }
  const keep = (rows: readonly Float32Array[]): void => ready.put(rows.map((row) => row.slice()))
  return {
    mostFrames: converter.mostFrames,
    convert(sound) {
      const length = sound[0]?.length ?? 0
      framesIn += length
      if (length <= converter.mostFrames) return convertPart(sound)
      for (let at = 0; at < length; at += converter.mostFrames)
        keep(convertPart(sound.map((row) => row.subarray(at, at + converter.mostFrames))))
      return ready.take(ready.frames())
    },
    end() {
      const wanted = Math.round(framesIn * ratio)
      const silence = Array.from({ length: channels }, () => new Float32Array(Math.min(4096, converter.mostFrames)))
      while (framesOut < wanted) keep(convertPart(silence))
      ready.cut(framesOut - wanted)
      return ready.take(ready.frames())
    },
  }
}
