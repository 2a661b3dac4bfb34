import type { InputFile } from '../codecs/files/inputFile.ts'
import type { ReadLine } from './fileLabel.ts'
import { decodeName } from './decodeName.ts'
import { type RiffChunk, riffChunks } from './riffChunks.ts'
import { viewOf } from '../codecs/files/viewOf.ts'
import type { SoundMarkers } from './fileLabel.ts'

/** Ten thousand points with their names fit. */
const mostBytes = 1 << 24
const cueBytes = 24

interface Named {
  name: string
  note: string
  /** Frames; 0 for a point. */
  length: number
}

interface Found {
  /** Frames a second. */
  rate: number
  readonly points: { readonly id: number; readonly at: number }[]
  readonly named: Map<number, Named>
  recordedAt: number | null
  description: string
}

/** The points of `cue `, their names and lengths of `LIST adtl`, and what `bext` says of the recording. */
export function readWavMarkers(file: InputFile): SoundMarkers {
  const isLittle = String.fromCharCode(...file.read(0, 4)) !== 'RIFX'
  const found: Found = { rate: 0, points: [], named: new Map(), recordedAt: null, description: '' }
  let startedAt: number | null = null
  for (const chunk of riffChunks(file, isLittle)) {
    const read = readers[chunk.id]
    if (read === undefined) continue
    const bytes = file.read(chunk.start, Math.min(chunk.size, mostBytes))
    startedAt = read(bytes, isLittle, found) ?? startedAt
  }
  const { rate, description } = found
  if (rate === 0) return { lines: [], recordedAt: null, description }
  return {
    lines: found.points.map((point) => lineOf(point, found)),
    recordedAt: toDayTime(startedAt, rate),
    description,
  }
}

/** What takes the bytes of a chunk; that of `bext` says at which frame since midnight the recording began. */
const readers: Readonly<
  Record<RiffChunk['id'], (bytes: Uint8Array, isLittle: boolean, found: Found) => number | null>
> = { 'fmt ': readRate, 'cue ': readCues, LIST: readNames, bext: readBroadcast }

function lineOf({ id, at }: Found['points'][number], { named, rate }: Found): ReadLine {
  const { name = '', note = '', length = 0 } = named.get(id) ?? {}
  return { start: at / rate, end: (at + length) / rate, text: name === '' ? note : name }
}

/** Recorders that were never told the time write 0. */
function toDayTime(startedAt: number | null, rate: number): number | null {
  const seconds = (startedAt ?? 0) / rate
  return seconds > 0 && seconds < 86_400 ? seconds : null
}

function readRate(bytes: Uint8Array, isLittle: boolean, found: Found): null {
  if (bytes.length >= 8 && found.rate === 0) found.rate = viewOf(bytes).getUint32(4, isLittle)
  return null
}

function readCues(bytes: Uint8Array, isLittle: boolean, { points }: Found): null {
  const view = viewOf(bytes)
  const count = bytes.length < 4 ? 0 : Math.min(view.getUint32(0, isLittle), Math.floor((bytes.length - 4) / cueBytes))
  for (let at = 4; at < 4 + count * cueBytes; at += cueBytes)
    points.push({ id: view.getUint32(at, isLittle), at: view.getUint32(at + 20, isLittle) })
  return null
}

function readNames(bytes: Uint8Array, isLittle: boolean, { named }: Found): null {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'adtl') return null
  const view = viewOf(bytes)
  let next = 4
  while (next + 12 <= bytes.length) {
    const kind = String.fromCharCode(...bytes.subarray(next, next + 4))
    const size = view.getUint32(next + 4, isLittle)
    const body = bytes.subarray(next + 8, next + 8 + size)
    if (size >= 4) takeName(kind, body, isLittle, ofPoint(named, view.getUint32(next + 8, isLittle)))
    next += 8 + size + (size % 2)
  }
  return null
}

function ofPoint(named: Map<number, Named>, id: number): Named {
  const known = named.get(id) ?? { name: '', note: '', length: 0 }
  named.set(id, known)
  return known
}

function takeName(kind: string, body: Uint8Array, isLittle: boolean, of: Named): void {
  if (kind === 'labl') of.name = decodeName(body.subarray(4))
  if (kind === 'note') of.note = decodeName(body.subarray(4))
  if (kind !== 'ltxt' || body.length < 20) return
  of.length = viewOf(body).getUint32(4, isLittle)
  const text = decodeName(body.subarray(20))
  if (text !== '' && of.name === '') of.name = text
}

/** EBU Tech 3285: a description of 256 letters, then who and when, then the frames since midnight in 64 bits. */
function readBroadcast(bytes: Uint8Array, _isLittle: boolean, found: Found): number | null {
  found.description = decodeName(bytes.subarray(0, 256)).trim()
  return bytes.length < 346 ? null : Number(viewOf(bytes).getBigUint64(338, true))
}
