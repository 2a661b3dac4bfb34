import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'

/** What lies over the window; one at a time. */
export type OpenDialog =
  | { readonly kind: 'palette' }
  | { readonly kind: 'tool'; readonly tool: ToolEntry }
  | { readonly kind: 'answer'; readonly title: string; readonly text: string }
  | { readonly kind: 'keys' }
  | { readonly kind: 'exportLabels' }

export interface ToolRun {
  readonly tool: ToolEntry
  readonly args: Readonly<Record<string, unknown>>
}

export interface ToolSlice {
  /** Mirror; written by `connect` only. */
  readonly tools: readonly ToolEntry[]
  readonly dialog: OpenDialog | null
  /** What "repeat last effect" would do again. */
  readonly lastEffect: ToolRun | null
  /** What the last tool that was run by hand said it did. */
  readonly said: string
  readonly setDialog: (dialog: OpenDialog | null) => void
  readonly keepEffect: (run: ToolRun) => void
  readonly say: (text: string) => void
}

export function createToolSlice(set: (change: Partial<ToolSlice>) => void): ToolSlice {
  return {
    tools: [],
    dialog: null,
    lastEffect: null,
    said: '',
    setDialog: (dialog) => set({ dialog }),
    keepEffect: (lastEffect) => set({ lastEffect }),
    say: (said) => set({ said }),
  }
}
