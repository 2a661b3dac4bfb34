import { setImmediate } from 'node:timers/promises'
import type { InputFile } from '../files/inputFile.ts'
import { type Element, elementsIn, numberIn, signedIn } from './ebml.ts'
import { type SoundEdges, wholeSound } from './soundEdges.ts'

const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecDelay: 0x56aa,
  cluster: 0x1f43b675,
  group: 0xa0,
  block: 0xa1,
  discard: 0x75a2,
} as const
const sound = 2
/** Nanoseconds. */
const second = 1e9
/** Beside each other: a day of film has fewer parts. */
const mostElements = 100_000
/** So many are looked at before other work has its turn. */
const atOnce = 200
/** More than any decoder is ahead, or any last packet holds. */
const mostTaken = 10

/**
 * What the first track of sound begins before its sound (CodecDelay), and what its last packet holds too much
 * (DiscardPadding). Files that are written while they are recorded do not say how long their parts are, and have no
 * such end.
 */
export async function readMatroskaEdges(file: InputFile): Promise<SoundEdges> {
  const segment = await find(file, { start: 0, end: file.size }, (one) => one.id === ids.segment)
  if (segment === null) return wholeSound
  const tracks = await find(file, segment, (one) => one.id === ids.tracks)
  const track = tracks === null ? null : await find(file, tracks, async (one) => isSound(file, one))
  if (track === null) return wholeSound
  const delay = (await numberAt(file, track, ids.codecDelay)) / second
  const behind = (await discardedIn(file, segment, await numberAt(file, track, ids.trackNumber))) / second
  return {
    heard: [{ from: delay <= mostTaken ? delay : 0, to: Number.POSITIVE_INFINITY }],
    behind: behind > 0 && behind <= mostTaken ? behind : 0,
    duration: null,
  }
}

/** Nanoseconds, told by the last packet of the track in the last part of the file. */
async function discardedIn(file: InputFile, segment: Range, track: number): Promise<number> {
  const cluster = await findLast(file, segment, (one) => one.id === ids.cluster)
  if (cluster?.isSizeKnown !== true) return 0
  const group = await findLast(
    file,
    cluster,
    async (one) => one.id === ids.group && (await trackOf(file, one)) === track,
  )
  const found = group === null ? null : await find(file, group, (one) => one.id === ids.discard)
  return found === null ? 0 : signedIn(bytesOf(file, found))
}

/** Track numbers of up to 126 have one byte, which is all that real files need. */
async function trackOf(file: InputFile, group: Range): Promise<number> {
  const block = await find(file, group, (one) => one.id === ids.block)
  return block === null ? -1 : (file.read(block.start, 1)[0] ?? 0) & 0x7f
}

const isSound = async (file: InputFile, one: Element): Promise<boolean> =>
  one.id === ids.track && (await numberAt(file, one, ids.trackType)) === sound

async function numberAt(file: InputFile, within: Range, id: number): Promise<number> {
  const found = await find(file, within, (one) => one.id === id)
  return found === null ? 0 : numberIn(bytesOf(file, found))
}

const bytesOf = (file: InputFile, { start, end }: Range): Uint8Array => file.read(start, Math.min(8, end - start))

type Range = Pick<Element, 'start' | 'end'>
type Test = (one: Element) => boolean | Promise<boolean>

async function find(file: InputFile, within: Range, test: Test): Promise<Element | null> {
  for await (const one of walk(file, within)) if (await test(one)) return one
  return null
}

async function findLast(file: InputFile, within: Range, test: Test): Promise<Element | null> {
  let last: Element | null = null
  for await (const one of walk(file, within)) if (await test(one)) last = one
  return last
}

async function* walk(file: InputFile, { start, end }: Range): AsyncGenerator<Element> {
  let count = 0
  for (const one of elementsIn(file, start, end)) {
    count += 1
    if (count > mostElements) return
    if (count % atOnce === 0) await setImmediate()
    yield one
  }
}
