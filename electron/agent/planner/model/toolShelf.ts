import { askUser } from '../../tools/modelTools/askUser.ts'
import type { Query } from '../../tools/contract/defineQuery.ts'
import type { Tool } from '../../tools/contract/defineTool.ts'
import { planSteps } from '../../tools/modelTools/planSteps.ts'
import { searchTools } from '../../tools/modelTools/searchTools.ts'
import { toolSchema, type ToolSchema } from '../../tools/schema/toolSchema.ts'

/** What a model is shown of all the tools: as many schemas as there are would fill its memory. */
export interface ToolShelf {
  /** Every name that a call may have. */
  readonly names: ReadonlySet<string>
  offered(): readonly ToolSchema[]
  /** Puts what the query finds on the shelf, and says what it is. */
  find(query: string): string
}

/** What most requests need. */
export const coreTools: ReadonlySet<string> = new Set([
  'set_time_selection',
  'select_tracks',
  'seek',
  'split_at_time',
  'trim_to_selection',
  'silence_selection',
  'delete_selection',
  'cut',
  'copy',
  'paste',
  'insert_silence',
  'undo',
  'redo',
  'apply_normalize',
  'apply_amplify',
  'apply_loudness_normalize',
  'apply_fade_in',
  'apply_fade_out',
  'apply_truncate_silence',
  'apply_noise_reduction',
  'mute_track',
  'rename_track',
  'add_label',
  'play',
  'stop',
  'get_clip_list',
  'measure_loudness',
  'ask_user',
  'plan_steps',
])

/** So few can all be shown. */
const fewEnough = 40
const mostFromWords = 8
const mostFound = 8

export const findTools: ToolSchema = {
  name: 'find_tools',
  description:
    'Finds more tools of the editor by what they do. There are many more than the ones listed: effects, tracks, labels, clips, generators, import and export, queries. ' +
    'Call it before you say that something can’t be done.',
  parameters: {
    type: 'object',
    properties: { query: { type: 'string', description: 'What is to be done, in a few words: "change the pitch".' } },
    required: ['query'],
    additionalProperties: false,
  },
}

/** The core, and what the person's own words point at; the rest is found by `find_tools`. */
export function createToolShelf(known: readonly (Tool | Query)[], message: string): ToolShelf {
  const tools = [...known, askUser, planSteps]
  const all = tools.length <= fewEnough
  const chosen = new Set(tools.filter((tool) => all || coreTools.has(tool.name)).map((tool) => tool.name))
  for (const tool of all ? [] : searchTools(tools, message, mostFromWords)) chosen.add(tool.name)
  return {
    names: new Set([...tools.map((tool) => tool.name), findTools.name]),
    offered: () => [...tools.filter((tool) => chosen.has(tool.name)).map(toolSchema), ...(all ? [] : [findTools])],
    find: (query) => {
      const found = searchTools(tools, query, mostFound)
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
