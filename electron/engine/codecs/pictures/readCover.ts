import type { Cover } from '../../model/about.ts'
import { limits } from '../../../../shared/schemas/limits.ts'

/** A JPEG or PNG picture by its own first bytes, whatever the file says that it is; null for all else. */
export function coverOf(bytes: Uint8Array): Cover | null {
  if (bytes.length > limits.coverBytes) return null
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { mime: 'image/jpeg', bytes }
  return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? { mime: 'image/png', bytes } : null
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Pixels; null where the picture does not say. */
export const sizeOf = ({ mime, bytes }: Cover): PictureSize | null =>
  mime === 'image/png' ? pngSize(bytes) : jpegSize(bytes)

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** In the first frame header; those of other kinds between are tables. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] as number
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
