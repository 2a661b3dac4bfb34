import { toFrames } from '../../../shared/time.ts'

/** A stretch of frames; `to` is behind the last one. */
export interface FrameRange {
  readonly from: number
  readonly to: number
}

/** What lies between two times, whichever of them is the later one. */
export const frameRangeOf = (
  { start, end }: { readonly start: number; readonly end: number },
  sampleRate: number,
): FrameRange => ({
  from: toFrames(Math.min(start, end), sampleRate),
  to: toFrames(Math.max(start, end), sampleRate),
})

/** Frames with a loud one among them; where it is, is read only when the answer hangs on it. */
export interface LoudPart extends FrameRange {
  readonly firstLoud: () => number
  readonly lastLoud: () => number
}

export interface QuietRuns {
  /** Every frame is quiet. */
  quiet(from: number, to: number): void
  /** Every frame of the part is loud: a run ends here, or begins behind it. */
  loud(): void
  /** At least one frame is loud. Quiet runs inside are not looked for. */
  partlyLoud(part: LoudPart): void
  /** The runs of at least `minFrames`, in order. */
  end(): readonly FrameRange[]
}

/** Puts runs of quiet frames together from parts that come in order, without a gap. */
export function createQuietRuns(minFrames: number): QuietRuns {
  const found: FrameRange[] = []
  let run: { from: number; to: number; before: LoudPart | null } | null = null
  let before: LoudPart | null = null

  const close = (after: LoudPart | null): void => {
    if (run === null) return
    const most = run.to - run.from + slackOf(run.before) + slackOf(after)
    if (most >= minFrames) {
      const from = run.before === null ? run.from : run.before.lastLoud() + 1
      const to = after === null ? run.to : after.firstLoud()
      if (to - from >= minFrames) found.push({ from, to })
    }
    run = null
  }
  return {
    quiet(from, to) {
      if (run === null) run = { from, to, before }
      else run.to = to
    },
    loud() {
      close(null)
      before = null
    },
    partlyLoud(part) {
      close(part)
      before = part
    },
    end() {
      close(null)
      return found
    },
  }
}

const slackOf = (part: LoudPart | null): number => (part === null ? 0 : part.to - part.from - 1)
