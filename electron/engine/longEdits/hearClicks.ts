import { type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { clickListener, type ClickRemovalParams } from '../effects/restoration/clickRemoval.ts'
import { putRepairs, type Repairs } from '../effects/restoration/repairs.ts'
import type { FrameRange } from '../measure/quietRuns.ts'
import { type InSteps, takeTurns } from '../measure/takeTurns.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import { hearSteps, insidePart } from './hearSteps.ts'
import { knownSounds, mostKnown } from './knownSounds.ts'
import type { LongEnv } from './longEdit.ts'
import type { RangePart } from './renderRange.ts'

/** What listening to a part found: where it clicks, and what is to stand there. */
export interface PartClicks {
  /** Frames of the part, those of all channels together. */
  readonly clicks: readonly FrameRange[]
  /** Channel by channel, in frames of what goes in with its lead-in; null where that was more than is kept. */
  readonly repairs: readonly Repairs[] | null
}

const known = knownSounds<ClickRemovalParams, PartClicks>()
/** Numbers that are kept of a click beside what is to stand there. */
const numbersOfClick = 10

type HearEnv = Pick<LongEnv, 'store' | 'signal' | 'pause' | 'report'>

/** Of each part in its order. What was listened to lately is known. */
export function hearClicks(
  env: HearEnv,
  parts: readonly RangePart[],
  params: ClickRemovalParams,
): Promise<Result<readonly PartClicks[]>> {
  return takeTurns(env, hearAll(env, parts, params))
}

/** What is known of the parts without listening. */
export const knownClicks = (
  store: BlockStore,
  parts: readonly RangePart[],
  params: ClickRemovalParams,
): readonly (PartClicks | null)[] => parts.map((part) => known.find(store, part, params))

function* hearAll(
  { store, report }: HearEnv,
  parts: readonly RangePart[],
  params: ClickRemovalParams,
): InSteps<readonly PartClicks[]> {
  const all = parts.reduce((sum, { sound }) => sum + sound.input, 0)
  let before = 0
  const found: PartClicks[] = []
  for (const part of parts) {
    const { input } = part.sound
    found.push(
      known.find(store, part, params) ??
        (yield* hearPart(store, part, params, (heard) => report((before + heard) / all))),
    )
    before += input
  }
  return found
}

/** How many times dearer than reading it is to hear. */
const costOf = 16

function* hearPart(
  store: BlockStore,
  part: RangePart,
  params: ClickRemovalParams,
  report: (heard: number) => void,
): InSteps<PartClicks> {
  const { sound } = part
  const listener = clickListener(params, sound.format, mostKnown)
  yield* hearSteps(sound, costOf, report, (rows) => listener.hear(rows))
  const { clicks, repairs } = listener.end()
  const inside = insidePart(clicks, sound)
  const heard = { clicks: joinTouching(inside), repairs }
  const made = (repairs ?? []).reduce((sum, one) => sum + one.sound.length, 0)
  known.keep(store, part, params, heard, made + inside.length * numbersOfClick)
  return heard
}

function joinTouching(ranges: readonly FrameRange[]): FrameRange[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** Where it is known what is to stand at each click, nothing is looked for a second time: the sound is the same. */
export function repairTask(
  { sound }: Pick<RangePart, 'sound'>,
  params: ClickRemovalParams,
  heard: PartClicks | null | undefined,
): RenderTask {
  const repairs = heard?.repairs ?? null
  if (repairs === null) return { effect: { name: 'clickRemoval', params }, ...sound }
  return {
    ...sound,
    effect: { name: 'plain', params: {} },
    read: (from, out) => {
      sound.read(from, out)
      for (const [c, row] of out.entries()) {
        // The repair takes what is no number for silence.
        for (let k = 0; k < row.length; k++) if (!Number.isFinite(row[k])) row[k] = 0
        const own = repairs[c]
        if (own !== undefined) putRepairs(own, from, row)
      }
    },
  }
}
