import type { Drawing2D } from '../lib/stillPicture.ts'

/** What a lane's canvas shows; columns and x are in device pixels. */
export interface WaveformColumns {
  readonly channels: number
  /** One above the other, or all in one where the lane is low. */
  readonly rows: number
  /** Columns of each channel in the data. */
  readonly columns: number
  /** Device pixels a column: 1, or more when single samples are shown. */
  readonly columnWidth: number
  /** Device pixels of the first column's left edge. */
  readonly offset: number
  /** Column ranges that lie in clips; nothing is drawn elsewhere. */
  readonly clips: readonly ColumnRange[]
}

/** Channel after channel, a value a column, 1 is full scale. */
export interface WaveformSound {
  readonly maxes: Float32Array<ArrayBuffer>
  readonly mins: Float32Array<ArrayBuffer>
  /** Root mean squares. */
  readonly cores: Float32Array<ArrayBuffer>
}

/** The shape that the peaks make, the core of it that the energy makes, and single samples. */
export interface WaveformColours {
  readonly peak: number
  readonly core: number
  readonly line: string
}

/** CSS pixels from which two channels stand above each other. */
const twoRowsFrom = 84

export const rowsIn = (height: number, channels: number): number => (height < twoRowsFrom ? 1 : channels)

interface ColumnRange {
  readonly from: number
  readonly to: number
}

interface Band {
  /** Where the channels that it shows begin in the data. */
  readonly bases: readonly number[]
  readonly middle: number
  readonly scale: number
}

const dotsFrom = 6

/**
 * Draws for each column the peaks, and in them a core as high as the energy, or the samples as a line with dots when
 * they are far enough apart.
 */
export function drawWaveform(
  context: Drawing2D,
  sound: WaveformSound,
  window: WaveformColumns,
  colours: WaveformColours,
): void {
  const { width, height } = context.canvas
  if (width === 0 || height === 0) return
  const bandHeight = height / window.rows
  const bases = Array.from({ length: window.channels }, (_, c) => c * window.columns)
  const bands = Array.from({ length: window.rows }, (_, row) => ({
    bases: window.rows === 1 ? bases : bases.slice(row, row + 1),
    middle: bandHeight * (row + 0.5),
    scale: bandHeight / 2 - 1,
  }))
  if (window.columnWidth === 1) {
    drawColumns(context, sound, bands, window.clips, colours)
    return
  }
  context.clearRect(0, 0, width, height)
  context.strokeStyle = colours.line
  context.fillStyle = colours.line
  for (const { bases: own, ...band } of bands)
    for (const base of own)
      for (const clip of window.clips) drawSamples(context, sound.maxes, { ...band, base }, window, clip)
}

/**
 * Writes the bars as pixels. Without a graphics card this takes two thirds of the time of 8000 rectangles, and leaves
 * no work for after the frame, so that the time it takes can be measured and shared out.
 */
function drawColumns(
  context: Drawing2D,
  sound: WaveformSound,
  bands: readonly Band[],
  clips: readonly ColumnRange[],
  colours: WaveformColours,
): void {
  const { width, height } = context.canvas
  const image = blankImage(context)
  const pixels = new Uint32Array(image.data.buffer)
  const fill = (x: number, from: number, to: number, colour: number) => {
    const end = Math.min(to, height) * width
    for (let at = Math.max(0, from) * width + x; at < end; at += width) pixels[at] = colour
  }
  for (const { bases, middle, scale } of bands) {
    const rowOf = (value: number) => Math.round(middle - value * scale)
    for (const { from, to } of clips) {
      for (let i = from; i < Math.min(to, width); i++) {
        const { max, min, core } = columnOf(sound, bases, i)
        const top = rowOf(max)
        // At least a pixel high, so that silence is a line.
        fill(i, top, Math.max(top + 1, rowOf(min)), colours.peak)
        fill(i, rowOf(Math.min(max, core)), rowOf(Math.max(min, -core)), colours.core)
      }
    }
  }
  context.putImageData(image, 0, 0)
}

let spare: ImageData | null = null

/**
 * As large as the canvas, and used again for the next one of that size: lanes are drawn one after the other, and a new
 * megabyte for each would have to be collected, which takes longer than drawing.
 */
function blankImage(context: Drawing2D): ImageData {
  const { width, height } = context.canvas
  if (spare?.width === width && spare.height === height) new Uint32Array(spare.data.buffer).fill(0)
  else spare = context.createImageData(width, height)
  return spare
}

/** What the channels of a row reach together, and their mean energy. */
function columnOf({ maxes, mins, cores }: WaveformSound, bases: readonly number[], i: number) {
  let [max, min, energy] = [-Infinity, Infinity, 0]
  for (const base of bases) {
    max = Math.max(max, maxes[base + i] ?? 0)
    min = Math.min(min, mins[base + i] ?? 0)
    energy += (cores[base + i] ?? 0) ** 2
  }
  return { max, min, core: Math.sqrt(energy / bases.length) }
}

function drawSamples(
  context: Drawing2D,
  samples: Float32Array,
  { base, middle, scale }: { readonly base: number; readonly middle: number; readonly scale: number },
  window: WaveformColumns,
  clip: ColumnRange,
): void {
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
