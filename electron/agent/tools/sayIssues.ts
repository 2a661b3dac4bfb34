import type { z } from 'zod'

type Issues = z.ZodError['issues']

/** What is wrong with a call's arguments, in words for a person and a model: names the parameter, what it must be and what was given. */
export function sayIssues(issues: Issues, parameters: z.ZodObject): string {
  return issues.map((issue) => sayIssue(issue, parameters)).join('; ')
}

function sayIssue(issue: Issues[number], parameters: z.ZodObject): string {
  const name = issue.path.length === 0 ? 'the arguments' : `"${issue.path.join('.')}"`
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(parameters.shape)
    const takes = known.length === 0 ? 'it takes no arguments' : `it takes ${known.map((key) => `"${key}"`).join(', ')}`
    return `${issue.keys.map((key) => `"${key}"`).join(', ')} ${issue.keys.length === 1 ? 'is' : 'are'} not known; ${takes}`
  }
  if (issue.code === 'invalid_type') {
    return issue.message.endsWith('received undefined')
      ? `${name} is missing${meaning(issue, parameters)}`
      : `${name} must be ${kindOf(issue.expected)}`
  }
  if (issue.code === 'too_small')
    return `${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}`
  if (issue.code === 'too_big')
    return `${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${String(issue.maximum)}`
  return `${name} does not fit (${issue.message})`
}

function meaning(issue: Issues[number], parameters: z.ZodObject): string {
  const description = (parameters.shape[String(issue.path[0])] as z.ZodType | undefined)?.description
  return description === undefined ? '' : ` (${description})`
}

function kindOf(expected: string): string {
  if (expected === 'int') return 'a whole number'
  if (expected === 'array') return 'a list'
  return expected === 'object' ? 'an object' : `a ${expected}`
}
