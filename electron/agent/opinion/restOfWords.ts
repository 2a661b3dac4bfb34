import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { isResolved } from '../prepare/resolution.ts'
import type { Performed } from '../run/requestRun.ts'
import type { PreparedStep, Tool } from '../tools/contract/defineTool.ts'
import { sayName } from '../tools/sentences/saying.ts'
import { compareWithWords, editsOf, isWhole, resolveWords, speechOf, withSelected } from './offlineOpinion.ts'
import { sentenceIn } from '../tools/spoken/sayStep.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Words as Compared } from './secondOpinion.ts'

type Words = Omit<Compared, 'table'>

/** What the person's words ask for and a model has left out. */
export interface Rest {
  readonly sentences: readonly string[]
  /** The steps of the words that are left as a whole: they can be done as they were said. */
  readonly steps: readonly PlannedStep[]
}

/**
 * Null where nothing is left, or where that can't be told: the words were not understood to their end, or something was
 * done that they do not say, which may stand for it.
 */
export function restOfWords(words: Words, now: ProjectView): Rest | null {
  const { offline, registry, performed } = words
  if (speechOf(offline, registry) !== 'request' || !isWhole(words)) return null
  const asked = editsOf(offline, registry).filter(({ tool }) => registry.findTool(tool)?.group !== 'selection')
  const changed = performed.filter(({ tool }) => tool.impact !== 'focus' && tool.impact !== 'transport')
  if (changed.some(({ tool }) => !asked.some((one) => one.tool === tool.name))) return null
  const before = performed[0]?.seen.before ?? now
  const left = [...new Set(asked.map(({ tool }) => tool))].flatMap((name) => {
    const tool = registry.findTool(name)
    const mine = asked.filter((one) => one.tool === name)
    return tool === null ? [] : leftOf(words, tool, mine, { before, now })
  })
  if (left.length === 0) return null
  const inOrder = left.toSorted((one, other) => asked.indexOf(one.planned) - asked.indexOf(other.planned))
  return {
    sentences: inOrder.flatMap(({ sentences }) => sentences),
    steps: inOrder.flatMap(({ planned, isAll }) => (isAll ? [planned] : [])),
  }
}

interface Left {
  readonly planned: PlannedStep
  readonly sentences: readonly string[]
  /** Nothing of it was done. */
  readonly isAll: boolean
}

interface Views {
  readonly before: ProjectView
  readonly now: ProjectView
}

/** Of the steps of one tool: what was done of them is found by its values, else by how much it is. */
function leftOf(words: Words, tool: Tool, asked: readonly PlannedStep[], { before, now }: Views): Left[] {
  const done = words.performed.filter((one) => one.tool.name === tool.name)
  const wanted = asked.flatMap((planned) => partsOf(words, planned, before))
  const found = new Set<SaidPart>()
  const unmatched = done.filter((one) => {
    const part = wanted.find((each) => !found.has(each) && isDone(each, one))
    if (part !== undefined) found.add(part)
    return part === undefined
  })
  const open = wanted.filter((part) => !found.has(part)).slice(unmatched.length)
  return asked.flatMap((planned): Left[] => {
    const all = wanted.filter((part) => part.planned === planned)
    const parts = open.filter((part) => part.planned === planned)
    if (parts.length === 0) return []
    const isAll = parts.length === all.length
    const shown = isAll ? partsOf(words, planned, now) : parts
    const view = isAll ? now : before
    return [{ planned, isAll, sentences: shown.map((part) => sayPart(tool, part, view, words.told)) }]
  })
}

/** One of the steps that a step of the words comes to; `step` null where the words leave something open. */
interface SaidPart {
  readonly planned: PlannedStep
  readonly step: PreparedStep | null
}

function partsOf(words: Words, planned: PlannedStep, view: ProjectView): SaidPart[] {
  const said = withSelected(words.offline, planned, { range: false, tracks: false })
  const read = resolveWords(words, said, { view, earlier: [] })
  return isResolved(read) ? read.value.map((step) => ({ planned, step })) : [{ planned, step: null }]
}

const isDone = ({ step }: SaidPart, { step: done, seen }: Performed): boolean =>
  step !== null && compareWithWords(step, { step: done, before: seen.before }).differences.length === 0

const sayPart = (tool: Tool, { planned, step }: SaidPart, view: ProjectView, told: AgentTexts): string =>
  step === null ? told.say.quoted(sayName(planned.words)) : sentenceIn({ tool, step, before: view }, told)
