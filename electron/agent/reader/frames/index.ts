import { edits } from './edits.ts'
import { effects } from './effects.ts'
import { timeAndSources } from './timeAndSources.ts'
import type { Frame } from './frame.ts'
import { labels, project, transport } from './others.ts'

export const frames: readonly Frame[] = [...effects, ...timeAndSources, ...edits, ...labels, ...transport, ...project]

/** The frames that carry out an act. */
export const framesByAct: ReadonlyMap<string, readonly Frame[]> = (() => {
  const byAct = new Map<string, Frame[]>()
  for (const frame of frames) for (const act of frame.acts) byAct.set(act, [...(byAct.get(act) ?? []), frame])
  return byAct
})()
