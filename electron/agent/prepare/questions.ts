import { type OpenPlace, type OpenReason, withoutStop } from '../../../shared/failures/index.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { requestsNamed } from '../tools/editing/historyMoves.ts'
import { type AgentTexts, titleOf } from '../texts/index.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import type { Answer, Choice, Choose, Clarify } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

/** "Which part should I cut? For example …". `reason` comes first where something was given that can't be used. */
export function askForRange({ view, tool, texts }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const { questions } = texts
  const [seconds, from, to] = exampleTimes(view)
  const first = questions.first(seconds)
  const whole = tool.reads.some((one) => one.need === 'wholeWhenSaid') ? [questions.everything] : []
  const said = [first.say, questions.fromTo(from, to), ...whole.map(({ say }) => say)]
  const choice = { kind: 'range', to: toWhatOf(tool, texts), said, length: view.duration } as const
  return clarify('range', [first, questions.last(seconds), ...whole], { reason, choice }, texts)
}

export function askForTime({ view, tool, texts }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const { questions } = texts
  const [seconds, from] = exampleTimes(view)
  const at = questions.at(from)
  const said = [at.say, questions.atSeconds(seconds)]
  const choice = { kind: 'time', to: verbOf(tool, texts), said, length: view.duration } as const
  return clarify('time', [at], { reason, choice }, texts)
}

export function askForTracks({ view, tool, texts }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const names = view.tracks.map((track) => track.name)
  const answers = names
    .slice(0, 8)
    .map((name, index) => ({ label: sayName(name), say: texts.questions.track(index + 1) }))
  return clarify('tracks', answers, { reason, choice: { kind: 'tracks', to: toWhatOf(tool, texts), names } }, texts)
}

export function askForThing({ view, texts }: ResolveContext, reason: OpenReason | null): Clarify {
  const clips = view.tracks.flatMap((track) => track.clips.map(({ name }) => ({ name, track: track.name })))
  const labels = view.labels.map((label) => label.text)
  return clarify('thing', [], { reason, choice: { kind: 'things', clips, labels } }, texts)
}

const clarify = (
  missing: Clarify['missing'],
  answers: readonly Answer[],
  open: OpenPlace,
  { questions }: AgentTexts,
): Clarify => ({ kind: 'clarify', missing, text: questions.openPlace(open), open, answers })

const mostExamples = 2

export function askForValue(tool: Tool, question: string, { questions }: AgentTexts): Clarify {
  const { [tool.name]: examples = tool.examples ?? [] } = questions.examples
  const text = questions.withExamples(question, examples.slice(0, mostExamples))
  return { kind: 'clarify', missing: 'value', text, open: null, answers: examples.map((say) => ({ label: say, say })) }
}

/** A question as one person asks another, with examples; the value's own description where there is no better one. */
export function askForMissing(tool: Tool, parameter: string, description: string, texts: AgentTexts): Clarify {
  const { questions, window } = texts
  const asked = Object.hasOwn(questions.missing, parameter) ? questions.missing[parameter] : undefined
  const verb = verbOf(tool, texts)
  const meaning = window.fields[parameter]?.about ?? description
  return askForValue(tool, asked?.replace('{verb}', verb) ?? questions.oneThingMore(verb, withoutStop(meaning)), texts)
}

export function askWhich(name: string, choices: readonly Choice[], { questions }: AgentTexts): Choose {
  const several = { kind: 'several-fit', name, choices: choices.map(({ label }) => label) } as const
  return { kind: 'choose', text: questions.severalFit(several), several, choices }
}

/** "undo the fade" where several were faded and the last thing was none of them: nobody can know which. */
export function askWhichRequest({ args }: PlannedStep, { tool, view, texts: said }: ResolveContext): Choose | null {
  const { to } = args
  if (tool.name !== 'undo' || typeof to !== 'string') return null
  const named = requestsNamed(view, to)
  const last = view.history[view.historyPosition - 1]
  const texts = [...new Set(named.map(({ text }) => text))]
  if (texts.length < 2 || named.some(({ id }) => id === last?.id)) return null
  return {
    kind: 'choose',
    several: null,
    text: said.questions.whichRequest(to, texts),
    choices: texts.map((text) => ({ label: text, words: [text], pick: { kind: 'request', text } })),
  }
}

function exampleTimes(view: ProjectView): [number, number, number] {
  const seconds = view.duration >= 20 ? 10 : Math.max(1, Math.floor(view.duration / 4))
  const from = Math.floor(view.duration / 4)
  return [seconds, from, Math.max(from + 1, Math.floor(view.duration / 2))]
}

function askingOf({ name, title, outside }: Tool, { askings, questions }: AgentTexts) {
  if (outside !== undefined) return questions.run(title)
  return Object.hasOwn(askings, name) ? (askings[name] ?? null) : null
}

/** The first phrase of a tool is its plain verb; a hanging "to" or "at" belongs to what follows. */
function verbOf(tool: Tool, texts: AgentTexts): string {
  return askingOf(tool, texts)?.doing ?? texts.questions.plainVerb(tool, titleOf(tool, texts))
}

/** The same with its object to come. */
const toWhatOf = (tool: Tool, texts: AgentTexts): string => askingOf(tool, texts)?.toWhat ?? verbOf(tool, texts)
