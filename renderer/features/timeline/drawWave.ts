/** What a lane's canvas shows; columns and x are in device pixels. */
export interface WaveWindow {
  readonly channels: number
  /** Columns of each channel in the data. */
  readonly columns: number
  /** Device pixels a column: 1, or more when single samples are shown. */
  readonly columnWidth: number
  /** Device pixels of the first column's left edge. */
  readonly offset: number
  /** Column ranges that lie in clips; nothing is drawn elsewhere. */
  readonly clips: readonly { readonly from: number; readonly to: number }[]
}

const dotsFrom = 6

/**
 * Draws a bar from min to max for each column, or the samples as a line with dots when they are far enough apart.
 * Bars on whole pixels: without a graphics card a polygon of the same outline took half as long again (4 lanes, 1228 columns).
 */
export function drawWave(context: CanvasRenderingContext2D, maxes: Float32Array, mins: Float32Array, window: WaveWindow): void {
  const height = context.canvas.height / window.channels
  for (let c = 0; c < window.channels; c++) {
    const band = { base: c * window.columns, middle: height * (c + 0.5), scale: height / 2 - 1 }
    for (const clip of window.clips) {
      if (window.columnWidth > 1.5) drawSamples(context, maxes, band, window, clip)
      else drawColumns(context, maxes, mins, band, window, clip)
    }
  }
}

interface Band {
  readonly base: number
  readonly middle: number
  readonly scale: number
}

function drawColumns(context: CanvasRenderingContext2D, maxes: Float32Array, mins: Float32Array, band: Band, window: WaveWindow, clip: { from: number; to: number }): void {
  const { base, middle, scale } = band
  for (let i = clip.from; i < clip.to; i++) {
    const top = Math.round(middle - (maxes[base + i] ?? 0) * scale)
    const bottom = Math.round(middle - (mins[base + i] ?? 0) * scale)
    context.fillRect(window.offset + i * window.columnWidth, top, window.columnWidth, Math.max(1, bottom - top))
  }
}

function drawSamples(context: CanvasRenderingContext2D, samples: Float32Array, band: Band, window: WaveWindow, clip: { from: number; to: number }): void {
  const { base, middle, scale } = band
  context.strokeStyle = context.fillStyle
  context.lineWidth = 1.5
  context.beginPath()
  for (let i = clip.from; i < clip.to; i++) {
    const y = middle - (samples[base + i] ?? 0) * scale
    const x = window.offset + i * window.columnWidth
    if (i === clip.from) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.stroke()
  if (window.columnWidth < dotsFrom) return
  for (let i = clip.from; i < clip.to; i++) {
    context.fillRect(window.offset + i * window.columnWidth - 2, middle - (samples[base + i] ?? 0) * scale - 2, 4, 4)
  }
}
