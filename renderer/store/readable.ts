import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'

/** What a model is told of it, with the names of the fields in place of the parameters. */
export function readable({ description, fields }: ToolEntry): string {
  return description.replaceAll(
    /`(\w+)`/gu,
    (_, key: string) => fields.find((field) => field.key === key)?.name ?? key.replaceAll('_', ' '),
  )
}
