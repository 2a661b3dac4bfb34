/** What a picture is drawn with, whether it goes on the screen from there or not. */
export type Drawing2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

let sheet: OffscreenCanvasRenderingContext2D | null = null

/** An empty sheet of so many device pixels, for the next picture that is shown; all pictures are drawn on the one. */
export function emptySheet(width: number, height: number): OffscreenCanvasRenderingContext2D {
  sheet ??= makeDrawing(width, height)
  const { canvas } = sheet
  // Setting a size empties it, too, for which it is made anew.
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  return sheet
}

/** A canvas beside the page. */
function makeDrawing(width: number, height: number): OffscreenCanvasRenderingContext2D {
  // Read often: kept in memory, from where it goes on the screen without a graphics card.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('a canvas has no context')
  return context
}

/**
 * Puts what is on the sheet on a canvas of the page, and empties the sheet. Such a canvas keeps its picture: one that
 * is drawn on is copied for the compositor at each frame in which anything moves (0.02 to 0.1 ms), whether it has
 * changed or not, and needs another buffer for it (1 to 5 ms) where frames follow each other more quickly than before,
 * so that all lanes at once took 20 to 40 ms.
 */
export function showSheet(canvas: HTMLCanvasElement): void {
  if (sheet === null) return
  const screen = canvas.getContext('bitmaprenderer')
  if (screen === null) throw new Error('a canvas has no context')
  const { width, height } = sheet.canvas
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  screen.transferFromImageBitmap(sheet.canvas.transferToImageBitmap())
}
