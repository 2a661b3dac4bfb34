import type { EvalProject } from '../eval/caseSchema.ts'
import { actNames, actOf, type ActName } from './acts.ts'
import { drawProject } from './drawProject.ts'
import { noOrders, orders, type Meaning, type Noise, type Part, type Scope, type Speech, type Step } from './meaning.ts'
import { endOf } from './oracle.ts'
import type { Random } from './random.ts'

const strangers = ['zeppelin', 'kangaroo', 'harmonica', 'Bartholomew'] as const
const noises: readonly Noise[] = ['typoInVerb', 'typoInName', 'filler', 'sloppy', 'noArticles', 'noVerb', 'noExcept']

export function drawMeaning(random: Random): Meaning {
  const project = drawProject(random)
  const speech: Speech = random.chance(0.6) ? random.pick(orders) : random.pick(noOrders)
  const first = drawStep(random, project)
  const second = random.chance(0.2) && speech !== 'passive' ? drawStep(random, project) : null
  const steps = second === null || !canFollow(first, second) ? [first] : [first, second]
  const noise = random.chance(0.3) ? random.pick(noises) : 'none'
  const language = random.chance(0.75) ? 'english' : 'german'
  return { language, speech, steps, noise, saying: random.seed(), project }
}

/** Two that undo or contradict each other are not said together, nor where the tracks of one may be those of both. */
function canFollow(first: Step, second: Step): boolean {
  const removesOthers = [first, second].some(({ act }) => act === 'keep' || act === 'dropTrack')
  const isOpen = [first, second].every(({ act }) => actOf(act).on !== 'tracks')
  const shared = isOpen && (first.scope.kind === 'all') !== (second.scope.kind === 'all')
  return first.act !== second.act && !removesOthers && !shared && !changesNames.has(first.act)
}

const changesNames: ReadonlySet<ActName> = new Set(['rename', 'duplicate'])

function drawStep(random: Random, project: EvalProject): Step {
  const act: ActName = random.pick(actNames)
  const { on, values } = actOf(act)
  const length = endOf(project)
  const value = values === undefined ? null : random.pick<number | string>(values)
  const part: Part = on === 'part' ? drawPart(random, project, act) : { kind: 'all' }
  const scope = drawScope(random, project, act, part)
  return { act, part, scope, value, at: 2 + random.below(length - 6) }
}

function drawPart(random: Random, project: EvalProject, act: ActName): Part {
  const part = drawSimple(random, project)
  const exceptable = part.kind === 'span' || part.kind === 'first' || part.kind === 'last' || part.kind === 'labels'
  const one = part.kind !== 'labels' || part.names.length === 1
  if (act === 'keep' && (!one || part.kind === 'all')) return { kind: 'first', length: 10 + random.below(10) }
  if (act === 'remove' && part.kind === 'all') return { kind: 'last', length: 2 + random.below(8) }
  return exceptable && one && act !== 'keep' && random.chance(0.15) ? { kind: 'allBut', part } : part
}

function drawSimple(random: Random, project: EvalProject): Part {
  const length = endOf(project)
  const names = project.labels.map((label) => label.text)
  const name = random.chance(0.08) ? random.pick(strangers) : random.pick(names)
  const from = 2 + random.below(length - 15)
  const [first = '', second = ''] = names
  const parts: readonly Part[] = [
    { kind: 'all' },
    { kind: 'span', from, to: from + 2 + random.below(9) },
    { kind: 'span', from, to: from + 2 + random.below(9) },
    { kind: 'first', length: 2 + random.below(10) },
    { kind: 'last', length: 2 + random.below(10) },
    { kind: 'upTo', time: 3 + random.below(15) },
    { kind: 'after', time: 20 + random.below(length - 25) },
    { kind: 'labels', names: [name] },
    { kind: 'labels', names: [name] },
    { kind: 'labels', names: [first, second] },
    { kind: 'beside', side: random.pick(['before', 'after'] as const), name, length: 2 + random.below(2) },
    { kind: 'between', first, second },
    project.selection === null ? { kind: 'all' } : { kind: 'selection' },
  ]
  return random.pick(parts)
}

function drawScope(random: Random, project: EvalProject, act: ActName, part: Part): Scope {
  const names = project.tracks.map((track) => track.name)
  const name = random.chance(0.06) ? random.pick(strangers) : random.pick(names)
  if (ofOneTrack.has(act)) return { kind: 'on', names: [name] }
  if (ofThePoint.has(act)) return { kind: 'all' }
  if (actOf(act).on !== 'tracks' && random.chance(0.45)) return { kind: 'all' }
  // The end of several tracks is not one place.
  const isOpen = names.length > 2 && !['first', 'last', 'allBut'].includes(part.kind)
  if (isOpen && random.chance(0.25)) return { kind: 'except', names: [name] }
  if (isOpen && random.chance(0.2)) return { kind: 'on', names: random.some(names, 2) }
  return { kind: 'on', names: [name] }
}

const ofOneTrack: ReadonlySet<ActName> = new Set(['rename', 'duplicate', 'pan'])
const ofThePoint: ReadonlySet<ActName> = new Set(['label', 'pause'])
