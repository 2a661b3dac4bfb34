import type { z } from 'zod'
import { type ArgumentIssue, failure } from '../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'

/** The one way to check a call's arguments: what does not fit is said of each by its name. */
export function checkArguments<Schema extends z.ZodObject>(
  tool: string,
  schema: Schema,
  raw: unknown,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(raw ?? {}, { reportInput: true })
  if (parsed.success) return ok(parsed.data)
  const issues = parsed.error.issues.map((issue) => argumentIssue(issue, schema))
  return err(failure('agent/bad-arguments', { tool, issues }))
}

function argumentIssue(issue: z.ZodError['issues'][number], parameters: z.ZodObject): ArgumentIssue {
  const parameter = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return { kind: 'unknown', parameters: issue.keys, known: Object.keys(parameters.shape) }
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? { kind: 'missing', parameter, meaning: descriptionOf(issue.path[0], parameters) }
      : { kind: 'type', parameter, expected: issue.expected }
  if (issue.code === 'too_small') {
    const bound = issue.inclusive === false ? 'more than' : 'at least'
    return { kind: 'limit', parameter, bound, limit: String(issue.minimum) }
  }
  if (issue.code === 'too_big') {
    const bound = issue.inclusive === false ? 'less than' : 'at most'
    return { kind: 'limit', parameter, bound, limit: String(issue.maximum) }
  }
  return { kind: 'other', parameter, reason: issue.message }
}

function descriptionOf(name: PropertyKey | undefined, parameters: z.ZodObject): string | null {
  return (parameters.shape[String(name)] as z.ZodType | undefined)?.description ?? null
}
