/** A text that has been drawn, to be put where it belongs; sizes in CSS pixels. */
export interface LabelPicture {
  readonly image: ImageBitmap
  /** How far its text goes to the right of where it begins. */
  readonly width: number
}

export interface LabelStyle {
  readonly font: string
  readonly colour: string
  readonly pixelRatio: number
}

/** Room around a text, CSS pixels; a label is no longer than this, and its letters neither higher nor lower. */
const room = { before: 2, width: 160, above: 14, below: 5 }
/** What is kept: two screens full of them, those of a zoom and of the one before. */
const mostKept = 128

/**
 * The words of the ruler as pictures, each drawn once in its style. To write on a canvas of the page makes a browser
 * look at the page's styles each time, a second time in a frame in which anything was moved: twelve labels took as long
 * as all else that is drawn in it.
 */
export class LabelPictures {
  readonly #kept = new Map<string, LabelPicture>()
  #drawing: OffscreenCanvasRenderingContext2D | null = null
  #style = ''

  /** In the style that was asked for last: another one begins anew. */
  get(text: string, style: LabelStyle): LabelPicture | null {
    this.#use(style)
    const known = this.#kept.get(text)
    if (known) {
      this.#kept.delete(text)
      this.#kept.set(text, known)
      return known
    }
    const made = this.#draw(text, style.pixelRatio)
    if (!made) return null
    this.#kept.set(text, made)
    for (const [oldest, { image }] of this.#kept) {
      if (this.#kept.size <= mostKept) break
      image.close()
      this.#kept.delete(oldest)
    }
    return made
  }

  /** Gives back all that is kept. */
  forget(): void {
    for (const { image } of this.#kept.values()) image.close()
    this.#kept.clear()
    this.#style = ''
  }

  #use({ font, colour, pixelRatio }: LabelStyle): void {
    const style = `${font} ${colour} ${pixelRatio}`
    if (style === this.#style) return
    this.forget()
    this.#style = style
    const width = Math.ceil((room.before + room.width) * pixelRatio)
    const height = Math.ceil((room.above + room.below) * pixelRatio)
    this.#drawing = new OffscreenCanvas(width, height).getContext('2d')
    if (!this.#drawing) return
    this.#drawing.scale(pixelRatio, pixelRatio)
    this.#drawing.font = font
    this.#drawing.fillStyle = colour
    this.#drawing.textBaseline = 'alphabetic'
  }

  #draw(text: string, pixelRatio: number): LabelPicture | null {
    const drawing = this.#drawing
    if (!drawing) return null
    drawing.clearRect(0, 0, drawing.canvas.width / pixelRatio, drawing.canvas.height / pixelRatio)
    drawing.fillText(text, room.before, room.above)
    return { image: drawing.canvas.transferToImageBitmap(), width: drawing.measureText(text).width }
  }
}

interface LabelPlace {
  readonly x: number
  readonly y: number
  readonly pixelRatio: number
  /** Where the ruler ends. */
  readonly end: number
}

/**
 * Puts a picture where its text begins and stands, on whole device pixels, so that it is what it was drawn as; but not
 * one that would be cut off, since it would say another time.
 */
export function putLabel(
  context: Pick<CanvasRenderingContext2D, 'drawImage'>,
  { image, width }: LabelPicture,
  { x, y, pixelRatio, end }: LabelPlace,
): void {
  if (x + width > end) return
  const onPixel = (place: number) => Math.round(place * pixelRatio) / pixelRatio
  const size = { width: image.width / pixelRatio, height: image.height / pixelRatio }
  context.drawImage(image, onPixel(x - room.before), onPixel(y - room.above), size.width, size.height)
}
