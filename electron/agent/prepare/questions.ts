import { askOpenPlace, type OpenPlace, type OpenReason, sayPlaceFault } from '../../../shared/failures/index.ts'
import { formatTime } from '../../../shared/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { requestsNamed } from '../tools/editing/historyMoves.ts'
import { sayName } from '../tools/sentences/saying.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { toWhatOf, verbOf } from './asking.ts'
import type { Answer, Choice, Choose, Clarify } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

/** "Which part should I cut? For example …". `reason` comes first where something was given that can't be used. */
export function askForRange({ view, tool }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const [seconds, from, to] = exampleTimes(view)
  const first = `the first ${sayLength(seconds)}`
  const whole = tool.reads.some((one) => one.need === 'wholeWhenSaid')
  const answers: Answer[] = [
    { label: `The first ${sayLength(seconds)}`, say: first },
    { label: `The last ${sayLength(seconds)}`, say: `the last ${sayLength(seconds)}` },
    ...(whole ? [{ label: 'The whole project', say: 'everything' }] : []),
  ]
  const said = [first, `from ${formatTime(from)} to ${formatTime(to)}`, ...(whole ? ['everything'] : [])]
  return clarify('range', answers, {
    reason,
    choice: { kind: 'range', to: toWhatOf(tool), said, length: view.duration },
  })
}

export function askForTime({ view, tool }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const [seconds, from] = exampleTimes(view)
  const at = `at ${formatTime(from)}`
  const said = [at, `at ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`]
  const choice = { kind: 'time', to: verbOf(tool), said, length: view.duration } as const
  return clarify('time', [{ label: `At ${formatTime(from)}`, say: at }], { reason, choice })
}

export function askForTracks({ view, tool }: ResolveContext, reason: OpenReason | null = null): Clarify {
  const names = view.tracks.map((track) => track.name)
  const answers = names.slice(0, 8).map((name, index) => ({ label: sayName(name), say: `track ${index + 1}` }))
  return clarify('tracks', answers, { reason, choice: { kind: 'tracks', to: toWhatOf(tool), names } })
}

export function askForThing(view: ProjectView, reason: OpenReason | null): Clarify {
  const clips = view.tracks.flatMap((track) => track.clips.map(({ name }) => ({ name, track: track.name })))
  const labels = view.labels.map((label) => label.text)
  return clarify('thing', [], { reason, choice: { kind: 'things', clips, labels } })
}

const clarify = (missing: Clarify['missing'], answers: readonly Answer[], open: OpenPlace): Clarify => ({
  kind: 'clarify',
  missing,
  text: askOpenPlace(open),
  open,
  answers,
})

export function askForValue(tool: Tool, question: string): Clarify {
  const examples = tool.examples ?? []
  const said = examples.slice(0, 2).map((text) => `“${text}”`)
  const text = said.length === 0 ? question : `${question} For example ${said.join(' or ')}.`
  return { kind: 'clarify', missing: 'value', text, open: null, answers: examples.map((say) => ({ label: say, say })) }
}

/** What is asked where a value is missing, by its name; "by how much" goes with the tool's own verb. */
const asksFor: Readonly<Record<string, string>> = {
  gain_db: 'By how many dB should I {verb}?',
  name: 'What should the new name be?',
  text: 'What should the label say?',
  pan: 'Where should it stand: left, right or in the centre?',
  semitones: 'By how many semitones should I {verb}?',
  percent: 'By how many percent should I {verb}?',
  duration: 'How long should it be, in seconds?',
  to: 'Where should it go?',
  path: 'Which file?',
  control: 'Which track should the others give way to?',
  frequency_hz: 'At how many Hz?',
  target_lufs: 'To how many LUFS?',
  delay: 'How long should the delay be, in seconds?',
}

/** A question as one person asks another, with examples; the value's own description where there is no better one. */
export function askForMissing(tool: Tool, parameter: string, description: string): Clarify {
  const asked = Object.hasOwn(asksFor, parameter) ? asksFor[parameter] : undefined
  return askForValue(
    tool,
    asked?.replace('{verb}', verbOf(tool)) ?? `To ${verbOf(tool)} I need one thing more: ${description}.`,
  )
}

export function askWhich(name: string, choices: readonly Choice[]): Choose {
  const several = { kind: 'several-fit', name, choices: choices.map(({ label }) => label) } as const
  return { kind: 'choose', text: sayPlaceFault(several), several, choices }
}

/** "undo the fade" where several were faded and the last thing was none of them: nobody can know which. */
export function askWhichRequest({ args }: PlannedStep, { tool, view }: ResolveContext): Choose | null {
  const { to } = args
  if (tool.name !== 'undo' || typeof to !== 'string') return null
  const named = requestsNamed(view, to)
  const last = view.history[view.historyPosition - 1]
  const texts = [...new Set(named.map(({ text }) => text))]
  if (texts.length < 2 || named.some(({ id }) => id === last?.id)) return null
  return {
    kind: 'choose',
    several: null,
    text: `Several things were done that “${to}” fits: ${texts.map((text, index) => `${index + 1}. “${text}”`).join('; ')}. Which one?`,
    choices: texts.map((text) => ({ label: text, words: [text], pick: { kind: 'request', text } })),
  }
}

const sayLength = (seconds: number): string => (seconds === 1 ? 'second' : `${seconds} seconds`)

function exampleTimes(view: ProjectView): [number, number, number] {
  const seconds = view.duration >= 20 ? 10 : Math.max(1, Math.floor(view.duration / 4))
  const from = Math.floor(view.duration / 4)
  return [seconds, from, Math.max(from + 1, Math.floor(view.duration / 2))]
}
