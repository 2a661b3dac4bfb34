import type { RangeView } from '../../../shared/schemas/projectView.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'

/** What lies over the window; one at a time. */
export type OpenDialog =
  | { readonly kind: 'palette' }
  | { readonly kind: 'answer'; readonly title: string; readonly text: string }
  | { readonly kind: 'keys' }
  | { readonly kind: 'help' }
  | { readonly kind: 'exportLabels' }
  | { readonly kind: 'projects' }
  | { readonly kind: 'activity' }
  | { readonly kind: 'batch' }
  /** These words wait in the open project: `go` leaves it. */
  | { readonly kind: 'leave'; readonly words: string; readonly go: () => void }

export interface ToolRun {
  readonly tool: ToolEntry
  readonly args: Readonly<Record<string, unknown>>
}

/** Words of before that are being changed, to be said again. */
export interface Rewording {
  readonly text: string
  /** The entry of the history that they made, where it can be taken back first: it is the last one that stands. */
  readonly undoId: string | null
}

export interface DialogSlice {
  readonly rewording: Rewording | null
  readonly setRewording: (rewording: Rewording | null) => void
  /** A text that is put into the message, to be sent or changed there; taken out when it is. */
  readonly unsent: string | null
  readonly setUnsent: (unsent: string | null) => void
  readonly settingsOpen: boolean
  readonly exportOpen: boolean
  readonly dialog: OpenDialog | null
  /** A tool whose values are chosen under the lanes. */
  readonly tool: ToolEntry | null
  /** The stretch in which that tool is being listened to, on these tracks. */
  readonly previewed: (RangeView & { readonly trackIds: readonly string[] }) | null
  /** What "repeat last effect" would do again. */
  readonly lastEffect: ToolRun | null
  /** What the last tool that was run by hand said it did. */
  readonly said: string
  readonly openSettings: () => void
  readonly closeSettings: () => void
  readonly openExport: () => void
  readonly closeExport: () => void
  readonly setDialog: (dialog: OpenDialog | null) => void
  /** Values that were said with it, in place of those that it had last. */
  readonly toolValues: Readonly<Record<string, number>>
  readonly setTool: (tool: ToolEntry | null, values?: Readonly<Record<string, number>>) => void
  readonly setPreviewed: (place: DialogSlice['previewed']) => void
  readonly keepEffect: (run: ToolRun) => void
  readonly say: (text: string) => void
}

export function createDialogSlice(set: (change: Partial<DialogSlice>) => void): DialogSlice {
  return {
    rewording: null,
    unsent: null,
    setUnsent: (unsent) => set({ unsent }),
    setRewording: (rewording) => set({ rewording }),
    settingsOpen: false,
    exportOpen: false,
    dialog: null,
    tool: null,
    previewed: null,
    lastEffect: null,
    said: '',
    openSettings: () => set({ settingsOpen: true }),
    closeSettings: () => set({ settingsOpen: false }),
    openExport: () => set({ exportOpen: true }),
    closeExport: () => set({ exportOpen: false }),
    setDialog: (dialog) => set({ dialog }),
    toolValues: {},
    setTool: (tool, toolValues = {}) => set({ tool, toolValues }),
    setPreviewed: (previewed) => set({ previewed }),
    keepEffect: (lastEffect) => set({ lastEffect }),
    say: (said) => set({ said }),
  }
}
