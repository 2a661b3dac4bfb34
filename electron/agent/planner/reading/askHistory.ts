import { limits } from '../../../../shared/schemas/limits.ts'
import type { HistoryEntryView, ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { Act } from '../../reader/clause/clause.ts'
import type { Step } from '../../reader/discourse/compose.ts'
import type { AgentTexts } from '../../texts/index.ts'
import { requestsNamed } from '../../tools/editing/historyMoves.ts'

/** How far the history is to go, as the tool takes it; or what is to be said where it can't. */
type HistoryAnswer = { readonly args: Readonly<Record<string, unknown>> } | { readonly reply: string }

/** The steps with what they ask of the history looked up in it; or what is to be said where it has no such thing. */
export function inHistory(
  steps: readonly Step[],
  project: ProjectView,
  texts: AgentTexts,
): { readonly steps: readonly Step[] } | { readonly reply: string } {
  const found: Step[] = []
  for (const said of steps) {
    const step = otherWay(said, project)
    const answer = isAboutHistory(step.act) ? askHistory(step.act, project, texts) : null
    if (answer !== null && 'reply' in answer) return answer
    found.push(answer === null ? step : { ...step, act: { ...step.act, where: [], args: answer.args } })
  }
  return { steps: found }
}

/** "bring it back" is what was undone last, else what was taken away last. */
function otherWay(step: Step, { history, historyPosition }: ProjectView): Step {
  const { frame } = step.act
  if (frame.elseTool === undefined || history.length > historyPosition) return step
  return { ...step, act: { ...step.act, frame: { ...frame, tool: frame.elseTool } } }
}

const isAboutHistory = ({ frame }: Act): boolean => frame.target?.object.includes('request') === true

/** "undo the last two", "undo everything since the import", "undo the fade": looked up in the history. */
function askHistory(act: Act, project: ProjectView, texts: AgentTexts): HistoryAnswer {
  const { args, where } = act
  const standing = project.history.slice(0, project.historyPosition)
  const takesBack = act.frame.slots?.some(({ param }) => param === '#after') === true
  if (typeof args['#after'] === 'string') return upTo(args['#after'], { project, standing, left: 1 }, texts)
  if (typeof args['#before'] === 'string') return upTo(args['#before'], { project, standing, left: 0 }, texts)
  if (typeof args['#named'] === 'string')
    return takesBack ? back(args['#named'], project, texts) : on(args['#named'], project, texts)
  if (where.some((group) => group.kind === 'all'))
    return so(takesBack ? standing.length : project.history.length - standing.length)
  const steps = typeof args['steps'] === 'number' ? args['steps'] : 1
  return { args: { ...(args['grain'] === 'step' ? { grain: 'step' } : {}), ...so(steps).args } }
}

const so = (steps: number): { readonly args: Readonly<Record<string, unknown>> } => ({
  args: steps <= 1 ? {} : { steps: Math.min(limits.historySteps.max, steps) },
})

/** All behind what has this name, or with it: `left` of the two stays. */
function upTo(
  name: string,
  {
    project,
    standing,
    left,
  }: { readonly project: ProjectView; readonly standing: readonly HistoryEntryView[]; readonly left: 0 | 1 },
  { history }: AgentTexts,
): HistoryAnswer {
  const [found] = requestsNamed(project, name)
  const at = standing.findIndex(({ id }) => id === found?.id)
  if (found === undefined || at < 0) return { reply: history.notCalled(name) }
  const steps = standing.length - at - left
  return steps > 0 ? so(steps) : { reply: history.nothingAfter(found.text) }
}

function back(name: string, project: ProjectView, { history }: AgentTexts): HistoryAnswer {
  const last = project.history[project.historyPosition - 1]
  if (last === undefined) return { args: {} }
  if (requestsNamed(project, name).length > 0) return { args: { to: name } }
  return { reply: `${history.notCalled(name)}${history.lastWas(last.text)}` }
}

/** What was undone comes back in its order. */
function on(name: string, project: ProjectView, { history }: AgentTexts): HistoryAnswer {
  const next = project.history[project.historyPosition]
  if (next === undefined) return { args: {} }
  const [found] = requestsNamed({ ...project, historyPosition: project.historyPosition + 1 }, name)
  if (found?.id === next.id) return { args: {} }
  return { reply: `${history.notCalled(name)}${history.nextIs(next.text)}` }
}
