import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { centralEntry, endOfZip, localEntry, type ZipEntry } from './zipRecords.ts'

export interface Zip {
  readonly size: number
  /** Reads the files as it is read. */
  readonly bytes: () => AsyncGenerator<Uint8Array>
}

/**
 * One ZIP of these files under their own names, stored as they are: sound that is compressed already does not get
 * smaller.
 */
export async function zipFiles(files: readonly string[]): Promise<Zip> {
  const entries: (ZipEntry & { readonly file: string })[] = []
  let offset = 0
  for (const file of files) {
    const { size, mtime } = await stat(file)
    const entry = { file, name: path.basename(file), size, crc: await checksum(file), time: mtime, offset }
    entries.push(entry)
    offset += localEntry(entry).length + size
  }
  const directory = Buffer.concat(entries.map(centralEntry))
  const end = Buffer.concat([directory, endOfZip({ entries: entries.length, offset, size: directory.length })])
  return {
    size: offset + end.length,
    async *bytes() {
      for (const entry of entries) {
        yield localEntry(entry)
        yield* createReadStream(entry.file) as AsyncIterable<Buffer>
      }
      yield end
    },
  }
}

async function checksum(file: string): Promise<number> {
  let crc = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) crc = crc32(chunk, crc)
  return crc
}
