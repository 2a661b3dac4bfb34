import type { Scope } from '../../lib/scope.ts'
import { setStyle } from '../../lib/setIfOther.ts'
import { watchSize } from '../../lib/watchSize.ts'
import { watchTheme } from '../../lib/watchTheme.ts'

/** Writes a time that is another one at every frame as a picture, where its text would stand. */
export type RunningClock = (text: string) => void

interface Sheet {
  readonly drawing: OffscreenCanvasRenderingContext2D
  /** Of the letters, from the top; CSS pixels. */
  readonly baseline: number
  readonly ratio: number
}

/**
 * A text that is changed makes a browser lay out the page, look for what is under the pointer again, and paint: two
 * milliseconds a frame. A picture that is changed is handed to the compositor. Null where a page has no pictures.
 */
export function createRunningClock(said: HTMLElement, canvas: HTMLCanvasElement, scope: Scope): RunningClock | null {
  const screen = typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('bitmaprenderer')
  if (screen === null) return null
  let sheet: Sheet | null = null
  let shown = ''
  const forget = () => {
    sheet = null
  }
  const size = watchSize(said, scope, forget)
  watchTheme(scope, forget)
  scope.listen(window, 'resize', forget)
  return (text) => {
    const { width, height } = size()
    if (width === 0 || (sheet && text === shown)) return
    sheet ??= makeSheet(said, width, height)
    if (!sheet) return
    shown = text
    const { drawing, baseline, ratio } = sheet
    drawing.clearRect(0, 0, width, height)
    drawing.fillText(text, width - drawing.measureText(text).width, baseline)
    const { width: wide, height: high } = drawing.canvas
    if (canvas.width !== wide) canvas.width = wide
    if (canvas.height !== high) canvas.height = high
    setStyle(canvas, 'width', `${wide / ratio}px`)
    screen.transferFromImageBitmap(drawing.canvas.transferToImageBitmap())
  }
}

/** As the text is written: in its font and colour, in the middle of its line. */
function makeSheet(said: HTMLElement, width: number, height: number): Sheet | null {
  const ratio = window.devicePixelRatio || 1
  const drawing = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio)).getContext('2d')
  if (!drawing) return null
  const { fontWeight, fontSize, fontFamily, letterSpacing, color } = getComputedStyle(said)
  drawing.scale(ratio, ratio)
  drawing.font = `${fontWeight} ${fontSize} ${fontFamily}`
  if (letterSpacing !== 'normal') drawing.letterSpacing = letterSpacing
  drawing.fillStyle = color
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = drawing.measureText('0')
  const [above, below] = [Math.round(fontBoundingBoxAscent), Math.round(fontBoundingBoxDescent)]
  return { drawing, baseline: Math.floor((height - above - below) / 2) + above, ratio }
}
