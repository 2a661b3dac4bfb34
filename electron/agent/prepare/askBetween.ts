import type { Editor } from '../../editor/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { tracksOf } from '../tools/readBack/measureTracks.ts'
import { comesToSame } from './comesToSame.ts'
import { type Memory, preparePlan, type Rehearsal } from './preparePlan.ts'
import type { Choice, Choose } from './resolution.ts'

export interface Readings {
  readonly planned: readonly PlannedStep[]
  readonly rehearsal: Rehearsal
  /** The message read in other ways. */
  readonly rivals: readonly (readonly PlannedStep[])[]
}

/**
 * Which way of reading a message is meant, where another one comes to something else; null where there is none. A way
 * that asks something itself, or can't be done, is no rival of one that can.
 */
export async function askBetween(
  editor: Editor,
  registry: Registry,
  { planned, rehearsal, rivals }: Readings,
  memory: Memory,
  signal: AbortSignal,
): Promise<Choose | null> {
  const others: { readonly steps: readonly PlannedStep[]; readonly rehearsal: Rehearsal }[] = []
  for (const steps of rivals) {
    const tried = await preparePlan(editor, registry, steps, memory, null, signal)
    if (tried.kind !== 'ready' || tried.rehearsal.steps.length === 0) continue
    const known = [rehearsal, ...others.map((one) => one.rehearsal)]
    if (!known.some((one) => comesToSame(one, tried.rehearsal))) others.push({ steps, rehearsal: tried.rehearsal })
  }
  const choices = [{ steps: planned, rehearsal }, ...others].map(asChoice)
  const told = new Set(choices.map(({ label }) => label))
  if (told.size < 2) return null
  const listed = [...told].map((label, at) => `\n${at + 1}. ${label}`).join('')
  return {
    kind: 'choose',
    text: `That can be read in ${told.size === 2 ? 'two ways' : 'several ways'}. Which one do you mean?${listed}`,
    several: null,
    choices: choices.filter(({ label }, at) => choices.findIndex((one) => one.label === label) === at),
  }
}

function asChoice({
  steps,
  rehearsal,
}: Pick<Readings, 'rehearsal'> & { readonly steps: readonly PlannedStep[] }): Choice {
  const label = sentencesOf(rehearsal).join('; ')
  return { label, words: [], pick: { kind: 'plan', steps } }
}

/** What each step does, in words. */
export function sentencesOf({ steps }: Rehearsal): string[] {
  return steps.map(({ tool, step, before }) =>
    tool.sentence(
      step,
      tracksOf(before, step.trackIds).map((track) => track.name),
    ),
  )
}
