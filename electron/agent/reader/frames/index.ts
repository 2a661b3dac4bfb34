import type { Frame, ToolFrame } from './frame.ts'

/** The frames that carry out an act, by the act; those of a tool in the order of its literal. */
export type FramesByAct = ReadonlyMap<string, readonly Frame[]>

/** All that the reader knows of these tools. */
export function framesOf(
  tools: readonly { readonly name: string; readonly frames: readonly ToolFrame[] }[],
): FramesByAct {
  const byAct = new Map<string, Frame[]>()
  for (const { name, frames } of tools)
    for (const frame of frames)
      for (const act of frame.acts) byAct.set(act, [...(byAct.get(act) ?? []), { ...frame, tool: name }])
  return byAct
}
