import { failure, issuesOf, type SchemaIssue } from '../../shared/failures/index.ts'
import { once } from '../../shared/once.ts'
import { err, ok, type Result } from '../../shared/result.ts'

/** What is used of a Zod schema. */
interface Schema<Read> {
  safeParse(
    input: unknown,
  ): { success: true; data: Read } | { success: false; error: { issues: readonly SchemaIssue[] } }
}

/** A schema that is loaded when it is first needed: Zod and all requests are a fifth of a start that asks nothing. */
export interface LateSchema<Read> {
  isLoaded(): boolean
  load(): Promise<void>
  /** Only once it is loaded. */
  read(input: unknown): Result<Read>
}

export function createLateSchema<Read>(loadSchema: () => Promise<Schema<Read>>): LateSchema<Read> {
  let schema: Schema<Read> | null = null
  return {
    isLoaded: () => schema !== null,
    load: once(async () => {
      schema = await loadSchema()
    }),
    read: (input) => {
      if (schema === null) throw new Error('The schema of a request was used before it was loaded.')
      const read = schema.safeParse(input)
      if (read.success) return ok(read.data)
      return err(failure('engine/bad-value', { problem: { kind: 'request', issues: issuesOf(read.error.issues) } }))
    },
  }
}
