import type { LeftOutPart } from '../../../../../shared/notes/projectNotes.ts'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { type Attributes, numberOf } from './elements.ts'

type Counted = 'cut-sound' | 'frequencies' | 'colours' | 'groups' | 'stretched' | 'pitched'

/** So many tracks or parts are told by their names. */
const mostNamed = 20

/** Gathers what of a project has no place here, while it is read. */
export interface LeftOut {
  count(what: Counted): void
  named(what: 'time-track' | 'note-track', name: string): void
  colour(attributes: Attributes): void
  /** Whose effects follow: those of a track, or of everything. */
  effectsOf(track: string | undefined): void
  effect(): void
  unknown(element: string): void
  parts(): readonly LeftOutPart[]
}

export function createLeftOut(): LeftOut {
  const named: LeftOutPart[] = []
  const counts = new Map<Counted, number>()
  const effects: { readonly track: string | undefined; count: number }[] = []
  const unknown = new Set<string>()
  const count = (what: Counted): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  return {
    count,
    named: (what, name) => {
      if (named.length < mostNamed) named.push({ kind: what, name: name.slice(0, limits.nameLength) })
    },
    colour: (attributes) => {
      if ((numberOf(attributes, 'colorindex') ?? 0) > 0) count('colours')
    },
    effectsOf: (track) => {
      if (effects.length < mostNamed) effects.push({ track: track?.slice(0, limits.nameLength), count: 0 })
    },
    effect: () => {
      const last = effects.at(-1)
      if (last !== undefined) last.count++
    },
    unknown: (element) => {
      if (unknown.size < 5) unknown.add(element.slice(0, 40))
    },
    parts: () => [
      ...named,
      ...effects.filter((one) => one.count > 0).map(partOfEffects),
      ...[...counts].map(([kind, number]) => partOfCount(kind, number)),
      ...(unknown.size === 0 ? [] : [{ kind: 'unknown' as const, names: [...unknown] }]),
    ],
  }
}

const partOfEffects = ({ track, count }: { track: string | undefined; count: number }): LeftOutPart =>
  track === undefined ? { kind: 'master-effects', count } : { kind: 'effects', name: track, count }

const partOfCount = (kind: Counted, count: number): LeftOutPart =>
  kind === 'stretched' || kind === 'pitched' ? { kind, clips: count } : { kind, count }
