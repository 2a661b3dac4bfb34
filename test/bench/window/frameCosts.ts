/** An event of Chromium's trace; times in microseconds, `tdur` that of the thread's own processor. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

export interface FrameCosts {
  readonly frames: number
  /** Milliseconds of the main thread's own time, which other work on the machine does not stretch: 95 of 100 frames. */
  readonly p95: number
  /** The longest task in it. */
  readonly longest: number
}

/** A frame at 60 a second, microseconds. */
const slot = 1e6 / 60
/** Of a slot without an animation frame, milliseconds: in one with less nothing was moved. */
const leastWork = 0.5

/**
 * What each frame has cost the page's main thread: all tasks from one that runs animation frames to the next such. A
 * task may run several of them, the page's own and those of whoever moves it: it is one frame all the same. Where the
 * next picture is late, as when the processor that draws it is busy, or when nothing asks for one, what happens
 * meanwhile belongs to the frames that would have been: a task counts whole in the one that it begins in, and a frame
 * that had next to nothing to do is none.
 */
export function frameCosts(trace: Buffer): FrameCosts {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const all = mainThreadOf(traceEvents).toSorted((a, b) => a.ts - b.ts)
  const drawn = all.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  const tasks = outermost(all.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined))
  const costs: number[] = []
  let began: number | null = null
  let late: number[] = []
  let longest = 0
  let next = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const before = next
    while (next < drawn.length && (drawn[next] ?? 0) <= ts + dur) next++
    if (next > before) {
      costs.push(...late.filter((cost, i) => i === 0 || cost >= leastWork))
      late = [0]
      began = ts
    }
    // What comes before the first frame belongs to none; what follows the last is not all there.
    if (began === null) continue
    const at = Math.floor((ts - began) / slot)
    late[at] = (late[at] ?? 0) + tdur / 1000
    longest = Math.max(longest, tdur / 1000)
  }
  return { frames: costs.length, p95: percentile(costs, 0.95), longest }
}

/** The thread that runs the page's animation frames; a browser has more than one renderer. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const counts = new Map<string, number>()
  for (const event of events)
    if (event.name === 'FireAnimationFrame') counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1)
  const [page] = [...counts].toSorted((a, b) => b[1] - a[1])
  return events.filter((event) => threadOf(event) === page?.[0])
}

function outermost(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0
  return tasks.filter(({ ts, dur = 0 }) => {
    const isInside = ts < end
    end = Math.max(end, ts + dur)
    return !isInside
  })
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
