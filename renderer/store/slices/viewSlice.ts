import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { windowWidths } from '../../lib/windowWidths.ts'
import { clampView, fitView, type TimeView } from '../viewMath.ts'
import { createHandSlice, type HandSlice } from './handSlice.ts'
import { createLaneSlice, type LaneSlice } from './laneSlice.ts'
import type { MirrorSlice } from './mirrorSlice.ts'

/** A selection that is still being dragged: shown, not sent. */
export interface Draft {
  readonly start: number
  readonly end: number
  readonly trackIds: readonly string[]
}

export type Naming =
  | { readonly what: 'track'; readonly id: string }
  | { readonly what: 'newLabel' }
  | { readonly what: 'label'; readonly id: string }
  | { readonly what: 'clip'; readonly id: string }

/** An edge that is under way: of a label, or of a step that waits for approval. */
export interface EdgeDraft {
  readonly of: 'label' | 'step'
  /** The label's id, or the step's index as text. */
  readonly id: string
  readonly start: number
  readonly end: number
}

/** What was drawn of a clip when it was taken up, and which of its seconds that are. */
export interface LiftedPicture {
  readonly canvas: HTMLCanvasElement
  readonly from: number
  readonly to: number
}

/** Clips that are being moved or trimmed: where they would be. */
export interface ClipDraft {
  readonly how: 'move' | 'copy' | 'trim'
  readonly clips: readonly {
    readonly id: string
    readonly trackId: string
    readonly start: number
    readonly end: number
    readonly picture?: LiftedPicture | undefined
  }[]
  /** `over`: one of them would lie over a clip that stays, where it can't be let go. */
  readonly fit: 'free' | 'over'
  /** The time at which an edge of them holds. */
  readonly snappedAt: number | null
}

/** A clip whose fades or gain are being pulled: what they would be. */
export interface LevelDraft {
  readonly id: string
  readonly part: 'fadeIn' | 'fadeOut' | 'gain'
  /** Seconds, or dB. */
  readonly value: number
  readonly snappedAt: number | null
}

/** A clip with a point of its envelope being pulled: all of them, as they would be. */
export interface EnvelopeDraft {
  readonly id: string
  readonly part: 'envelope'
  readonly points: NonNullable<ClipView['envelope']>
  /** The one that is pulled, by its place among them. */
  readonly held: number
  readonly snappedAt: number | null
}

export type ShapeDraft = LevelDraft | EnvelopeDraft

/** Which of many changes of a step that waits is looked at, and how they are listed. */
export interface ChangeSpot {
  readonly step: number
  /** The change, by its number among those of the step; null while none was gone to. */
  readonly number: number | null
  readonly order: 'all' | 'longest' | 'deepest' | 'left'
  readonly over: number
  /** Whether the keyboard is in the list. */
  readonly focused: boolean
  /** Where it is on the timeline that is shown; null where it has no place there. */
  readonly place: { readonly start: number; readonly end: number } | null
}

/** The window's own state: what is shown, and how large. */
export interface ViewSlice extends LaneSlice, HandSlice {
  readonly view: TimeView
  /** `fit` keeps showing the whole project when its length or the window changes. */
  readonly zoomMode: 'fit' | 'free'
  /** `auto`: the tracks share the room that there is, within reason. */
  readonly trackHeight: number | 'auto'
  readonly draft: Draft | null
  readonly edgeDraft: EdgeDraft | null
  /** A loop region that is being drawn or pulled. */
  readonly loopDraft: { readonly start: number; readonly end: number } | null
  readonly changeSpot: ChangeSpot | null
  /** `stale`: the list of changes shows another choice than what is prepared, so that nothing may be applied yet. */
  readonly changeChoice: 'prepared' | 'stale'
  readonly clipDraft: ClipDraft | null
  readonly shapeDraft: ShapeDraft | null
  /** The clip under the pointer, which shows what can be taken hold of. */
  readonly pointedClip: string | null
  /** The clip whose fades and gain are being written. */
  readonly shapingClip: string | null
  /** The track whose lane was clicked last: a split or a paste is meant there, where no track is selected. */
  readonly pointedTrack: string | null
  /** What an answer in the chat points at. */
  readonly shownPlace: { readonly start: number; readonly end: number; readonly trackIds: readonly string[] } | null
  /** Whether what is moved stays at edges that it comes near to. */
  readonly snaps: boolean
  /** What is getting a name from the keyboard. */
  readonly naming: Naming | null
  /** As it was dragged; null while it is as wide as suits the window. */
  readonly chatWidth: number | null
  readonly chatOpen: boolean
  /** In a narrow window, where the chat is a line until it is opened. */
  readonly chatUnfolded: boolean
  /** What is beside the lanes. */
  readonly sidePanel: 'chat' | 'history'
  readonly setView: (view: TimeView) => void
  readonly fit: () => void
  readonly setLaneWidth: (width: number) => void
  /** With the time at which it is held, where that is known: one change is told to all once. */
  readonly setDraft: (draft: Draft | null, snapLine?: number | null) => void
  readonly setLoopDraft: (draft: ViewSlice['loopDraft']) => void
  readonly setEdgeDraft: (draft: EdgeDraft | null) => void
  readonly setChangeChoice: (choice: ViewSlice['changeChoice']) => void
  readonly setChangeSpot: (spot: ChangeSpot | null) => void
  readonly setClipDraft: (draft: ClipDraft | null) => void
  readonly setShapeDraft: (draft: ShapeDraft | null) => void
  readonly setPointedClip: (id: string | null) => void
  readonly setShapingClip: (id: string | null) => void
  readonly setPointedTrack: (trackId: string | null) => void
  readonly setShownPlace: (place: ViewSlice['shownPlace']) => void
  readonly toggleSnap: () => void
  readonly setNaming: (naming: Naming | null) => void
  readonly setTrackHeight: (pixels: number) => void
  readonly setChatWidth: (pixels: number) => void
  readonly toggleChat: () => void
  readonly unfoldChat: (to: 'folded' | 'unfolded') => void
  /** Opens it where it is closed. In a narrow window the chat goes back to its line. */
  readonly showSide: (panel: ViewSlice['sidePanel']) => void
}

