import type { InputFile } from '../files/inputFile.ts'
import { createPageReader, type Page } from './createPageReader.ts'
import { readOpusHead } from './readOpusHead.ts'

/** A recording in an Ogg file: several may stand one behind the other (RFC 3533, 4: chained streams). */
export interface Link {
  /** Where its first page begins. */
  readonly at: number
  /** 0 where its sound is of no known kind. */
  readonly channels: number
}

const headBytes = 27
const flagsAt = 5
const beginsStream = 2
/** Files are put together of songs, not of more than that. */
const linkLimit = 1000
/** Streams that a recording may begin with, side by side. */
export const streamLimit = 32
const searchBytes = 1 << 16

/** What was found, and how many recordings more there are than are opened. */
export interface Links {
  readonly links: readonly Link[]
  readonly beyond: number
}

/** All of them; pages are gone over by their heads alone, so that an hour takes milliseconds. */
export function findLinks(file: InputFile, start: number): Links {
  const links: Link[] = []
  let beyond = 0
  let isBehindSound = true
  for (let at: number | null = start; at !== null;) {
    const head = file.read(at, headBytes + 255)
    const length = pageLength(head)
    if (length === null) {
      at = findPage(file, at + 1)
      continue
    }
    const begins = ((head[flagsAt] as number) & beginsStream) !== 0
    if (begins && isBehindSound) {
      const link = links.length < linkLimit ? readLink(file, at) : null
      if (link !== null) links.push(link)
      else if (links.length === linkLimit) beyond++
    }
    isBehindSound = !begins
    at += length
  }
  return { links, beyond }
}

function pageLength(head: Uint8Array): number | null {
  if (head[0] !== 0x4f || head[1] !== 0x67 || head[2] !== 0x67 || head[3] !== 0x53 || head[4] !== 0) return null
  const parts = head[headBytes - 1] ?? 256
  if (head.length < headBytes + parts) return null
  return headBytes + parts + head.subarray(headBytes, headBytes + parts).reduce((sum, part) => sum + part, 0)
}

/** The next place that looks like a page; null behind the last. */
function findPage(file: InputFile, from: number): number | null {
  for (let at = from; at < file.size;) {
    const bytes = file.read(at, searchBytes)
    const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('OggS\0', 0, 'latin1')
    if (found !== -1) return at + found
    if (bytes.length < searchBytes) return null
    at += searchBytes - 4
  }
  return null
}

/** What its first stream of sound is; null where no page is whole. */
function readLink(file: InputFile, at: number): Link | null {
  const pages = createPageReader(file, at)
  for (let count = 0; count < streamLimit; count++) {
    const page = pages.next()
    if (page === null || !page.isFirst || pages.skipped() > 0) return count === 0 ? null : { at, channels: 0 }
    const channels = channelsOf(page)
    if (channels > 0) return { at, channels }
  }
  return { at, channels: 0 }
}

function channelsOf({ body }: Page): number {
  const start = String.fromCharCode(...body.subarray(0, 8))
  if (start === 'OpusHead') return readOpusHead(body)?.channels ?? 0
  return start.startsWith('\x01vorbis') ? (body[11] ?? 0) : 0
}
