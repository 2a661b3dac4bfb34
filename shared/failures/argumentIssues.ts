/** One thing that is wrong with the arguments of a tool call. `parameter` is empty where all of them are meant. */
export type ArgumentIssue =
  | { readonly kind: 'missing'; readonly parameter: string; readonly meaning: string | null }
  | { readonly kind: 'type'; readonly parameter: string; readonly expected: string }
  | {
      readonly kind: 'limit'
      readonly parameter: string
      readonly bound: 'at least' | 'at most' | 'more than' | 'less than'
      readonly limit: string
    }
  | { readonly kind: 'unknown'; readonly parameters: readonly string[]; readonly known: readonly string[] }
  | { readonly kind: 'other'; readonly parameter: string; readonly reason: string }
  /** Given one by one, though they mean something only as a pair. */
  | { readonly kind: 'together'; readonly parameters: readonly [string, string] }
  | { readonly kind: 'not json' | 'no tool named' | 'no target' }

/** As a model is told: parameters by their names, each with what it must be. */
export function sayIssues(issues: readonly ArgumentIssue[]): string {
  return issues.map((issue) => sayIssue(issue, (name) => `"${name}"`)).join('; ')
}

/** As a person is told: "the gain must be at most 60 dB". */
export function sayIssuesPlainly(issues: readonly ArgumentIssue[]): string {
  return issues.map(sayPlainly).join('; ')
}

function sayPlainly(issue: ArgumentIssue): string {
  if (issue.kind === 'missing' && issue.meaning !== null) return `a value is missing (${withoutStop(issue.meaning)})`
  return issue.kind === 'limit' && issue.parameter.endsWith('_db')
    ? `${sayIssue({ ...issue, parameter: issue.parameter.slice(0, -'_db'.length) }, plainName)} dB`
    : sayIssue(issue, plainName)
}

/** "fade_length" as "the fade length"; a part of a list keeps its path. */
const plainName = (name: string): string => (name.includes('.') ? `"${name}"` : `the ${name.replaceAll('_', ' ')}`)

function sayIssue(issue: ArgumentIssue, quote: (name: string) => string): string {
  switch (issue.kind) {
    case 'missing':
      return `${nameOf(issue, quote)} is missing${issue.meaning === null ? '' : ` (${issue.meaning})`}`
    case 'type':
      return `${nameOf(issue, quote)} must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`
    case 'limit':
      return `${nameOf(issue, quote)} must be ${issue.bound} ${issue.limit}`
    case 'unknown': {
      const { parameters, known } = issue
      const takes = known.length === 0 ? 'it takes no arguments' : `it takes ${known.map(quote).join(', ')}`
      return `${parameters.map(quote).join(', ')} ${parameters.length === 1 ? 'is' : 'are'} not known; ${takes}`
    }
    case 'other':
      return `${nameOf(issue, quote)} does not fit (${issue.reason})`
    case 'together':
      return `${issue.parameters.map(quote).join(' and ')} go together`
    case 'not json':
      return 'they are not valid JSON'
    case 'no tool named':
      return 'it must be an object with the name of a "tool"'
    case 'no target':
      return 'there is nothing to ask about'
  }
}

const nameOf = ({ parameter }: { readonly parameter: string }, quote: (name: string) => string): string =>
  parameter === '' ? 'the arguments' : quote(parameter)

const typeNames: Readonly<Record<string, string>> = { int: 'a whole number', array: 'a list', object: 'an object' }

/** A parameter's description is a sentence; inside brackets it has no stop. */
export const withoutStop = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence)
