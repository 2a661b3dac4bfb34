import type { MeasuredRange } from '../loudness/spans.ts'
import type { InSteps } from '../takeTurns.ts'
import { createLevelMeter, type Levels } from './levelsOf.ts'
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

/** The levels of a range of a mix; of what comes out of `through` where that is given. */
export function* measureMix(
  { channels, mono, read }: MixSound,
  { start, end }: MeasuredRange,
  sampleRate: number,
  through: Passage | null,
  report: (fraction: number) => void,
): InSteps<Levels> {
  const meter = createLevelMeter(sampleRate, channels, mono)
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
