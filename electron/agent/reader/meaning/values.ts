import type { Direction, Unit } from './wordTypes.ts'
import type { Effect } from './sentenceTypes.ts'
import type { Argument, Content, Group, Point, Stretch, Tie } from './types.ts'
import type { Aspect, Choice, Dimension, Setting, Value } from './valueTypes.ts'

export const value = (dimension: Dimension, amount: number | null, more: Partial<Value> = {}): Value => ({
  kind: 'value',
  dimension,
  amount,
  direction: 0,
  signed: false,
  about: null,
  ...more,
})

export const amount = ({ n, u }: { n: number; u: Unit }): Value => value(u.dimension, n * u.size)
export const signedAmount = ({ n, u }: { n: number; u: Unit }): Value =>
  value(u.dimension, n * u.size, { signed: true })
/** "a gentle 2 dB": an amount says by itself how much. */
export const itself = ({ v }: { v: Value }): Value | null => (v.amount === null ? null : v)
export const plain = ({ n }: { n: number }): Value => value('plain', n)
export const signedPlain = ({ n }: { n: number }): Value => value('plain', n, { signed: true })
export const lasting = ({ d }: { d: number }): Value => value('duration', d)
export const lastingAsClock = ({ d }: { d: number }): Value => value('duration', d, { asClock: true })
export const ratio = ({ r }: { r: number }): Value => value('ratio', r)
export const ratioOf = ({ a, b }: { a: number; b: number }): Value | null => (b > 0 ? value('ratio', a / b) : null)
export const fixed =
  (dimension: Dimension, is: number, more: Partial<Value> = {}) =>
  (): Value =>
    value(dimension, is, more)
export const percentOf = ({ f }: { f: number }): Value => value('percent', f * 100)

/** A direction and an amount, each said once: "6 dB louder". */
export const directed = ({ v, d }: { v: Value; d: Direction }): Value | null => {
  if (v.direction !== 0 || v.signed || !canTake(v.dimension, d)) return null
  return { ...v, direction: d.direction, about: d.about ?? v.about }
}

const dimensionsOf: Readonly<Record<Aspect, readonly Dimension[]>> = {
  gain: ['gain', 'percent', 'factor', 'plain'],
  loudness: ['loudness', 'gain', 'plain'],
  peak: ['gain', 'plain'],
  trackGain: ['gain', 'plain'],
  pan: ['percent', 'side', 'plain'],
  pace: ['percent', 'factor'],
  tempo: ['percent', 'factor', 'beats'],
  speed: ['percent', 'factor'],
  pitch: ['pitch', 'plain'],
  time: ['duration', 'plain'],
  length: ['duration', 'percent', 'factor', 'plain'],
  bass: ['gain', 'plain'],
  mid: ['gain', 'plain'],
  treble: ['gain', 'plain'],
  cursor: ['duration', 'plain'],
  name: [],
  noise: ['gain'],
  loop: [],
}

function canTake(dimension: Dimension, d: Direction): boolean {
  if (d.dimension !== null)
    return d.dimension === 'side' ? ['percent', 'plain'].includes(dimension) : d.dimension === dimension
  return d.about === null || dimensionsOf[d.about].includes(dimension)
}

/** Whether an amount of this dimension can be an amount of the aspect. */
export const fitsAspect = (dimension: Dimension, aspect: Aspect): boolean => dimensionsOf[aspect].includes(dimension)

/** "down 6 dB": only of what goes up and down by itself. */
export const leveled = ({ v, direction }: { v: Value; direction: -1 | 1 }): Value | null =>
  (v.dimension === 'gain' || v.dimension === 'pitch') && v.direction === 0 && !v.signed ? { ...v, direction } : null

/** "another 3 dB", with no word for louder. */
export const raised = ({ v }: { v: Value }): Value | null => leveled({ v, direction: 1 })
export const lowered = ({ v }: { v: Value }): Value | null => leveled({ v, direction: -1 })

/** So much more of what was done before; alone it is louder. */
export function raisedFurther({ v }: { v: Value }): Value | null {
  const more = raised({ v })
  return more === null ? null : { ...more, further: true }
}

/** "2 more": of what was changed before. */
export const furtherPlain = ({ n }: { n: number }): Value => ({
  ...value('plain', n, { direction: 1 }),
  further: true,
})

/** "the guest could use 3 dB". */
export function raisedAlone({ v }: { v: Value }): Argument | null {
  const more = raised({ v })
  return more === null ? null : tied('bare')({ v: more })
}

export const onlyDirection = ({ d }: { d: Direction }): Value =>
  value(d.dimension ?? 'plain', null, { direction: d.direction, about: d.about })

/** "the same to the left", "down by the same": how much was said before it. */
export const sameAmount = ({ d }: { d?: Direction }): Value => ({
  ...value(d?.dimension ?? 'plain', null, { direction: d?.direction ?? 0, about: d?.about ?? null }),
  same: true,
})

/** "the same amount to the other side". */
export const sameTurned = (): Value => ({ ...value('plain', null), same: true, turned: true })

/** "halfway left" and "30 % left" on the way from the middle to a side. */
export const side = (is: number) => (): Value => value('side', is, { about: 'pan' })
export const sideOnly = ({ d }: { d: Direction }): Value | null =>
  d.dimension === 'side' ? value('side', 100 * d.direction, { about: 'pan' }) : null
export const sideBy = ({ v, d }: { v: Value; d: Direction }): Value | null =>
  d.dimension === 'side' && v.amount !== null && (v.dimension === 'percent' || v.dimension === 'plain')
    ? value('side', v.amount * d.direction, { about: 'pan' })
    : null

