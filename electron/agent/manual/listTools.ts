import type { ToolEntry, ToolNeed } from '../../../shared/schemas/toolEntry.ts'
import type { Query } from '../tools/contract/defineQuery.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { presets } from './presets.ts'
import { readFields } from './readFields.ts'

const does: Readonly<Record<Tool['impact'], ToolEntry['does']>> = {
  reads: 'focus',
  focus: 'focus',
  transport: 'transport',
  history: 'history',
  adds: 'change',
  rewrites: 'change',
  removes: 'change',
  outside: 'files',
}

/** Every tool and every question, in the order of the list. */
export function listTools({ tools, queries }: Registry): ToolEntry[] {
  return [...tools.map(describeTool), ...queries.map(describeQuery)]
}

function describeTool(tool: Tool): ToolEntry {
  const { name, group, title, description, words } = tool
  return {
    name,
    group: tool.name.startsWith('generate_') ? 'generators' : group,
    title,
    description,
    also: sayings(words),
    does: tool.readiness === undefined || tool.outside !== undefined ? does[tool.impact] : 'files',
    needs: needOf(tool),
    fields: readFields(tool.parameters),
    presets: [...(presets[name] ?? [])],
  }
}

function describeQuery({ name, group, title, description, words, parameters, target }: Query): ToolEntry {
  return {
    name,
    group,
    title,
    description,
    also: sayings(words),
    does: 'answer',
    needs: target === null ? 'nothing' : 'audio',
    fields: readFields(parameters),
    presets: [],
  }
}

/** Phrases without the place of what they are about. */
const sayings = (words: readonly string[]): string[] => [
  ...new Set(words.map((phrase) => phrase.replace(/ ?… ?/u, ' ').trim())),
]

function needOf(tool: Tool): ToolNeed {
  const needs = (state: string) => tool.reads.find((one) => one.state === state)?.need ?? null
  if (needs('clipboard') === 'required') return 'clipboard'
  if (needs('timeSelection') === 'required') return 'selection'
  if (needs('selectedTracks') === 'required') return 'tracks'
  if ('label' in tool.parameters.shape || tool.name === 'export_labels') return 'labels'
  const range = needs('timeSelection')
  return (range !== null && range !== 'optional') ||
    tool.impact === 'transport' ||
    tool.group === 'clips' ||
    (tool.group === 'selection' && tool.name !== 'clear_selection')
    ? 'audio'
    : 'nothing'
}
