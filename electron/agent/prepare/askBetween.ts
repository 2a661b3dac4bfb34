import type { Editor } from '../../editor/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { sentencesOf } from '../tools/spoken/sayStep.ts'
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
  { signal, texts }: { readonly signal: AbortSignal; readonly texts: AgentTexts },
): Promise<Choose | null> {
  const others: { readonly steps: readonly PlannedStep[]; readonly rehearsal: Rehearsal }[] = []
  for (const steps of rivals) {
    const tried = await preparePlan(editor, registry, steps, memory, { signal, texts })
    if (tried.kind !== 'ready' || tried.rehearsal.steps.length === 0) continue
    const known = [rehearsal, ...others.map((one) => one.rehearsal)]
    if (!known.some((one) => comesToSame(one, tried.rehearsal))) others.push({ steps, rehearsal: tried.rehearsal })
  }
  const choices = [{ steps: planned, rehearsal }, ...others].map((one) => asChoice(one, texts))
  const told = new Set(choices.map(({ label }) => label))
  if (told.size < 2) return null
  return {
    kind: 'choose',
    text: texts.questions.twoWays([...told]),
    several: null,
    choices: choices.filter(({ label }, at) => choices.findIndex((one) => one.label === label) === at),
  }
}

function asChoice(
  { steps, rehearsal }: Pick<Readings, 'rehearsal'> & { readonly steps: readonly PlannedStep[] },
  texts: AgentTexts,
): Choice {
  const label = sentencesOf(rehearsal.steps, texts).join('; ')
  return { label, words: [], pick: { kind: 'plan', steps } }
}
