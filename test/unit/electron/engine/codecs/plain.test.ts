import { describe, expect, it } from 'vitest'
import { failureOf, hear, scratchFile } from '../../../../support/files/importing.ts'
import { bytesOf, joinBytes, numbers } from '../../../../support/files/makeWav.ts'
import { bigEndian } from '../../../../support/files/soundMarkers.ts'

const auHead = (fields: Partial<Record<'offset' | 'size' | 'encoding' | 'rate' | 'channels', number>> = {}) => {
  const said = { offset: 24, size: 0xffff_ffff, encoding: 3, rate: 8000, channels: 1, ...fields }
  return joinBytes(
    bytesOf('.snd'),
    ...[said.offset, said.size, said.encoding, said.rate, said.channels].map((value) => bigEndian(value)),
  )
}
const samples = Uint8Array.of(0x40, 0x00, 0xc0, 0x00)

const wide = (value: number): Uint8Array => numbers([value, 8]).reverse()
const cafHead = (rate: number, code = 'lpcm', channels = 1, bits = 16): Uint8Array => {
  const exact = new DataView(new ArrayBuffer(8))
  exact.setFloat64(0, rate)
  const rest = [0, (channels * bits) / 8, 1, channels, bits].map((value) => bigEndian(value))
  const about = joinBytes(new Uint8Array(exact.buffer), bytesOf(code), ...rest)
  return joinBytes(bytesOf('caff'), Uint8Array.of(0, 1, 0, 0), bytesOf('desc'), wide(32), about)
}
const cafData = joinBytes(bytesOf('data'), wide(8), bigEndian(0), samples)

describe('AU, CAF and Wave64', () => {
  it('of a length that is not said are taken to their ends', async () => {
    const heard = await hear(scratchFile(joinBytes(auHead(), samples, Uint8Array.of(1)), 'take.au'))
    expect(heard.sound).toEqual([Float32Array.of(0.5, -0.5)])
    expect(heard.notes.join()).toContain('does not say how long it is')
    const endless = joinBytes(bytesOf('data'), new Uint8Array(8).fill(255), bigEndian(0), samples)
    const caf = await hear(scratchFile(joinBytes(cafHead(8000), endless), 'take.caf'))
    expect(caf.sound).toEqual([Float32Array.of(0.5, -0.5)])
  })

  const refused: [string, Uint8Array, string][] = [
    ['AU with half a header', auHead().subarray(0, 20), 'files/broken'],
    ['AU without a rate', joinBytes(auHead({ rate: 0 }), samples), 'files/broken'],
    ['AU without channels', joinBytes(auHead({ channels: 0 }), samples), 'files/broken'],
    ['AU of many channels', joinBytes(auHead({ channels: 0xffff_ffff }), samples), 'files/unsupported'],
    ['AU with G.721', joinBytes(auHead({ encoding: 23 }), samples), 'files/unsupported'],
    ['AU that begins behind its end', joinBytes(auHead({ offset: 0xffff_fff0 }), samples), 'files/empty'],
    ['CAF with AAC', joinBytes(cafHead(8000, 'aac '), cafData), 'files/convert-first'],
    ['CAF of an endless rate', joinBytes(cafHead(Infinity), cafData), 'files/broken'],
    ['CAF without channels', joinBytes(cafHead(8000, 'lpcm', 0), cafData), 'files/broken'],
    ['CAF without sound', cafHead(8000), 'files/broken'],
    ['CAF without a description', joinBytes(cafHead(8000).subarray(0, 8), cafData), 'files/broken'],
    ['Wave64 with nothing in it', joinBytes(bytesOf('riff\x2e\x91\xcf\x11'), new Uint8Array(64)), 'files/broken'],
  ]
  it.each(refused)('%s is refused clearly', async (_, bytes, code) => {
    expect(await failureOf(bytes)).toMatch(new RegExp(`^${code}: `, 'u'))
  })
})
