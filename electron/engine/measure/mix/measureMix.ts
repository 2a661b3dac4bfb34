import type { MeasuredRange } from '../loudness/spans.ts'
import type { InSteps } from '../takeTurns.ts'
import { createLevelMeter, type LevelMeter, type Levels } from './levelsOf.ts'
import type { MixSound } from './mixSound.ts'

/** What a mix is sent through before it is measured. */
export interface Passage {
  process(input: readonly Float32Array[]): readonly Float32Array[]
  /** What is still inside. */
  finish(): readonly Float32Array[]
}

/** Frames that are read in one go. */
const chunk = 1 << 15
/** Listening so closely, compared with reading. */
const dear = 6

/** What is heard of a mix. */
interface Heard {
  /** What is read. */
  readonly range: MeasuredRange
  /** What of it is measured; left out: all. What is before it only sets going what it is sent through. */
  readonly measured?: MeasuredRange
  readonly through: Passage | null
}

/** The levels of a range of a mix; of what comes out of `through` where that is given. */
export function* measureMix(
  { channels, mono, read }: MixSound,
  { range, measured = range, through }: Heard,
  sampleRate: number,
  report: (fraction: number) => void,
): InSteps<Levels> {
  const { start, end } = range
  const meter = withinOf(createLevelMeter(sampleRate, channels, mono), {
    start: measured.start - start,
    end: measured.end - start,
  })
  for (let at = start; at < end; at += chunk) {
    const rows = Array.from({ length: channels }, () => new Float32Array(Math.min(chunk, end - at)))
    read(at, rows)
    meter.add(through === null ? rows : through.process(rows))
    report((at - start) / (end - start))
    yield chunk * dear
  }
  if (through !== null) meter.add(through.finish())
  return yield* meter.end()
}

/** A meter that hears of its rows, which begin at 0, only what lies in a range. */
function withinOf(meter: LevelMeter, { start, end }: MeasuredRange): LevelMeter {
  let at = 0
  return {
    add(rows) {
      const count = rows[0]?.length ?? 0
      const [from, to] = [Math.max(0, start - at), Math.min(count, end - at)]
      at += count
      if (to > from) meter.add(rows.map((row) => row.subarray(from, to)))
    },
    end: () => meter.end(),
  }
}
