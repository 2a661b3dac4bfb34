import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { effectOf } from '../eval/effect/effectOf.ts'
import type { Piece } from '../eval/effect/timeline.ts'
import { runCase, type CaseResult } from '../eval/runCases.ts'
import { caseOf, type Generated } from './generate.ts'
import type { Meaning } from './meaning.ts'

/** Plays a sentence, and holds what was reported against what became of the project. */
export async function playGenerated({ meaning, case: one }: Generated): Promise<CaseResult> {
  const result = await runCase({ kind: 'case', id: one.id, case: one, project: meaning.project })
  if (result.played === null || result.outcome === 'wrongAct') return result
  const acts = result.played.requests.flatMap((request) => request.ran)
  const effect = effectOf(meaning.project, acts)
  if (effect === null || effect.events.length > 0) return result
  const problems = meaning.project.tracks.flatMap(({ name }) => {
    const expected = extentOf(effect.tracks[name] ?? [])
    const actual = extentInView(result.played?.after.view, effect.settings[`${name}.rename_track`], name)
    const agrees = Math.abs(expected[0] - actual[0]) < 0.01 && Math.abs(expected[1] - actual[1]) < 0.01
    return agrees ? [] : [{ field: `extent of ${name}`, expected, actual }]
  })
  return problems.length === 0
    ? result
    : { ...result, outcome: 'wrongAct', problems: [...result.problems, ...problems] }
}

function extentOf(pieces: readonly Piece[]): readonly [number, number] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  return first === undefined || last === undefined ? [0, 0] : [first.at, last.at + last.length]
}

function extentInView(view: ProjectView | undefined, renamed: unknown, name: string): readonly [number, number] {
  const today = typeof renamed === 'string' ? renamed.replace(/^name="(.*)"$/u, '$1') : name
  const clips = view?.tracks.find((track) => track.name === today)?.clips ?? []
  const [first, last] = [clips[0], clips.at(-1)]
  return first === undefined || last === undefined ? [0, 0] : [first.start, last.end]
}

/** The simplest meaning that still fails in the same way, with its result. */
export async function shrink(found: Generated, result: CaseResult): Promise<{ found: Generated; result: CaseResult }> {
  for (const smaller of simpler(found.meaning)) {
    const candidate = caseOf(smaller, found.case.id)
    const again = await playGenerated(candidate)
    if (again.outcome === result.outcome) return shrink(candidate, again)
  }
  return { found, result }
}

/** A meaning with one thing less, the biggest first. */
function* simpler(meaning: Meaning): Generator<Meaning> {
  const { steps, noise, speech, project } = meaning
  if (steps.length > 1) for (const step of steps) yield { ...meaning, steps: [step] }
  if (noise !== 'none') yield { ...meaning, noise: 'none' }
  if (['polite', 'wish', 'story', 'reason', 'passive'].includes(speech)) yield { ...meaning, speech: 'order' }
  const [step] = steps
  if (steps.length !== 1 || step === undefined) return
  if (step.part.kind === 'allBut') yield { ...meaning, steps: [{ ...step, part: step.part.part }] }
  if (step.scope.kind !== 'all' && step.part.kind !== 'all')
    yield { ...meaning, steps: [{ ...step, scope: { kind: 'all' } }] }
  const [name] = step.part.kind === 'labels' && step.part.names.length > 1 ? step.part.names : []
  if (name !== undefined) yield { ...meaning, steps: [{ ...step, part: { kind: 'labels', names: [name] } }] }
  if (project.selection !== null && step.part.kind !== 'selection')
    yield { ...meaning, project: { ...project, selection: null } }
}