export const trackHeights = { least: 44, most: 480 }
export const chatWidths = { least: 280, most: 640 }

/** What suits a window of this width. */
export const usualChatWidth = (window: number): number => {
  if (window >= windowWidths.huge) return 520
  return window >= windowWidths.wide ? 400 : 340
}

const within = (value: number, range: { least: number; most: number }) =>
  Math.round(Math.min(range.most, Math.max(range.least, value)))

type Seen = ViewSlice & Pick<MirrorSlice, 'project'>
type Set = (change: (state: Seen) => Partial<ViewSlice>) => void

const extentOf = ({ project }: Seen) => ({
  duration: project?.duration ?? 0,
  sampleRate: project?.sampleRate ?? 44_100,
})

export function createViewSlice(set: Set): ViewSlice {
  return {
    ...createLaneSlice(set),
    ...createHandSlice((change) => set(() => change)),
    view: { t0: 0, pxPerSec: 50, width: 0 },
    zoomMode: 'fit',
    trackHeight: 'auto',
    draft: null,
    edgeDraft: null,
    loopDraft: null,
    changeSpot: null,
    changeChoice: 'prepared',
    clipDraft: null,
    shapeDraft: null,
    pointedClip: null,
    shapingClip: null,
    pointedTrack: null,
    shownPlace: null,
    snaps: true,
    naming: null,
    chatWidth: null,
    chatOpen: true,
    chatUnfolded: false,
    sidePanel: 'chat',
    setView: (view) => set((state) => ({ view: clampView(view, extentOf(state)), zoomMode: 'free' })),
    fit: () => set((state) => ({ view: fitView(state.view.width, extentOf(state)), zoomMode: 'fit' })),
    setLaneWidth: (width) =>
      set((state) => {
        if (width === state.view.width) return {}
        const fitted = state.zoomMode === 'fit' || state.view.width === 0
        return { view: fitted ? fitView(width, extentOf(state)) : clampView({ ...state.view, width }, extentOf(state)) }
      }),
    setDraft: (draft, snapLine) =>
      set((state) => ({ draft, snapLine: snapLine === undefined ? state.snapLine : snapLine })),
    setLoopDraft: (loopDraft) => set(() => ({ loopDraft })),
    setEdgeDraft: (edgeDraft) => set(() => ({ edgeDraft })),
    setChangeChoice: (changeChoice) => set(() => ({ changeChoice })),
    setChangeSpot: (changeSpot) => set(() => ({ changeSpot })),
    setClipDraft: (clipDraft) => set(() => ({ clipDraft })),
    setShapeDraft: (shapeDraft) => set(() => ({ shapeDraft })),
    setShapingClip: (shapingClip) => set(() => ({ shapingClip })),
    setPointedClip: (id) => set(() => ({ pointedClip: id })),
    setPointedTrack: (pointedTrack) => set(() => ({ pointedTrack })),
    setShownPlace: (shownPlace) => set(() => ({ shownPlace })),
    toggleSnap: () => set((state) => ({ snaps: !state.snaps })),
    setNaming: (naming) => set(() => ({ naming })),
    setTrackHeight: (pixels) => set(() => ({ trackHeight: within(pixels, trackHeights) })),
    setChatWidth: (pixels) => set(() => ({ chatWidth: within(pixels, chatWidths) })),
    toggleChat: () => set((state) => ({ chatOpen: !state.chatOpen })),
    unfoldChat: (to) => set(() => ({ chatUnfolded: to === 'unfolded' })),
    showSide: (sidePanel) => set(() => ({ sidePanel, chatOpen: true, chatUnfolded: sidePanel === 'history' })),
  }
}
