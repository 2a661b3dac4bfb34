import type { StateNeed, Tool } from './defineTool.ts'

/**
 * Where a tool takes its target from. `own`: from a parameter of its own (`time`, `start_time` and `end_time`, `tracks`);
 * a need: from the editor's state, which the preparation sets; null: it has none.
 */
export interface Slots {
  readonly range: 'own' | StateNeed['need'] | null
  readonly tracks: 'own' | StateNeed['need'] | null
  readonly at: 'own' | StateNeed['need'] | null
}

export function slotsOf(tool: Pick<Tool, 'parameters' | 'reads'>): Slots {
  const shape = tool.parameters.shape
  const need = (state: StateNeed['state']) => tool.reads.find((one) => one.state === state)?.need ?? null
  return {
    range: 'start_time' in shape ? 'own' : need('timeSelection'),
    tracks: 'tracks' in shape ? 'own' : need('selectedTracks'),
    at: 'time' in shape ? 'own' : need('cursor'),
  }
}

/** Parameters that the preparation fills in from the target; all others are the tool's own values. */
export const targetParameters = ['start_time', 'end_time', 'time', 'tracks'] as const
