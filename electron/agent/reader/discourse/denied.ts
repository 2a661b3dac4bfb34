import type { Edge } from '../chart/parse.ts'
import type { Clause } from '../clause/clause.ts'
import type { Particle, Verb } from '../meaning/sentenceTypes.ts'
import type { Walk } from './walk.ts'

/** "don't fade anything": no step that does so stays, and of the others nothing is said. */
export const deniesAll = ({ groups, unread, edges }: Clause): boolean =>
  unread.length === 0 &&
  groups.length > 0 &&
  groups.every((group) => group.kind === 'all' && group.any === true) &&
  edges.some(({ category }) => category === 'verb')

export function denyAll(walk: Walk, { edges }: Clause): void {
  const particles = new Set(edges.flatMap(particlesOf))
  const denied = new Set(edges.flatMap((edge) => actsOf(edge, particles)))
  const left = denied.has(anyChange)
    ? []
    : walk.steps.filter(({ act }) => !act.frame.acts.some((one) => denied.has(one)))
  walk.retracted ||= left.length < walk.steps.length
  walk.steps.splice(0, walk.steps.length, ...left)
  walk.negated = true
}

/** "don't change anything": whatever it is. */
const anyChange = 'change'

const particlesOf = ({ category, meaning }: Edge): readonly string[] =>
  category === 'particle' ? [(meaning as Particle).word] : []

function actsOf({ category, meaning }: Edge, particles: ReadonlySet<string>): readonly string[] {
  if (category !== 'verb') return []
  const { senses } = meaning as Verb
  const said = senses.filter(({ particle }) => particle !== null && particles.has(particle))
  return (said.length > 0 ? said : senses.filter(({ particle }) => particle === null)).map(({ act }) => act)
}
