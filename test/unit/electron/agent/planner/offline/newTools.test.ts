import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PlannedStep } from '../../../../../../electron/agent/planner/plan.ts'
import { createOfflinePlanner } from '../../../../../../electron/agent/planner/offline/index.ts'
import type { EvalProject } from '../../../../../../electron/cli/eval/caseSchema.ts'
import { readCases } from '../../../../../../electron/cli/eval/readCases.ts'
import type { ProjectView } from '../../../../../../shared/schemas/projectView.ts'
import { makeView } from '../../../../../support/makeView.ts'
import { plannedTools } from './plannedTools.ts'

const file = path.join(import.meta.dirname, '../../../../../conversations/newTools.jsonl')
const cases = readCases(readFileSync(file, 'utf8'), 'newTools.jsonl', new Map<string, EvalProject>())
const planner = createOfflinePlanner(plannedTools)

function viewOf(project: EvalProject): ProjectView {
  const view = makeView({
    tracks: Object.fromEntries(
      project.tracks.map((track) => [
        track.name,
        track.clips.map((clip) => [clip.name ?? track.name, clip.start, clip.end] as const),
      ]),
    ),
    labels: project.labels.map((label) => [label.text, label.start, label.end ?? label.start] as const),
  })
  return { ...view, cursor: project.cursor, selection: project.selection }
}

/** All messages of a case, each with the steps of the one before as its history. */
function stepsOf(say: readonly string[], project: ProjectView): readonly PlannedStep[] {
  let lastSteps: readonly PlannedStep[] = []
  return say.flatMap((message) => {
    const { steps } = planner.plan(message, { project, lastSteps })
    if (steps.length > 0) lastSteps = steps
    return steps
  })
}

const rounded = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

describe('what people ask of every tool, with stand-ins for those to come', () => {
  const planned = cases.flatMap((one) =>
    one.kind === 'case' && one.case.expect.ran !== undefined && one.case.expect.ran.length > 0 ? [one] : [],
  )

  it.each(planned.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const expected = one.case.expect.ran ?? []

    const steps = stepsOf(one.case.say, viewOf(one.project))

    const seen = steps.map((step, index) => ({
      tool: step.tool,
      args: Object.fromEntries(Object.keys(expected[index]?.args ?? {}).map((key) => [key, rounded(step.args[key])])),
    }))
    expect(seen).toEqual(
      expected.map(({ tool, args }) => ({
        tool,
        args: Object.fromEntries(Object.entries(args ?? {}).map(([key, value]) => [key, rounded(value)])),
      })),
    )
  })
})
