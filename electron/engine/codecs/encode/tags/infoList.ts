import type { Tags } from '../../../../../shared/schemas/exportRequest.ts'
import { type TagField, tagsThatAreThere } from './tags.ts'

const ids: Readonly<Record<TagField, string>> = {
  title: 'INAM',
  artist: 'IART',
  album: 'IPRD',
  year: 'ICRD',
  comment: 'ICMT',
}

/**
 * The `LIST` chunk of kind INFO that a WAV file carries its tags in (RIFF, Microsoft 1991), text as UTF-8; empty
 * without tags.
 */
export function infoList(tags: Tags | undefined): Uint8Array {
  const entries = tagsThatAreThere(tags).map(([field, value]) => chunk(ids[field], Buffer.from(`${value}\0`)))
  return entries.length === 0 ? new Uint8Array(0) : chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...entries]))
}

/** A chunk of RIFF, with the byte that makes its length even. */
export function chunk(id: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
