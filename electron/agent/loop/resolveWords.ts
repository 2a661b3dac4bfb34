import { expandAct } from '../prepare/expandAct.ts'
import { heardIn } from '../prepare/heard.ts'
import type { Memory, RehearsedStep } from '../prepare/preparePlan.ts'
import { isResolved, type Resolution } from '../prepare/resolution.ts'
import type { ResolveContext } from '../prepare/resolveContext.ts'
import { resolveStep } from '../prepare/resolveStep.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { PreparedStep } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'

interface Standing {
  readonly view: RehearsedStep['before']
  readonly earlier: readonly RehearsedStep[]
}

/** All steps that a step of the words comes to where it stands. */
export function resolveWords(
  { registry, memory }: { readonly registry: Registry; readonly memory: Memory },
  planned: PlannedStep,
  { view, earlier }: Standing,
): Resolution<PreparedStep[]> {
  const tool = registry.findTool(planned.tool)
  if (tool === null) return { value: [] }
  const { lastRange, mentioned = [] } = memory
  const context: ResolveContext = {
    view,
    tool,
    previous: lastRange === null ? null : { range: lastRange, fate: 'kept', from: 'the request before' },
    clipboardFrom: [],
    tracksJustSelected: false,
    note: () => {},
  }
  if (planned.said === undefined) return resolveStep(planned, context)
  const here = heardIn(earlier)
  const heard = { ...here, mentioned: [...mentioned, ...here.mentioned] }
  const expanded = expandAct(planned, planned.said, context, heard, registry)
  if (!isResolved(expanded)) return expanded
  const steps: PreparedStep[] = []
  for (const one of expanded.value) {
    const each = resolveStep(one, { ...context, tool: registry.findTool(one.tool) ?? tool })
    if (!isResolved(each)) return each
    steps.push(...each.value)
  }
  return { value: steps }
}
