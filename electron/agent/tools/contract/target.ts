import type { StateNeed, Tool } from './defineTool.ts'

/**
 * Where a tool takes its target from. `own`: from a parameter of its own (`time`, `start_time` and `end_time`,
 * `tracks`); a need: from the editor's state, which the preparation sets; null: it has none.
 */
export interface TargetSources {
  readonly range: 'own' | StateNeed['need'] | null
  readonly tracks: 'own' | StateNeed['need'] | null
  readonly at: 'own' | StateNeed['need'] | null
}

export function targetSourcesOf(tool: Pick<Tool, 'parameters' | 'reads'>): TargetSources {
  const shape = tool.parameters.shape
  const need = (state: StateNeed['state']) => tool.reads.find((one) => one.state === state)?.need ?? null
  return {
    range: 'start_time' in shape ? 'own' : need('timeSelection'),
    tracks: 'tracks' in shape ? 'own' : need('selectedTracks'),
    at: 'time' in shape ? 'own' : need('cursor'),
  }
}

/** A range of the acted-on tracks: those that are named or selected, else all. */
export function rangeOnTracks(range: StateNeed['need']): StateNeed[] {
  return [
    { state: 'timeSelection', need: range },
    { state: 'selectedTracks', need: 'orAll' },
  ]
}

/** Parameters that the preparation fills in from the target; all others are the tool's own values. */
export const targetParameters = ['start_time', 'end_time', 'time', 'tracks'] as const
