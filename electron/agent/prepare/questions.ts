import { formatTime } from '../../../shared/formatTime.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { sayName, sayNames } from '../tools/saying.ts'
import type { Tool } from '../tools/defineTool.ts'
import { askingOf } from './asking.ts'
import type { Answer, Choice, Choose, Clarify } from './found.ts'
import type { Look } from './look.ts'

/** "Which part should I cut? For example …". `why` comes first where something was given that can't be used. */
export function askForRange(look: Look, why = ''): Clarify {
  const { view, tool } = look
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
  const question = `Which part should I ${toWhatOf(tool)}? For example ${examples}. The project is ${formatTime(view.duration)} long.`
  return { kind: 'clarify', missing: 'range', text: join(why, question), answers }
}

export function askForTime(look: Look, why = ''): Clarify {
  const { view, tool } = look
  const [seconds, from] = exampleTimes(view)
  const question = `Where should I ${verbOf(tool)}? For example “at ${formatTime(from)}” or “at ${seconds} ${seconds === 1 ? 'second' : 'seconds'}”. The project is ${formatTime(view.duration)} long.`
  return {
    kind: 'clarify',
    missing: 'time',
    text: join(why, question),
    answers: [{ label: `At ${formatTime(from)}`, say: `at ${formatTime(from)}` }],
  }
}

export function askForTracks(look: Look, why = ''): Clarify {
  const { view, tool } = look
  const names = view.tracks.map((track) => track.name)
  const question = `Which ${names.length === 1 ? 'track' : 'tracks'} should I ${toWhatOf(tool)}? There ${names.length === 1 ? 'is' : 'are'} ${sayAll(names)}.`
  const answers = view.tracks
    .slice(0, 8)
    .map((track, index) => ({ label: sayName(track.name), say: `track ${index + 1}` }))
  return { kind: 'clarify', missing: 'tracks', text: join(why, question), answers }
}

export function askForValue(tool: Tool, why: string): Clarify {
  const examples = tool.examples ?? []
  const hint =
    examples.length === 0
      ? ''
      : `For example ${examples
          .slice(0, 2)
          .map((text) => `“${text}”`)
          .join(' or ')}.`
  return {
    kind: 'clarify',
    missing: 'value',
    text: join(why, hint),
    answers: examples.map((say) => ({ label: say, say })),
  }
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
  const there = [
    clips.length === 0 ? 'There are no clips.' : `The clips: ${sayAll(clips)}.`,
    labels.length === 0 ? '' : `The labels: ${sayAll(labels)}.`,
  ]
  return {
    kind: 'clarify',
    missing: 'thing',
    text: [why, ...there, 'Which one do you mean?'].filter((part) => part !== '').join(' '),
    answers: [],
  }
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

/** The first phrase of a tool is its plain verb; a hanging "to" or "at" belongs to what follows. */
export function verbOf(tool: Tool): string {
  return (
    askingOf(tool.name)?.doing ??
    (tool.words[0] ?? tool.title.toLowerCase()).replace(/ (?:at|to)$/u, (tail) =>
      tool.regions === 'rest removed' ? tail : '',
    )
  )
}

const toWhatOf = (tool: Tool): string => askingOf(tool.name)?.toWhat ?? verbOf(tool)

const sayLength = (seconds: number): string => (seconds === 1 ? 'second' : `${seconds} seconds`)

function exampleTimes(view: ProjectView): [number, number, number] {
  const seconds = view.duration >= 20 ? 10 : Math.max(1, Math.floor(view.duration / 4))
  const from = Math.floor(view.duration / 4)
  return [seconds, from, Math.max(from + 1, Math.floor(view.duration / 2))]
}

function sayAll(names: readonly string[]): string {
  return names.length > 12
    ? `${names.slice(0, 12).map(sayName).join(', ')} and ${names.length - 12} more`
    : names.length > 4
      ? names.map(sayName).join(', ')
      : sayNames(names)
}

function join(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