/** "host left, guest right, 50 % each": so far to its side, each of them. */
export function sideApiece({ v, d }: { v: Value; d: Direction }): Argument | null {
  const side = sideBy({ v, d })
  return side === null ? null : { tie: 'bare', content: side, apiece: true }
}

/** "four times in total": the one that is there counts. */
export const timesInAll = ({ n }: { n: number }): Value | null =>
  Number.isInteger(n) && n > 1 ? value('factor', n - 1) : null

/** "a bit to the left": a quarter of the way. */
export const sideSlightly = ({ d }: { d: Direction }): Value | null =>
  d.dimension === 'side' ? value('side', 25 * d.direction, { about: 'pan' }) : null

export const setting = ({ s, v }: { s: string; v: Value }): Setting => ({ kind: 'setting', name: s, value: v })
export const choice = (name: string, is: string | number): Choice => ({ kind: 'choice', name, choice: is })

const argument = (tie: Tie, content: Content): Argument => ({ tie, content })
export const tied =
  (tie: Tie) =>
  ({ v }: { v: Content }): Argument =>
    argument(tie, v)
/** "as 24 bit WAV": how finely, and nothing else. */
export const depthOf = ({ v }: { v: Value }): Argument | null =>
  v.dimension === 'bits' || v.dimension === 'bitrate' ? argument('as', v) : null
/** Only a word of this list: "for Spotify", and not "for mono". */
export const onlyOf =
  (name: string) =>
  ({ v }: { v: Choice }): Argument | null =>
    v.name === name ? argument('as', v) : null
/** What something is said to be called. */
export const titled = ({ v }: { v: Content }): Argument => ({ tie: 'called', content: v, title: true })
/** "change the name of the track 'Music' for 'Piano'": only what is quoted is surely a name there. */
export const quotedName = ({ v }: { v: Content }): Argument | null =>
  v.kind === 'text' && v.quoted ? titled({ v }) : null
export const tiedGroup =
  (tie: Tie) =>
  ({ g }: { g: Group }): Argument =>
    argument(tie, { kind: 'group', group: g })
/** Only what has a name is a measure: "as loud as they can be" is none. */
export const measure =
  (tie: 'like' | 'than') =>
  ({ g }: { g: Group }): Argument | null =>
    g.kind === 'named' || g.kind === 'unknown' ? tiedGroup(tie)({ g }) : null
/** "as loud as the host" tells what something is measured by, and no place. */
export const compares = ({ tie }: Argument): boolean => tie === 'like' || tie === 'than'
export const outOfGroup = ({ g }: { g: Group }): Argument => ({ ...tiedGroup('from')({ g }), lies: true })
export const fromGroup = ({ g }: { g: Group }): Argument => ({ ...outOfGroup({ g }), onward: true })
export const sample = ({ s }: { s: Stretch }): Argument =>
  argument('sample', { kind: 'group', group: { kind: 'part', stretch: s } })
export const tiedPoint =
  (tie: Tie) =>
  ({ p }: { p: Point }): Argument =>
    argument(tie, { kind: 'point', point: p })
/** "before the last 10 seconds", "after the first 10 seconds": a time, for what has a place and no length. */
export const beforeLast = ({ d }: { d: number }): Argument =>
  tiedPoint('before')({ p: { kind: 'fromEnd', seconds: d } })
export const afterFirst = ({ d }: { d: number }): Argument => tiedPoint('after')({ p: { kind: 'at', seconds: d } })
export const tiedCount =
  (tie: Tie) =>
  ({ n }: { n: number }): Argument | null =>
    Number.isInteger(n) && n > 0 ? argument(tie, value('count', n)) : null
export const tiedLength =
  (tie: Tie) =>
  ({ d }: { d: number }): Argument =>
    argument(tie, value('duration', d))
/** "here and at 1:00": its first place needs no word that ties it. */
export const hereAndThere = ({ p }: { p: readonly Point[] }): Argument | null =>
  p[0]?.kind === 'cursor' ? argument('at', { kind: 'points', points: p }) : null

/** "at 10, 20 and 30": points of one tie. */
export const tiedPoints =
  (tie: Tie) =>
  ({ p }: { p: readonly Point[] }): Argument =>
    argument(tie, { kind: 'points', points: p })

/**
 * "0:10 and 0:20", "2 seconds before the intro and 2 seconds after it"; "where the one ends and the other begins" is
 * one place.
 */
export const countedPoints = ({ p }: { p: readonly Point[] }): Argument | null =>
  p.every((point) => point.kind === 'at' || (point.kind === 'edge' && point.offset !== 0))
    ? tiedPoints('bare')({ p })
    : null

/** A noun of an effect with what stands before or behind it. */
export const effectWith =
  (tie: Tie) =>
  ({ e, v }: { e: Effect; v: Value | Choice | Setting }): Effect => ({
    ...e,
    brings: [...e.brings, { tie, content: v }],
  })

/** "9:30 fade out" says where; "a 0:05 fade out" says how long. */
export const alone = ({ v: is }: { v: Value }): Argument | null =>
  is.asClock === true ? null : tied('bare')({ v: is })
export const effectOf = ({ e, v: is }: { e: Effect; v: Value }): Effect | null =>
  is.asClock === true ? null : effectWith('by')({ e, v: is })

/** "get rid of the hum, it's 50 Hz": where it is heard. A level told so may be what it is, or what it is to be. */
export const heardAt = ({ v: is }: { v: Value }): Argument | null =>
  is.dimension === 'frequency' && is.amount !== null ? tied('at')({ v: is }) : null
/** "normalize the guest, it should be -3 dB": what it is to come to; "3 dB louder" is an order of its own. */
export const comesTo = ({ v: is }: { v: Value }): Argument | null =>
  (is.dimension === 'gain' || is.dimension === 'loudness') && is.direction === 0 && is.about === null
    ? tied('to')({ v: is })
    : null
