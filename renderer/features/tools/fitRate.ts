import type { NumberToolField, ToolEntry, ToolField } from '../../../shared/schemas/toolEntry.ts'

/** Where a filter begins that would begin above what the sound has. */
const startPart = 0.45

/** The same tool with the frequencies that sound of this rate has: below half of it. */
export function fitRate(tool: ToolEntry, sampleRate: number): ToolEntry {
  return { ...tool, fields: tool.fields.map((field) => fitField(field, sampleRate)) }
}

function fitField(field: ToolField, sampleRate: number): ToolField {
  if (field.kind === 'rows') return { ...field, columns: field.columns.map((column) => fitNumber(column, sampleRate)) }
  return field.kind === 'number' ? { ...field, ...fitNumber(field, sampleRate) } : field
}

function fitNumber(field: NumberToolField, sampleRate: number): NumberToolField {
  const { unit, min, max, start } = field
  const highest = Math.ceil(sampleRate / 2) - 1
  if (unit !== 'Hz' || max === null || max <= highest || highest < (min ?? 0)) return field
  return {
    ...field,
    max: highest,
    start: start === null || start <= highest ? start : Math.round(startPart * sampleRate),
  }
}
