import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behindTags } from '../../../../../electron/engine/codecs/behindTags.ts'
import type { InputFile } from '../../../../../electron/engine/codecs/files/inputFile.ts'
import { sniffFormat } from '../../../../../electron/engine/codecs/sniffFormat.ts'
import { hear, scratchFile } from '../../../../support/files/importing.ts'
import { lenaFile } from '../../../../support/files/soundSeeds.ts'

/** An ID3 tag with these frames, which claims so many bytes. */
function id3(claimed: number, ...parts: readonly Buffer[]): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (claimed >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(size), ...parts])
}

const frame = Buffer.concat([Buffer.from('TIT2\0\0\0\x06\0\0\x03Night', 'latin1')])
const zeros = Buffer.alloc(100)

function apeHead(items: number, flags: number): Buffer {
  const head = Buffer.alloc(32)
  head.write('APETAGEX')
  for (const [place, number] of [2000, items + 32, 1, flags].entries()) head.writeUInt32LE(number, 8 + 4 * place)
  return head
}

const apeItem = Buffer.concat([Buffer.from('\x05\0\0\0\0\0\0\0Title\0Night', 'latin1')])
const ape = Buffer.concat([apeHead(apeItem.length, 0xa000_0000), apeItem, apeHead(apeItem.length, 0x8000_0000)])

const tags = [
  ['an ID3 tag', id3(116, frame, zeros)],
  ['an ID3 tag that claims far too much', id3(16_383, frame, zeros)],
  ['an ID3 tag that claims more than there is', id3(250_000_000, frame)],
  ['an ID3 tag that claims too little', id3(5, frame, zeros)],
  ['an ID3 tag of nothing that claims too much', id3(16_383)],
  ['an APE tag', ape],
  ['the head of an APE tag without the rest', apeHead(40, 0xa000_0000)],
  ['an APE tag that claims more than there is', apeHead(2 ** 31, 0xa000_0000)],
  ['an APE tag and an ID3 tag', Buffer.concat([ape, id3(116, frame, zeros)])],
  ['two ID3 tags', Buffer.concat([id3(16, frame), id3(116, frame, zeros)])],
] as const

const sounds = ['lena.flac', 'lena.mp3', 'lena.ogg'].map((name) => [name, readFileSync(lenaFile(name))] as const)

const fileOf = (bytes: Buffer): InputFile => ({
  name: 'take',
  path: 'take',
  stamp: '',
  size: bytes.length,
  read: (at, length) => new Uint8Array(bytes.subarray(at, at + length)),
  close: () => undefined,
})

test.each(sounds.flatMap(([name, sound]) => tags.map(([what, tag]) => [name, what, sound, tag] as const)))(
  '%s begins behind %s',
  (name, _, sound, tag) => {
    const kind = name.replace('lena.', '')
    const bare = sniffFormat(fileOf(sound))
    expect(sniffFormat(fileOf(Buffer.concat([tag, sound])))).toEqual({
      kind,
      at: tag.length + ('at' in bare ? bare.at : NaN),
    })
  },
)

test.each(sounds)('%s with tags in front is heard as a whole', async (name, sound) => {
  const length = async (bytes: Buffer): Promise<number> => (await hear(scratchFile(bytes, name))).sound[0]?.length ?? 0
  const bare = await length(sound)
  expect(bare).toBeGreaterThan(10_000)
  expect(await length(Buffer.concat([ape, sound]))).toBe(bare)
  expect(await length(Buffer.concat([id3(16_383, frame), sound]))).toBe(bare)
})

test('tags without end are not followed for ever', () => {
  const file = fileOf(Buffer.concat(Array.from({ length: 100_000 }, () => id3(0))))
  expect(behindTags(file, () => true)).toBe(80)
})
