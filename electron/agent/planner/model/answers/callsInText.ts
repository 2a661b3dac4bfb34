import type { RawCall } from '../rawAnswer.ts'
import { jsonInText, parseJson } from './jsonInText.ts'
import { isRecord } from '../../../../../shared/parse/isRecord.ts'

export interface TextWithCalls {
  /** What is left for the person when the calls are taken out. */
  readonly text: string
  readonly calls: readonly Omit<RawCall, 'id'>[]
}

/**
 * What small local models write around a call when their server does not know its form; each must be complete to count.
 */
const wrappings = [
  /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g,
  /<function_call>([\s\S]*?)(?:<\/function_call>|$)/g,
  /\[TOOL_CALLS\]\s*([\s\S]*)$/g,
  /<\|python_tag\|>([\s\S]*?)(?:<\|eom_id\|>|<\|eot_id\|>|$)/g,
  /```(?:json|tool_call|tool_calls|tool_code)?[ \t]*\n([\s\S]*?)(?:```|$)/g,
]
/**
 * `<function=name>{…}</function>` and, with one tag for each value,
 * `<function=name><parameter=x>1</parameter></function>`.
 */
const functionTag = /<function=([\w.-]+)>([\s\S]*?)<\/function>/g
const parameterTag = /<parameter=([\w.-]+)>([\s\S]*?)<\/parameter>/g
const thought = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/g

/**
 * Takes out the model's thoughts and the calls that it wrote as text. JSON without a wrapping counts only for tools
 * that there are.
 */
export function callsInText(raw: string, isTool: (name: string) => boolean): TextWithCalls {
  const calls: { at: number; name: string; args: unknown }[] = []
  let text = raw.replace(thought, blank)
  text = text.replace(functionTag, (whole, name: string, inner: string, at: number) => {
    calls.push({ at, name, args: parametersOf(inner) })
    return blank(whole)
  })
  for (const wrapping of wrappings) {
    text = text.replace(wrapping, (whole, inner: string, at: number) => {
      const found = callsOf(jsonInText(inner)?.value).filter((call) => isTool(call.name) || call.hasArgs)
      if (found.length === 0) return whole
      calls.push(...found.map(({ name, args }) => ({ at, name, args })))
      return blank(whole)
    })
  }
  const bare = calls.length === 0 ? bareCalls(text, isTool) : null
  if (bare !== null) return bare
  return { text: tidy(text), calls: calls.toSorted((a, b) => a.at - b.at).map(({ name, args }) => ({ name, args })) }
}

/** It is looked through again with every part that comes. */
const longestShown = 20_000

/** The part of a growing text that can be shown already: nothing from where a call or a thought may begin. */
export function showable(raw: string): string {
  const text = raw.slice(0, longestShown).replace(thought, '')
  const begin = text.search(/<(?:tool_call|function|think|reasoning|\|python)|\[TOOL_CALLS|```|^\s*[{[]/)
  return (begin === -1 ? text : text.slice(0, begin)).trim()
}

function bareCalls(text: string, isTool: (name: string) => boolean): TextWithCalls | null {
  const calls: Omit<RawCall, 'id'>[] = []
  let rest = ''
  let from = 0
  for (let found = jsonInText(text); found !== null; found = jsonInText(text, found.end)) {
    const known = callsOf(found.value).filter((call) => isTool(call.name))
    rest += text.slice(from, known.length > 0 ? found.start : found.end)
    calls.push(...known.map(({ name, args }) => ({ name, args })))
    from = found.end
  }
  return calls.length === 0 ? null : { text: tidy(rest + text.slice(from)), calls }
}

/** The forms of one call, or of a list of them. */
function callsOf(value: unknown): { name: string; args: unknown; hasArgs: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(callsOf)
  if (!isRecord(value)) return []
  if (Array.isArray(value['tool_calls'])) return value['tool_calls'].flatMap(callsOf)
  if (isRecord(value['function'])) return callsOf(value['function'])
  const nameKey = ['tool', 'tool_name', 'function', 'name'].find(
    (key) => typeof value[key] === 'string' && value[key] !== '',
  )
  if (nameKey === undefined) return []
  const given = ['arguments', 'parameters', 'args', 'input'].map((key) => value[key]).find((one) => one !== undefined)
  const flat = Object.fromEntries(Object.entries(value).filter(([key]) => ![nameKey, 'type', 'id'].includes(key)))
  return [{ name: String(value[nameKey]), args: given ?? flat, hasArgs: given !== undefined }]
}

function parametersOf(inner: string): unknown {
  const pairs = [...inner.matchAll(parameterTag)].map(
    ([, name = '', text = '']) => [name, parseJson(text.trim()) ?? text.trim()] as const,
  )
  return pairs.length === 0 ? inner : Object.fromEntries(pairs)
}

/** As long as what it replaces, so that places in the text stay what they were. */
function blank(whole: string): string {
  return ' '.repeat(whole.length)
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
