import { formatTime } from '../../../shared/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { PlannedStep } from '../planner/plan.ts'
import { requestsNamed } from '../tools/editing/historyMoves.ts'
import { sayName, sayNames } from '../tools/sentences/saying.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import { toWhatOf, verbOf } from './asking.ts'
import type { Answer, Choice, Choose, Clarify } from './resolution.ts'
import type { ResolveContext } from './references/resolveContext.ts'

/** "Which part should I cut? For example …". `why` comes first where something was given that can't be used. */
export function askForRange(context: ResolveContext, why = ''): Clarify {
  const { view, tool } = context
  const [seconds, from, to] = exampleTimes(view)
  const first = `the first ${sayLength(seconds)}`
  const between = `from ${formatTime(from)} to ${formatTime(to)}`
  const whole = tool.reads.some((one) => one.need === 'wholeWhenSaid')
  const answers: Answer[] = [
    { label: `The first ${sayLength(seconds)}`, say: first },
    { label: `The last ${sayLength(seconds)}`, say: `the last ${sayLength(seconds)}` },
    ...(whole ? [{ label: 'The whole project', say: 'everything' }] : []),
  ]
  const examples = [first, between, ...(whole ? ['everything'] : [])].map((text) => `“${text}”`).join(', ')
  const question = `Which part should I ${toWhatOf(tool)}?`
  const help = `For example ${examples}. The project is ${formatTime(view.duration)} long.`
  return clarify('range', { why, question, help, answers })
}

export function askForTime(context: ResolveContext, why = ''): Clarify {
  const { view, tool } = context
  const [seconds, from] = exampleTimes(view)
  const question = `Where should I ${verbOf(tool)}?`
  const inWords = `at ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const help = `For example “at ${formatTime(from)}” or “${inWords}”. The project is ${formatTime(view.duration)} long.`
  const answers = [{ label: `At ${formatTime(from)}`, say: `at ${formatTime(from)}` }]
  return clarify('time', { why, question, help, answers })
}

export function askForTracks(context: ResolveContext, why = ''): Clarify {
  const { view, tool } = context
  const names = view.tracks.map((track) => track.name)
  const question = `Which ${names.length === 1 ? 'track' : 'tracks'} should I ${toWhatOf(tool)}?`
  const help = `There ${names.length === 1 ? 'is' : 'are'} ${sayAll(names)}.`
  const answers = view.tracks
    .slice(0, 8)
    .map((track, index) => ({ label: sayName(track.name), say: `track ${index + 1}` }))
  return clarify('tracks', { why, question, help, answers })
}

export function askForValue(tool: Tool, question: string): Clarify {
  const examples = tool.examples ?? []
  const said = examples.slice(0, 2).map((text) => `“${text}”`)
  const help = said.length === 0 ? '' : `For example ${said.join(' or ')}.`
  return clarify('value', { why: '', question, help, answers: examples.map((say) => ({ label: say, say })) })
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

export function askForThing(view: ProjectView, why: string): Clarify {
  const clips = view.tracks.flatMap((track) =>
    track.clips.map((clip) => `${sayName(clip.name)} (${sayName(track.name)})`),
  )
  const labels = view.labels.map((label) => label.text)
  const statement = join(
    why,
    clips.length === 0 ? 'There are no clips.' : `The clips: ${sayAll(clips)}.`,
    labels.length === 0 ? '' : `The labels: ${sayAll(labels)}.`,
  )
  return { kind: 'clarify', missing: 'thing', text: `${statement} Which one do you mean?`, statement, answers: [] }
}

/** A longer list is cut; its entries can still be picked by number, or all of them. */
const mostListed = 20

export function askWhich(name: string, choices: readonly Choice[]): Choose {
  const list = choices
    .slice(0, mostListed)
    .map((choice, index) => `${index + 1}. ${choice.label}`)
    .join('\n')
  const more =
    choices.length > mostListed
      ? `\n… and ${choices.length - mostListed} more; name the track or a time to narrow it down.`
      : ''
  return {
    kind: 'choose',
    text: `Several fit “${sayName(name)}”:\n${list}${more}\nWhich one? A number, several (“1,2”) or “all”.`,
    choices,
  }
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

function sayAll(names: readonly string[]): string {
  if (names.length <= 4) return sayNames(names)
  const listed = names.slice(0, 12).map(sayName).join(', ')
  return names.length > 12 ? `${listed} and ${names.length - 12} more` : listed
}

interface QuestionParts {
  /** What is wrong with what was given; empty where nothing was. */
  readonly why: string
  readonly question: string
  readonly help: string
  readonly answers: readonly Answer[]
}

function clarify(missing: Clarify['missing'], { why, question, help, answers }: QuestionParts): Clarify {
  const text = join(why, question, help)
  return { kind: 'clarify', missing, text, statement: why === '' ? text : join(why, help), answers }
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
