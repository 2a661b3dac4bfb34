const pixels = new Map<string, number>()

/**
 * An opaque pixel of a CSS colour, in the byte order of all machines that browsers run on. The browser itself says what
 * a colour is in red, green and blue: it is painted once and read back.
 */
export function pixelColour(colour: string): number {
  const known = pixels.get(colour)
  if (known !== undefined) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return 0
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [pixel = 0] = new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)
  pixels.set(colour, pixel)
  return pixel
}
