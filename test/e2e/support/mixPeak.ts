import type { TapehandWindow } from './tapehandWindow.ts'

/** The loudest sample of each channel of a second of what is heard, from the route that the player reads. */
export function mixPeak(tapehand: TapehandWindow, second: number): Promise<readonly [number, number]> {
  return tapehand.page.evaluate(async (at) => {
    const bytes = await (await fetch(`/media/mix.wav?rev=${Math.random()}`)).arrayBuffer()
    const head = new DataView(bytes)
    const rate = head.getUint32(24, true)
    const sound = new Int16Array(bytes, 44)
    const peak = [0, 0] as [number, number]
    for (let frame = at * rate; frame < (at + 1) * rate; frame++)
      for (const side of [0, 1] as const) peak[side] = Math.max(peak[side], Math.abs(sound[frame * 2 + side] ?? 0))
    return peak
  }, second)
}
