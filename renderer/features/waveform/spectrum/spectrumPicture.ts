import { spectrumRows } from '../../../../shared/dsp/spectrumScale.ts'
import { emptySheet, showSheet } from '../../../lib/stillPicture.ts'
import type { SpectrumColours } from './spectrumColours.ts'
import { tileColumns } from './spectrumGrid.ts'

/** Device pixels from the left edge of a picture. */
export interface PixelRange {
  readonly from: number
  readonly to: number
}

/** What a picture was while it is stretched; one for all lanes, which are drawn one after the other. */
let before = new Uint32Array(0)

/**
 * The picture of a spectrogram, drawn bit by bit as pixels in memory. On a canvas each move of it by some pixels, and
 * each copy for the screen, was drawn anew as a whole: 3 ms for a lane, in place of half a millisecond.
 */
export class SpectrumPicture {
  #width = 0
  #height = 0
  #pixels = new Uint32Array(0)

  get width(): number {
    return this.#width
  }

  get height(): number {
    return this.#height
  }

  /** Empty, and as large as said: as many rows as there are in a tile, or half of them. */
  reset(width: number, height: number): void {
    this.#width = width
    this.#height = height
    this.#pixels = new Uint32Array(width * height)
  }

  /** To the right by whole pixels, or to the left; nothing is where it came from. */
  moveBy(by: number): void {
    const width = this.#width
    const away = Math.min(width, Math.abs(by))
    for (let start = 0; start < this.#pixels.length; start += width) {
      const end = start + width
      if (by > 0) this.#pixels.copyWithin(start + away, start, end - away)
      else this.#pixels.copyWithin(start, start + away, end)
      if (by > 0) this.#pixels.fill(0, start, start + away)
      else this.#pixels.fill(0, end - away, end)
    }
  }

  /** What was at x comes to `offset + x * by`, as far as it lies in one of the ranges. */
  stretch(offset: number, by: number, ranges: readonly PixelRange[]): void {
    const { length } = this.#pixels
    if (before.length < length) before = new Uint32Array(length)
    before.set(this.#pixels)
    this.#pixels.fill(0)
    for (const x of columnsIn(ranges, this.#width)) {
      const was = Math.floor((x + 0.5 - offset) / by)
      if (was < 0 || was >= this.#width) continue
      for (let at = 0; at < length; at += this.#width) this.#pixels[at + x] = before[at + was] ?? 0
    }
  }

  /** A tile between two places, as far as it lies in one of the ranges; its lowest frequency at the bottom. */
  paintTile(
    levels: Int8Array,
    colours: SpectrumColours,
    { from, to }: PixelRange,
    ranges: readonly PixelRange[],
  ): void {
    const [first, end] = [Math.round(from), Math.round(to)]
    const inTile = ranges.map((range) => ({ from: Math.max(range.from, first), to: Math.min(range.to, end) }))
    const last = tileColumns - 1
    for (const x of columnsIn(inTile, this.#width)) {
      const place = Math.min(last, Math.max(0, ((x + 0.5 - from) / (to - from)) * tileColumns - 0.5))
      const column = Math.floor(place)
      this.#paintColumn(x, levels, colours, { one: column, other: Math.min(last, column + 1), part: place - column })
    }
  }

  /** Levels between those of two columns; of two rows that are one here, their mean. */
  #paintColumn(x: number, levels: Int8Array, colours: SpectrumColours, { one, other, part }: Between): void {
    const rows = spectrumRows / this.#height
    const width = this.#width
    const pixels = this.#pixels
    const weight = part / rows
    let a = one * spectrumRows
    let b = other * spectrumRows
    for (let at = (this.#height - 1) * width + x; at >= 0; at -= width) {
      let level = 0
      for (const end = a + rows; a < end; a++, b++) {
        const own = levels[a] ?? 0
        level += own / rows + ((levels[b] ?? 0) - own) * weight
      }
      pixels[at] = colours[Math.round(level)] ?? 0
    }
  }

  show(canvas: HTMLCanvasElement): void {
    if (this.#pixels.length === 0) return
    const bytes = new Uint8ClampedArray(this.#pixels.buffer)
    emptySheet(this.#width, this.#height).putImageData(new ImageData(bytes, this.#width, this.#height), 0, 0)
    showSheet(canvas)
  }
}

interface Between {
  readonly one: number
  readonly other: number
  /** How far from one to the other. */
  readonly part: number
}

function* columnsIn(ranges: readonly PixelRange[], width: number): Generator<number> {
  for (const { from, to } of ranges) for (let x = Math.max(0, from); x < Math.min(width, to); x++) yield x
}
