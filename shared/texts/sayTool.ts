import type { ToolEntry, ToolField } from '../schemas/toolEntry.ts'
import type { Texts } from './index.ts'

/** A tool with its title, its values and its presets in the language of the window. English is its own. */
export function sayTool(tool: ToolEntry, texts: Texts): ToolEntry {
  const own = wordsOfTool(tool.name, texts)
  if (own === undefined) return tool
  const program = texts.programs[tool.name]
  return {
    ...tool,
    title: own.title,
    description: own.about,
    also: [...(own.also ?? []), ...tool.also],
    fields: tool.fields.map((field) => sayField(field, texts, program?.fields[field.key])),
    presets: tool.presets.map((preset) => ({
      ...preset,
      name: texts.fieldWords.presets[preset.name] ?? preset.name,
    })),
  }
}

/** What a language says of a tool; nothing where the tool's own English is good. */
export const wordsOfTool = (name: string, { tools, effects, programs }: Texts) =>
  tools[name] ?? effects[name] ?? programs[name]

/** A choice as it is shown. */
export const sayChoice = (choice: string | number, { fieldWords }: Texts): string =>
  fieldWords.choices[choice] ?? String(choice).replaceAll('_', ' ')

/** Behind the name of a parameter; its value says it, too. */
const unit = /_(?:db|dbtp|hz|lufs)$/u

/** What was prepared for a step: a value by its parameter, a range, a time or tracks. */
export function namePrepared(what: string, { approvals, fields }: Texts): string {
  const names: Readonly<Record<string, string>> = approvals.prepared
  return fields[what]?.name ?? names[what] ?? what.replace(unit, '').replaceAll('_', ' ')
}

function sayField<Field extends ToolField>(field: Field, texts: Texts, own = texts.fields[field.key]): Field {
  const said = own === undefined ? field : { ...field, name: own.name, description: own.about }
  if ('columns' in said) return { ...said, columns: said.columns.map((column) => sayField(column, texts)) }
  return 'unit' in said ? { ...said, unit: texts.fieldWords.units[said.unit] ?? said.unit } : said
}

/**
 * The name of an edit, or of work that runs, by the English one that comes with it: the engine's own, or the title of a
 * tool. An entry of the history lists several.
 */
export const nameWork = (names: string, tools: readonly ToolEntry[], texts: Texts): string =>
  names
    .split(', ')
    .map((name) => {
      const tool = tools.find(({ title }) => title === name)
      return texts.work[name] ?? (tool === undefined ? name : sayTool(tool, texts).title)
    })
    .join(', ')
