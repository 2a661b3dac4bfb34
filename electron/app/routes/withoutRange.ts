import type { Engine } from '../../engine/index.ts'

type Mix = Pick<Engine, 'mixFormat' | 'readMix'>

/** Seconds. */
interface SkippedRange {
  readonly start: number
  readonly end: number
}

/**
 * The mix as it is heard when a range is gone, exact to the frame: what lies behind it follows at once. Nothing is
 * faded at the join.
 */
export function withoutRange(mix: Mix, range: SkippedRange): Mix {
  const edges = async () => {
    const { sampleRate, frames } = await mix.mixFormat()
    const within = (seconds: number) => Math.min(frames, Math.max(0, Math.round(seconds * sampleRate)))
    return { start: within(range.start), length: within(range.end) - within(range.start) }
  }
  return {
    mixFormat: async () => {
      const format = await mix.mixFormat()
      return { ...format, frames: format.frames - (await edges()).length }
    },
    readMix: async ({ fromFrame, frames }) => {
      const { start, length } = await edges()
      const before = Math.min(frames, Math.max(0, start - fromFrame))
      const head = before > 0 ? await mix.readMix({ fromFrame, frames: before }) : new Int16Array(0)
      if (before === frames) return head
      const tail = await mix.readMix({ fromFrame: Math.max(fromFrame, start) + length, frames: frames - before })
      const both = new Int16Array(before * 2 + tail.length)
      both.set(head)
      both.set(tail, before * 2)
      return both
    },
  }
}
