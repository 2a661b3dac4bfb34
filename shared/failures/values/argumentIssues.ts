import { trackColours } from '../../schemas/trackPalette.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What a tool's own check found, beyond types and limits. */
export type ArgumentProblem = keyof typeof problems

/** One thing that is wrong with the arguments of a tool call. `parameter` is empty where all of them are meant. */
export type ArgumentIssue =
  | { readonly kind: 'missing'; readonly parameter: string; readonly meaning: string | null }
  | { readonly kind: 'type'; readonly parameter: string; readonly expected: string }
  | {
      /** `length`: in characters. */
      readonly kind: 'limit' | 'length'
      readonly parameter: string
      readonly bound: 'at least' | 'at most' | 'more than' | 'less than'
      readonly limit: string
    }
  | { readonly kind: 'unknown'; readonly parameters: readonly string[]; readonly known: readonly string[] | null }
  | { readonly kind: 'choice'; readonly parameter: string; readonly choices: readonly string[] }
  | { readonly kind: 'format'; readonly parameter: string; readonly format: string }
  | { readonly kind: 'problem'; readonly parameter: string; readonly problem: ArgumentProblem | null }
  | { readonly kind: 'unfit'; readonly parameter: string }
  /** Given one by one, though they mean something only as a pair. */
  | { readonly kind: 'together'; readonly parameters: readonly [string, string] }
  | { readonly kind: 'not json' | 'no tool named' | 'no target' | 'no paths' }

type Quote = (name: string) => string

/** As a model is told: parameters by their names, each with what it must be. */
export function sayIssues(issues: readonly ArgumentIssue[]): string {
  return issues.map((issue) => sayIssue(issue, (name) => `"${name}"`)).join('; ')
}

/** As a person is told: "the gain must be at most 60 dB". */
export function sayIssuesPlainly(issues: readonly ArgumentIssue[], name: Quote = plainName): string {
  return issues.map((issue) => sayPlainly(issue, name)).join('; ')
}

function sayPlainly(issue: ArgumentIssue, name: Quote): string {
  if (issue.kind === 'missing' && issue.meaning !== null) return `a value is missing (${withoutStop(issue.meaning)})`
  return issue.kind === 'limit' && issue.parameter.endsWith('_db')
    ? `${sayIssue({ ...issue, parameter: issue.parameter.slice(0, -'_db'.length) }, name)} dB`
    : sayIssue(issue, name)
}

/** "fade_length" as "the fade length"; a part of a list keeps its path. */
const plainName = (name: string): string => (name.includes('.') ? `"${name}"` : `the ${name.replaceAll('_', ' ')}`)

function sayIssue(issue: ArgumentIssue, quote: Quote): string {
  return sayBy(sayingsWith(quote), issue)
}

function sayingsWith(quote: Quote): Sayings<ArgumentIssue> {
  const named = ({ parameter }: { readonly parameter: string }) =>
    parameter === '' ? 'the arguments' : quote(parameter)
  const fits = ({ parameter }: { readonly parameter: string }) => `${parameter === '' ? 'do' : 'does'} not fit`
  return {
    missing: (issue) => `${named(issue)} is missing${issue.meaning === null ? '' : ` (${issue.meaning})`}`,
    type: (issue) => `${named(issue)} must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`,
    limit: (issue) => `${named(issue)} must be ${issue.bound} ${issue.limit}`,
    length: (issue) => `${named(issue)} must have ${issue.bound} ${issue.limit} characters`,
    unknown: (issue) => sayUnknown(issue, quote),
    choice: (issue) =>
      `${named(issue)} must be ${issue.choices.length === 1 ? '' : 'one of '}${issue.choices.join(', ')}`,
    format: (issue) => `${named(issue)} must be ${formatNames[issue.format] ?? `of the form ${issue.format}`}`,
    problem: (issue) =>
      `${named(issue)} ${fits(issue)}${issue.problem === null ? '' : ` (${problems[issue.problem]})`}`,
    unfit: (issue) => `${named(issue)} ${fits(issue)}`,
    together: ({ parameters }) => `${parameters.map(quote).join(' and ')} go together`,
    'not json': 'they are not valid JSON',
    'no tool named': 'it must be an object with the name of a "tool"',
    'no target': 'there is nothing to ask about',
    'no paths': 'files go over the page here',
  }
}

function sayUnknown({ parameters, known }: Extract<ArgumentIssue, { kind: 'unknown' }>, quote: Quote): string {
  const what = `${parameters.map(quote).join(', ')} ${parameters.length === 1 ? 'is' : 'are'} not known`
  if (known === null) return what
  return `${what}; ${known.length === 0 ? 'it takes no arguments' : `it takes ${known.map(quote).join(', ')}`}`
}

const problems = {
  'pace-in-several-ways': 'the pace is told in more than one way',
  'not-an-earlier-step': '"after" has numbers of earlier steps only, from 1',
  'pace-impossible': 'more than twenty times slower or ten times faster',
  'channels-of-imports': 'a file with more than two channels is mixed to stereo, or split into mono tracks',
  'needs-default': 'it needs a default, or has to be among the required ones',
  'limits-unfit': 'its default and its limits have to fit each other',
  'colours-of-tracks': `tracks can be ${trackColours.join(', ')}`,
  'formats-of-exports': 'WAV, AIFF, FLAC, MP3 and Ogg Vorbis files can be written here, with FFmpeg M4A and Opus too',
} as const

export const isProblem = (name: unknown): name is ArgumentProblem =>
  typeof name === 'string' && Object.hasOwn(problems, name)

const formatNames: Readonly<Record<string, string>> = { url: 'one that begins with http:// or https://' }

const typeNames: Readonly<Record<string, string>> = { int: 'a whole number', array: 'a list', object: 'an object' }

/** A parameter's description is a sentence; inside brackets it has no stop. */
export const withoutStop = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence)
