import { askUser } from '../../tools/modelTools/askUser.ts'
import type { Query } from '../../tools/contract/defineQuery.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { planSteps } from '../../tools/modelTools/planSteps.ts'
import { searchTools } from '../../tools/modelTools/searchTools.ts'
import { modelSchema, type SchemaStyle, sizedSchema } from '../../tools/schema/modelSchema.ts'
import type { ToolSchema } from '../../tools/schema/toolSchema.ts'
import { type Profile, profiles } from './profiles.ts'

/** What a model is shown of all the tools: as many schemas as there are would fill its memory. */
export interface ToolShelf {
  /** Every name that a call may have. */
  readonly names: ReadonlySet<string>
  offered(form?: SchemaStyle['form']): readonly ToolSchema[]
  /** Puts what the query finds on the shelf, and says what it is. */
  find(query: string): string
}

export const findTools: ToolSchema = {
  name: 'find_tools',
  description:
    'Finds more tools by what they do: there are many more than these, for effects, tracks, labels, clips, generators, import, export and queries. ' +
    'Call it before you say that something can’t be done.',
  parameters: {
    type: 'object',
    properties: { query: { type: 'string', description: 'What is to be done, in a few words.' } },
    required: ['query'],
  },
}

/** The tools that a text in any language that the grammar knows asks for, by name. */
export type ReadTools = (text: string) => readonly string[]

/** The core, and what the person's own words point at; the rest is found by `find_tools`. */
export function createToolShelf(
  known: readonly (Tool | Query)[],
  message: string,
  profile: Profile = profiles.large,
  readTools: ReadTools = () => [],
): ToolShelf {
  const tools = [...known, askUser, planSteps]
  const all = tools.length <= profile.fewEnough
  const chosen = new Set(tools.filter((tool) => all || profile.core.has(tool.name)).map((tool) => tool.name))
  const search = (text: string): typeof tools => {
    const read = new Set(readTools(text))
    const found = [...tools.filter(({ name }) => read.has(name)), ...searchTools(tools, text, profile.mostTools)]
    return [...new Set(found)].slice(0, Math.max(profile.mostTools, read.size))
  }
  for (const tool of all ? [] : search(message)) chosen.add(tool.name)
  return {
    names: new Set([...tools.map((tool) => tool.name), findTools.name]),
    offered: (form = 'plain') => {
      const style = { text: profile.text, form }
      return [
        ...tools.filter((tool) => chosen.has(tool.name)).map((tool) => modelSchema(tool, style)),
        ...(all ? [] : [sizedSchema(findTools, style)]),
      ]
    },
    find: (query) => {
      const found = search(query)
      for (const tool of found) chosen.add(tool.name)
      if (found.length === 0)
        return JSON.stringify({ found: [], hint: 'No tool does that. Tell the person that it can’t be done.' })
      return JSON.stringify({
        found: found.map(({ name, description }) => ({ name, description })),
        hint: 'They can be called now.',
      })
    },
  }
}
