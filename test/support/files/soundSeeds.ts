import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageChecksum } from '../../../electron/engine/codecs/ogg/createPageReader.ts'

const folder = path.dirname(fileURLToPath(import.meta.resolve('audio-lena')))

/** A recording of a voice in many formats (public domain). */
export function lenaFile(name: string): string {
  return path.join(folder, name)
}

/** The beginnings of real files: whole frames and pages, and one that is cut off. */
export const soundSeeds: readonly (readonly [name: string, bytes: Uint8Array])[] = (
  [
    ['lena.mp3', 9000],
    ['lena.ogg', 16_000],
    ['lena.opus', 12_000],
    ['lena.flac', 20_000],
    ['lena.wav', 3000],
    ['lena.aiff', 3000],
    ['lena-24.aiff', 3000],
    ['lena-alaw.aiff', 3000],
  ] as const
).map(([name, length]) => [name, new Uint8Array(readFileSync(lenaFile(name))).slice(0, length)])

/** Gives every Ogg page the checksum that it should have, so that what is wrong in it gets past the door. */
export function sealPages(bytes: Uint8Array): Uint8Array {
  const sealed = bytes.slice()
  const view = new DataView(sealed.buffer)
  for (let at = 0; at + 27 <= sealed.length; at++) {
    if (sealed[at] !== 0x4f || sealed[at + 1] !== 0x67 || sealed[at + 2] !== 0x67 || sealed[at + 3] !== 0x53) continue
    const parts = sealed[at + 26] ?? 0
    const length = 27 + parts + sealed.subarray(at + 27, at + 27 + parts).reduce((sum, part) => sum + part, 0)
    if (at + length <= sealed.length) view.setUint32(at + 22, pageChecksum(sealed.subarray(at, at + length)), true)
  }
  return sealed
}
