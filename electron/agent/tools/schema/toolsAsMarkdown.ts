import type { StateNeed, Tool } from '../contract/defineTool.ts'
import type { Registry } from '../contract/registry.ts'
import { toolSchema } from './toolSchema.ts'

/** The documentation page: one table for each group, made from the literals. */
export function toolsAsMarkdown({ tools, queries }: Registry, asks: (impact: string) => boolean): string {
  const groups = [...new Set(tools.map((tool) => tool.group))]
  const contracts = new Map(contractTable(tools).map((row) => [row.tool, row]))
  const sections = groups.map((group) => {
    const rows = tools
      .filter((tool) => tool.group === group)
      .map((tool) => {
        const reads = Object.entries(contracts.get(tool.name)?.reads ?? {})
          .map(([state, need]) => `${state} (${need})`)
          .join(', ')
        return `| \`${tool.name}\` | ${tool.description} | ${sayParameters(tool)} | ${reads === '' ? '–' : reads} | ${tool.impact}${asks(tool.impact) ? ', asks' : ''} |`
      })
    return [
      `## ${group[0]?.toUpperCase()}${group.slice(1)}`,
      '',
      '| tool | what it does | arguments | reads | impact |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  const questions = [
    '## Queries',
    '',
    '| query | what it tells |',
    '|---|---|',
    ...queries.map((query) => `| \`${query.name}\` | ${query.description} |`),
  ].join('\n')
  return [...sections, questions].join('\n\n') + '\n'
}

function sayParameters(tool: Registry['tools'][number]): string {
  const schema = toolSchema(tool).parameters as { properties?: Record<string, unknown>; required: readonly string[] }
  const names = Object.keys(schema.properties ?? {}).map(
    (name) => `\`${name}\`${schema.required.includes(name) ? '' : ' (optional)'}`,
  )
  return names.length === 0 ? '–' : names.join(', ')
}

export interface ContractRow {
  readonly tool: string
  readonly reads: Readonly<Partial<Record<StateNeed['state'], StateNeed['need']>>>
  readonly writes: Tool['writes']
  readonly impact: Tool['impact']
}

/** What each tool reads when it runs, and what is different afterwards. */
export function contractTable(tools: readonly Tool[]): ContractRow[] {
  return tools.map((tool) => ({
    tool: tool.name,
    reads: Object.fromEntries(tool.reads.map((one) => [one.state, one.need])),
    writes: tool.writes,
    impact: tool.impact,
  }))
}
