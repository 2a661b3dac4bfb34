import type { z } from 'zod'
import { type ArgumentIssue, isProblem } from './argumentIssues.ts'

/** What is used of an issue that a schema found. */
export type SchemaIssue = z.ZodError['issues'][number]

/** What is known of the fields of a schema: their names, and what each means. */
export type Fields = Readonly<Record<string, { readonly description?: string | undefined }>>

/** What a schema found, as data of our own: the schema's own sentences are read by nobody. */
export function issuesOf(issues: readonly SchemaIssue[], fields: Fields | null = null): ArgumentIssue[] {
  return issues.map((issue) => issueOf(issue, fields))
}

function issueOf(issue: SchemaIssue, fields: Fields | null): ArgumentIssue {
  const parameter = issue.path.map(String).join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return { kind: 'unknown', parameters: issue.keys, known: fields === null ? null : Object.keys(fields) }
    case 'invalid_type':
      return typeIssue(issue, parameter, fields)
    case 'too_small':
      return limitIssue(issue, parameter, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return limitIssue(issue, parameter, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')
    case 'invalid_value':
      return choiceIssue(issue, parameter)
    case 'invalid_format':
      return { kind: 'format', parameter, format: issue.format }
    case 'custom':
      return customIssue(issue, parameter)
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return { kind: 'unfit', parameter }
  }
}

type Issue<Code extends SchemaIssue['code']> = Extract<SchemaIssue, { readonly code: Code }>

/** What is missing is told from what is of another type where the schema reports its input. */
function typeIssue(issue: Issue<'invalid_type'>, parameter: string, fields: Fields | null): ArgumentIssue {
  return 'input' in issue && issue.input === undefined
    ? { kind: 'missing', parameter, meaning: fields?.[String(issue.path[0])]?.description ?? null }
    : { kind: 'type', parameter, expected: issue.expected }
}

function limitIssue(
  { origin }: Issue<'too_small' | 'too_big'>,
  parameter: string,
  limit: number | bigint,
  bound: Extract<ArgumentIssue, { kind: 'limit' | 'length' }>['bound'],
): ArgumentIssue {
  return { kind: origin === 'string' ? 'length' : 'limit', parameter, bound, limit: String(limit) }
}

/** A schema that has more to say of its choices than their names gives the problem in place of a message. */
function choiceIssue({ message, values }: Issue<'invalid_value'>, parameter: string): ArgumentIssue {
  return isProblem(message)
    ? { kind: 'problem', parameter, problem: message }
    : { kind: 'choice', parameter, choices: values.map(String) }
}

/** A tool's own check gives its problem by name in `params`. */
function customIssue({ params }: Issue<'custom'>, parameter: string): ArgumentIssue {
  const problem: unknown = params?.['problem']
  return { kind: 'problem', parameter, problem: isProblem(problem) ? problem : null }
}
