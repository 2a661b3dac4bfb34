import type { Scope } from './scope.ts'
import { setStyle } from './setIfOther.ts'
import { watchSize } from './watchSize.ts'
import { watchTheme } from './watchTheme.ts'

/** Shows a text that is another one at every frame as a picture, where it would be written. */
export type TextPicture = (text: string) => void

/** A page that is only a document has no pictures. */
export const hasPictures = (): boolean => typeof OffscreenCanvas !== 'undefined'

interface Sheet {
  readonly drawing: OffscreenCanvasRenderingContext2D
  /** Of the letters, from the top; CSS pixels. */
  readonly baseline: number
  readonly ratio: number
  readonly align: 'center' | 'right'
}

/**
 * A text that is changed makes a browser lay out the page, look for what is under the pointer again, and paint: two
 * milliseconds a frame. A picture that is changed is handed to the compositor. It looks as the text of `said`, which
 * the canvas lies over. Null where a page has no pictures.
 */
export function createTextPicture(said: HTMLElement, canvas: HTMLCanvasElement, scope: Scope): TextPicture | null {
  const screen = hasPictures() ? canvas.getContext('bitmaprenderer') : null
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
    const { drawing, baseline, ratio, align } = sheet
    drawing.clearRect(0, 0, width, height)
    const room = width - drawing.measureText(text).width
    drawing.fillText(text, align === 'center' ? room / 2 : room, baseline)
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
  const { fontWeight, fontSize, fontFamily, letterSpacing, color, textAlign } = getComputedStyle(said)
  drawing.scale(ratio, ratio)
  drawing.font = `${fontWeight} ${fontSize} ${fontFamily}`
  if (letterSpacing !== 'normal') drawing.letterSpacing = letterSpacing
  drawing.fillStyle = color
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = drawing.measureText('0')
  const [above, below] = [Math.round(fontBoundingBoxAscent), Math.round(fontBoundingBoxDescent)]
  // What a line has left over is more below, and what a field has more above.
  const round = said instanceof HTMLInputElement ? Math.round : Math.floor
  const baseline = round((height - above - below) / 2) + above
  return { drawing, baseline, ratio, align: textAlign === 'center' ? 'center' : 'right' }
}
