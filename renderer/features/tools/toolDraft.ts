import type { Preset } from '../../../shared/schemas/preset.ts'
import type { NumberToolField, ToolEntry, ToolField } from '../../../shared/schemas/toolEntry.ts'

/** What the fields hold; null for a number that is not given. */
export type FieldValue = number | string | readonly string[] | readonly Readonly<Record<string, number>>[] | null
export type ToolDraft = Readonly<Record<string, FieldValue>>

const place = 'tapehand:tools'

/** What was said with the tool, else what was used last time, where it still fits the fields; else the defaults. */
export function startDraft(tool: ToolEntry, said: Readonly<Record<string, number>> = {}): ToolDraft {
  const before = { ...remembered()[tool.name], ...said }
  return Object.fromEntries(
    tool.fields.map((field) => [
      field.key,
      fits(field, before[field.key]) ? (before[field.key] as FieldValue) : startOf(field),
    ]),
  )
}

export function rememberDraft(tool: ToolEntry, draft: ToolDraft): void {
  const things = new Set(tool.fields.filter(({ kind }) => kind === 'thing').map(({ key }) => key))
  const values = Object.fromEntries(Object.entries(draft).filter(([key]) => !things.has(key)))
  localStorage.setItem(place, JSON.stringify({ ...remembered(), [tool.name]: values }))
}

/** The draft as the tool is called: what is not given is left out. */
export function argsOf(tool: ToolEntry, draft: ToolDraft): Record<string, unknown> {
  return Object.fromEntries(
    tool.fields
      .map(({ key }) => [key, draft[key]] as const)
      .filter(
        ([, value]) =>
          value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
      ),
  )
}

export function startOf(field: ToolField): FieldValue {
  if (field.kind === 'rows') return []
  if (field.kind === 'thing') return field.count === 'several' ? [] : ''
  return field.start
}

/** The values of a preset, and the defaults of what it does not say; what was chosen of the project stays. */
export function presetDraft(tool: ToolEntry, draft: ToolDraft, { values }: Preset): ToolDraft {
  return Object.fromEntries(
    tool.fields.map((field) => {
      const value = values[field.key]
      if (field.kind === 'thing') return [field.key, draft[field.key] ?? startOf(field)]
      return [field.key, value !== undefined && fits(field, value) ? value : startOf(field)]
    }),
  )
}

/** Whether the values are those of a preset. */
export function presetOf(tool: ToolEntry, draft: ToolDraft, preset: Preset): boolean {
  return JSON.stringify(argsOf(tool, presetDraft(tool, draft, preset))) === JSON.stringify(argsOf(tool, draft))
}

export function newRow(columns: readonly NumberToolField[]): Record<string, number> {
  return Object.fromEntries(
    columns.map(({ key, start, min, max }) => [
      key,
      start ?? (key === 'frequency_hz' ? 1000 : Math.min(Math.max(0, min ?? 0), max ?? 0)),
    ]),
  )
}

function fits(field: ToolField, value: unknown): boolean {
  if (field.kind === 'number')
    return value === null
      ? !field.required
      : typeof value === 'number' && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity)
  if (field.kind === 'choice') return field.choices.some((choice) => choice === value)
  if (field.kind === 'text') return typeof value === 'string' && value.length <= field.maxLength
  if (field.kind === 'rows')
    return (
      Array.isArray(value) &&
      value.length <= field.most &&
      value.every((row: unknown) => isRow(row) && field.columns.every((column) => fits(column, row[column.key])))
    )
  return false
}

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null

function remembered(): Record<string, Record<string, unknown> | undefined> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return isRow(kept) ? (kept as Record<string, Record<string, unknown>>) : {}
  } catch {
    // What can't be read is as good as nothing used yet.
    return {}
  }
}
