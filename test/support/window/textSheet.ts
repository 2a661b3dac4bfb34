import { vi } from 'vitest'

/** A canvas beside the page whose picture is the text that was written on it last. */
class TextSheet {
  #text = ''
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return {
      canvas: this,
      scale: () => undefined,
      clearRect: () => undefined,
      measureText: (text: string) => ({ width: 7 * text.length, fontBoundingBoxAscent: 9, fontBoundingBoxDescent: 3 }),
      fillText: (text: string) => (this.#text = text),
    }
  }
  transferToImageBitmap() {
    return this.#text
  }
}

/**
 * A page that has pictures, and elements of a size: the texts that are drawn, one after the other. Whoever asks for it
 * takes the stubs and spies back.
 */
export function drawnTexts(): string[] {
  const texts: string[] = []
  vi.stubGlobal('OffscreenCanvas', TextSheet)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(102)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36)
  const screen = { transferFromImageBitmap: (text: unknown) => texts.push(String(text)) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(screen as never)
  return texts
}
