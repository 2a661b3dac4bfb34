import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { InputFile } from '../../codecs/files/inputFile.ts'
import { decodeName } from '../decodeName.ts'
import { riffChunks } from '../riffChunks.ts'
import { viewOf } from '../../codecs/files/viewOf.ts'
import type { FoundAbout } from './foundAbout.ts'

const fields: Readonly<Record<string, keyof Tags>> = {
  INAM: 'title',
  IART: 'artist',
  IPRD: 'album',
  ICRD: 'year',
  ICMT: 'comment',
}
const mostBytes = 1 << 20

/** The list of kind INFO; WAV has no cover. */
export function readWavAbout(file: InputFile): FoundAbout {
  const isLittle = file.read(0, 4)[3] !== 'X'.charCodeAt(0)
  const lists = [...riffChunks(file, isLittle)].filter(({ id }) => id === 'LIST')
  const texts = lists.flatMap(({ start, size }) => infoIn(file.read(start, Math.min(size, mostBytes)), isLittle))
  return { texts, pictures: [] }
}

function infoIn(list: Uint8Array, isLittle: boolean): [keyof Tags, string][] {
  if (String.fromCharCode(...list.subarray(0, 4)) !== 'INFO') return []
  const found: [keyof Tags, string][] = []
  for (let at = 4; at + 8 <= list.length;) {
    const size = viewOf(list).getUint32(at + 4, isLittle)
    const field = fields[String.fromCharCode(...list.subarray(at, at + 4))]
    if (field !== undefined) found.push([field, decodeName(list.subarray(at + 8, at + 8 + size))])
    at += 8 + size + (size % 2)
  }
  return found
}
