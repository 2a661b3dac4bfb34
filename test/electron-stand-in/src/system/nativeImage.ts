import { readFileSync } from 'node:fs'
import { strict } from '../strict.ts'

interface Size {
  width: number
  height: number
}

/** A PNG says its size in the first chunk, at bytes 16 to 23. */
function sizeOf(png: Buffer): Size {
  return png.length < 24 ? { width: 0, height: 0 } : { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

export function imageFromPng(png: Buffer) {
  return strict('NativeImage', {
    isEmpty: () => png.length === 0,
    getSize: () => sizeOf(png),
    toPNG: () => Buffer.from(png),
    toDataURL: () => `data:image/png;base64,${png.toString('base64')}`,
    setTemplateImage: (_isTemplate: boolean) => {},
  })
}

function readOrEmpty(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

export const nativeImage = strict('nativeImage', {
  createEmpty: () => imageFromPng(Buffer.alloc(0)),
  createFromPath: (file: string) => imageFromPng(readOrEmpty(file)),
  createFromBuffer: (bytes: Uint8Array) => imageFromPng(Buffer.from(bytes)),
  createFromDataURL: (url: string) => imageFromPng(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
})
