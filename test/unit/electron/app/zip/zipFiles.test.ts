import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { zipFiles } from '../../../../../electron/app/zip/zipFiles.ts'
import { centralEntry, endOfZip, localEntry } from '../../../../../electron/app/zip/zipRecords.ts'
import { temporaryFolder } from '../../../../support/openTestApp.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => void (place = temporaryFolder()))
afterEach(() => place.remove())

function write(name: string, content: Uint8Array | string): string {
  const file = path.join(place.folder, name)
  writeFileSync(file, content)
  return file
}

async function bytesOf(files: readonly string[]): Promise<{ zip: Buffer; size: number }> {
  const made = await zipFiles(files)
  const parts: Uint8Array[] = []
  for await (const part of made.bytes()) parts.push(part)
  return { zip: Buffer.concat(parts), size: made.size }
}

/** As a reader goes: from the end to the directory, and from there to each file. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const found: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [crc, size, nameLength, local] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    found[name] = zip.subarray(data, data + size)
    expect([zip.toString('latin1', local, local + 4), crc32(found[name])]).toEqual(['PK\u0003\u0004', crc])
    at += 46 + nameLength + zip.readUInt16LE(at + 30)
  }
  expect(at).toBe(end)
  return found
}

test('every file comes out under its name as it went in, and the size is known before', async () => {
  const loud = Buffer.alloc(200_000, 7)
  const { zip, size } = await bytesOf([write('Müller – 1.wav', loud), write('b.mp3', 'hello'), write('empty.wav', '')])
  expect(unzip(zip)).toEqual({ 'Müller – 1.wav': loud, 'b.mp3': Buffer.from('hello'), 'empty.wav': Buffer.alloc(0) })
  expect(zip.length).toBe(size)
})

test('a file that is not there any more is an error, not a shorter ZIP', async () => {
  await expect(zipFiles([path.join(place.folder, 'gone.wav')])).rejects.toThrow(/ENOENT/)
})

test('sizes and places beyond 32 bits stand in the ZIP64 fields, and only those', () => {
  const time = new Date(2026, 4, 6, 7, 8, 10)
  const large = { name: 'big.wav', size: 5 * 2 ** 30, crc: 1, time, offset: 0 }
  const behind = { name: 'b', size: 5, crc: 2, time, offset: 5 * 2 ** 30 + 57 }
  const [local, first, second] = [localEntry(large), centralEntry(large), centralEntry(behind)]
  expect([local.readUInt32LE(18), local.readUInt16LE(28), local.readBigUInt64LE(30 + 7 + 4)]).toEqual([
    0xffff_ffff,
    20,
    BigInt(large.size),
  ])
  expect([first.readUInt16LE(30), first.readUInt32LE(42)]).toEqual([20, 0])
  expect([
    second.readUInt32LE(24),
    second.readUInt16LE(30),
    second.readUInt32LE(42),
    second.readBigUInt64LE(46 + 1 + 4),
  ]).toEqual([5, 12, 0xffff_ffff, BigInt(behind.offset)])
  const end = endOfZip({ entries: 2, offset: behind.offset + 36, size: 100 })
  expect([end.length, end.readBigUInt64LE(48), end.readBigUInt64LE(64)]).toEqual([
    98,
    BigInt(behind.offset + 36),
    BigInt(behind.offset + 136),
  ])
  expect(endOfZip({ entries: 2, offset: 500, size: 100 }).length).toBe(22)
})
