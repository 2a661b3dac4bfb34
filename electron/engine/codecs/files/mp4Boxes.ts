import type { InputFile } from './inputFile.ts'
import { viewOf } from './viewOf.ts'

/** Of boxes beside each other; real files have a few dozen. */
const mostBoxes = 10_000

export interface Mp4Box {
  readonly kind: string
  readonly start: number
  readonly end: number
}

/**
 * The box at the end of a path, from the top or within another box; null where there is none. `meta` has four bytes in
 * front of its boxes.
 */
export function findBox(
  file: InputFile,
  path: readonly string[],
  top: Mp4Box = { kind: '', start: 0, end: file.size },
): Mp4Box | null {
  let within = top
  for (const kind of path) {
    const found = boxesIn(file, within).find((box) => box.kind === kind)
    if (found === undefined) return null
    within = kind === 'meta' ? { ...found, start: found.start + 4 } : found
  }
  return within
}

export function boxesIn(file: InputFile, { start, end }: Mp4Box): Mp4Box[] {
  const found: Mp4Box[] = []
  for (let at = start; at + 8 <= end && found.length < mostBoxes;) {
    const head = file.read(at, 16)
    if (head.length < 8) break
    const size = sizeOf(head, end - at)
    const isLong = viewOf(head).getUint32(0) === 1
    if (size < 8) break
    const kind = String.fromCharCode(...head.subarray(4, 8))
    found.push({ kind, start: at + (isLong ? 16 : 8), end: Math.min(end, at + size) })
    at += size
  }
  return found
}

/** 1 says that the size is behind the name, 0 that it goes on to the end. */
function sizeOf(head: Uint8Array, rest: number): number {
  const size = viewOf(head).getUint32(0)
  if (size === 0) return rest
  return size === 1 && head.length >= 16 ? Number(viewOf(head).getBigUint64(8)) : size
}
