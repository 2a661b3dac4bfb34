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
