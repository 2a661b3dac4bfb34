import type { ToolSchema } from '../../../tools/schema/toolSchema.ts'

/** The tools in words, for a model or a server that does not know tool calls; the answer is then read from its text. */
export function toolsAsText(tools: readonly ToolSchema[]): string {
  return [
    'How to call a tool: answer with one line for each call, in order, and with nothing else:',
    '<tool_call>{"name": "tool_name", "arguments": {"time": 20}}</tool_call>',
    'The results come with the next message; then go on, or answer the person in plain words.',
    'The tools, with the JSON schema of their arguments:',
    ...tools.map(
      (tool) => `- ${tool.name}: ${tool.description} ${JSON.stringify(tool.parameters['properties'] ?? {})}`,
    ),
  ].join('\n')
}
