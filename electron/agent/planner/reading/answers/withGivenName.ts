import type { PlannedStep } from '../../plan.ts'
import type { Frame } from '../../../reader/frames/frame.ts'
import type { Said } from './said.ts'
import { phraseAt, type Wording, wordsIn } from './wording.ts'

/** "to Delete me", "“Cut 2”": a name that was asked for is what stands there, whatever its words are otherwise. */
export function withGivenName(
  step: PlannedStep,
  message: string,
  {
    framesOfTool,
    wording,
  }: {
    readonly framesOfTool: (tool: string) => readonly Frame[]
    readonly wording: Wording
  },
  said: Said,
): PlannedStep | null {
  const slot = framesOfTool(step.tool)
    .flatMap(({ slots = [] }) => slots)
    .find(({ content, param }) => content === 'text' && step.args[param] === undefined)
  const tokens = wordsIn(message)
  const joint = phraseAt(tokens, 0, wording.naming)
  const [first, second] = [tokens[joint], tokens[joint + 1]]
  const isQuoted = first?.kind === 'quoted' && second === undefined
  if (slot === undefined || first === undefined || (joint === 0 && !isQuoted && said.acts)) return null
  const text = isQuoted ? first.raw.trim() : message.slice(first.start, tokens.at(-1)?.end)
  return { ...step, args: { ...step.args, [slot.param]: text }, confidence: 1 }
}

/** "rename the host to Bob", "no, Bobby": the one step that gave a name gives another, where nothing is called so. */
export function withOtherName(
  steps: readonly PlannedStep[],
  rest: string,
  { framesOfTool }: { readonly framesOfTool: (tool: string) => readonly Frame[] },
  { args, acts, asks }: Said,
): readonly PlannedStep[] | null {
  const [only, ...more] = steps
  const isFree = args.length > 0 && args.every(({ is: { content } }) => isUnknown(content))
  if (only === undefined || more.length > 0 || acts || asks || !isFree) return null
  const slot = framesOfTool(only.tool)
    .flatMap(({ slots = [] }) => slots)
    .find(({ content, param }) => content === 'text' && typeof only.args[param] === 'string')
  const text = rest.replace(/[\s.!]+$/u, '')
  if (slot === undefined || text === '') return null
  return [{ ...only, args: { ...only.args, [slot.param]: text }, confidence: 1 }]
}

const isUnknown = (content: Said['args'][number]['is']['content']): boolean =>
  content.kind === 'group' && content.group.kind === 'unknown'
