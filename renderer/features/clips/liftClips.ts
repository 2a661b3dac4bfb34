import type { AppState } from '../../store/appStore.ts'
import type { ClipOnTrack } from '../../store/clipCommands.ts'
import type { LiftedPicture } from '../../store/slices/viewSlice.ts'

type Lifted = ReadonlyMap<string, LiftedPicture>

/**
 * What is seen of the waveforms of clips that are taken up, copied from the lanes as they are drawn: whoever moves a
 * clip moves its sound, and not an empty box. A clip of which nothing is drawn has no picture.
 */
export function liftClips(clips: readonly ClipOnTrack[], { view }: Pick<AppState, 'view'>): Lifted {
  const pictures = new Map<string, LiftedPicture>()
  for (const { clip, index } of clips) {
    const lane = document.querySelector<HTMLElement>(`.lane[data-lane="${index}"]`)
    const drawn = lane && canvasIn(lane.querySelector('.lane-wave'))
    if (!lane || !drawn) continue
    const place = drawn.getBoundingClientRect()
    const left = lane.getBoundingClientRect().left
    const timeAt = (x: number) => view.t0 + (x - left) / view.pxPerSec
    const from = Math.max(clip.start, timeAt(place.left))
    const to = Math.min(clip.end, timeAt(place.right))
    const perSecond = (drawn.width / place.width) * view.pxPerSec
    const width = Math.round((to - from) * perSecond)
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (context === null || !(width > 0)) continue
    canvas.width = width
    canvas.height = drawn.height
    context.drawImage(drawn, Math.round((timeAt(place.left) - from) * perSecond), 0)
    pictures.set(clip.id, { canvas, from: from - clip.start, to: to - clip.start })
  }
  return pictures
}

/** The canvas that is drawn on: wavesurfer.js has others without a width. */
function canvasIn(node: Element | null): HTMLCanvasElement | null {
  if (node === null) return null
  if (node instanceof HTMLCanvasElement) return node.width > 0 ? node : null
  for (const child of [...node.children, ...(node.shadowRoot?.children ?? [])]) {
    const found = canvasIn(child)
    if (found !== null) return found
  }
  return null
}
