import { stepsASecond } from './voiceLevels.ts'

/** Steps of a track. */
export interface IdlePart {
  readonly from: number
  readonly to: number
}

export interface IdleRules {
  /** Somebody who stops stays up for so long, seconds. */
  readonly hold: number
  /** Shorter ones are none, seconds. */
  readonly least: number
}

/** Beginnings of words are softer than what tells a voice: it is up so much earlier, seconds. */
const ahead = 0.16

/**
 * Where somebody else speaks and the own person does not. While nobody speaks those who spoke last stay up, so that the
 * sound of the room never falls away.
 */
export function idleParts(
  speaking: readonly Uint8Array[],
  { hold, least }: IdleRules,
): readonly (readonly IdlePart[])[] {
  const up = speaking.map((own) => extended(own, Math.round(ahead * stepsASecond), Math.round(hold * stepsASecond)))
  keepLastUp(up)
  return up.map((own) => downIn(own).filter(({ from, to }) => to - from >= least * stepsASecond))
}

/** So many steps before and behind what is set are set too. */
function extended(own: Uint8Array, before: number, behind: number): Uint8Array {
  const out = new Uint8Array(own.length)
  for (let from = 0; from < own.length;) {
    let to = from
    while (to < own.length && own[to] === own[from]) to++
    if (own[from] === 1) out.fill(1, Math.max(0, from - before), to + behind)
    from = to
  }
  return out
}

function keepLastUp(up: readonly Uint8Array[]): void {
  const count = up[0]?.length ?? 0
  const isUp = (step: number): boolean => up.some((own) => own[step] === 1)
  let first = 0
  while (first < count && !isUp(first)) first++
  for (const own of up) own.fill(own[first] ?? 1, 0, first)
  for (let step = first; step < count; step++)
    if (!isUp(step)) for (const own of up) own[step] = own[step - 1] as number
}

function downIn(own: Uint8Array): IdlePart[] {
  const parts: IdlePart[] = []
  for (let from = 0; from < own.length;) {
    let to = from
    while (to < own.length && own[to] === own[from]) to++
    if (own[from] === 0) parts.push({ from, to })
    from = to
  }
  return parts
}
