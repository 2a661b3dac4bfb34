import { fillFrame } from '../../../reader/clause/fill.ts'
import type { Filler } from '../../../reader/clause/state.ts'
import type { Frame } from '../../../reader/frames/frame.ts'
import type { Argument, Content, Point } from '../../../reader/meaning/types.ts'

export interface Values {
  readonly args: Readonly<Record<string, unknown>>
  readonly points: readonly Point[]
  readonly every: number | null
  readonly into: number | null
}

type Way = -1 | 0 | 1

/** What is known of what is changed. */
export interface Before {
  readonly way: Way
  /** The values that were said for it: "make it 6" is one of these before it is another. */
  readonly args: Readonly<Record<string, unknown>>
}

const forAnother = 1

/** What values and times say to a tool; null where it has no place for one of them, or they leave something open. */
export function valuesFor(
  frames: readonly Frame[],
  said: readonly { readonly is: Argument }[],
  before: Before,
): Values | null {
  if (said.length === 0) return { args: {}, points: [], every: null, into: null }
  let best: { readonly values: Values; readonly cost: number } | null = null
  for (const frame of frames)
    for (const args of waysToTake(said.map(({ is }) => is))) {
      const found = fillOne(frame, args, before)
      if (found !== null && (best === null || found.cost < best.cost)) best = found
    }
  return best?.values ?? null
}

const nowhere = { object: [], place: [] }

function fillOne(frame: Frame, args: readonly Argument[], before: Before): { values: Values; cost: number } | null {
  const about = aspectFor(frame, args)
  const filled = fillFrame(
    { ...frame, target: nowhere, slots: (frame.slots ?? []).map((slot) => ({ ...slot, needed: undefined })) },
    {
      args: [...about, ...args].map((is): Filler => ({ edge: null, is })),
      direction: before.way,
      scopes: [],
      options: [],
      joined: () => false,
      added: () => false,
    },
  )
  const { act, cost, misfits } = filled
  const isOpen = act.missing.length > 0 || misfits > 0 || cost - (frame.cost ?? 0) >= 5
  const others = Object.keys(act.args).filter((key) => !(key in before.args))
  const isOther = others.some((key) => key.startsWith('#'))
  return isOpen || isOther
    ? null
    : {
        values: { args: act.args, points: act.points, every: act.every, into: act.into },
        cost: cost + (others.length > 0 ? forAnother : 0),
      }
}

/** What the tool changes need not be said again. */
function aspectFor({ aspects }: Frame, args: readonly Argument[]): readonly Argument[] {
  const [aspect] = aspects ?? []
  const isSaid = args.some(({ content }) => content.kind === 'aspect')
  return aspect === undefined || isSaid ? [] : [{ tie: 'bare', content: { kind: 'aspect', aspect } }]
}

/** "8" and "8 seconds" can be a time, a length and a number. */
function waysToTake(args: readonly Argument[]): readonly (readonly Argument[])[] {
  return args.reduce<readonly (readonly Argument[])[]>(
    (ways, is) => ways.flatMap((way) => alternatives(is).map((one) => [...way, one])),
    [[]],
  )
}

function alternatives({ tie, content }: Argument): readonly Argument[] {
  const others: Content[] = []
  if (content.kind === 'point' && content.point.kind === 'at') {
    const amount = content.point.seconds
    for (const dimension of ['duration', 'plain'] as const)
      others.push({ kind: 'value', dimension, amount, direction: 0, signed: false, about: null })
  }
  if (content.kind === 'value' && content.amount !== null && content.amount >= 0 && isTime(content.dimension))
    others.push({ kind: 'point', point: { kind: 'at', seconds: content.amount } })
  return [content, ...others].map((one) => ({ tie, content: one }))
}

const isTime = (dimension: string): boolean => dimension === 'duration' || dimension === 'plain'
