import type { z } from 'zod'
import { failure, issuesOf } from '../../../../shared/failures/index.ts'
import { parseSafely } from '../../../../shared/parse/parseSafely.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'

/** The one way to check a call's arguments: what does not fit is said of each by its name. */
export function checkArguments<Schema extends z.ZodObject>(
  tool: string,
  schema: Schema,
  raw: unknown,
): Result<z.output<Schema>> {
  const parsed = parseSafely(schema, raw ?? {}, { reportInput: true })
  if (parsed.success) return ok(parsed.data)
  const fields = schema.shape as Readonly<Record<string, z.ZodType>>
  return err(failure('agent/bad-arguments', { tool, issues: issuesOf(parsed.error.issues, fields) }))
}
