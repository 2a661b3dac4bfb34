import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unclearAnswer } from '../../../../support/clearAnswer.ts'
import { failureOf, hear, scratchFile, scratchFolder } from '../../../../support/importing.ts'
import { bytesOf, joinBytes, numbers } from '../../../../support/makeWav.ts'
import { changes, mutateBytes } from '../../../../support/mutateBytes.ts'
import { hasFfmpeg, runPeer } from '../../../../support/peerTools.ts'
import { bigEndian } from '../../../../support/soundMarkers.ts'

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
    ['CAF with AAC', joinBytes(cafHead(8000, 'aac '), cafData), 'files/unsupported'],
    ['CAF of an endless rate', joinBytes(cafHead(Infinity), cafData), 'files/broken'],
    ['CAF without channels', joinBytes(cafHead(8000, 'lpcm', 0), cafData), 'files/broken'],
    ['CAF without sound', cafHead(8000), 'files/broken'],
    ['CAF without a description', joinBytes(cafHead(8000).subarray(0, 8), cafData), 'files/broken'],
    ['Wave64 with nothing in it', joinBytes(bytesOf('riff\x2e\x91\xcf\x11'), new Uint8Array(64)), 'files/broken'],
  ]
  it.each(refused)('%s is refused clearly', async (_, bytes, code) => {
    expect(await failureOf(bytes)).toMatch(new RegExp(`^${code}: `, 'u'))
  })

  it.skipIf(!hasFfmpeg)('leaves out what fills the sound of Wave64 up, without a word', async () => {
    const file = path.join(scratchFolder(), 'take.w64')
    runPeer('ffmpeg', '-v', 'error', '-f', 'lavfi', '-i', 'sine=r=22050:d=1.00005', '-c:a', 'pcm_s24le', file)
    expect((await hear(file)).notes).toEqual([])
  })

  const stored = [
    ['take.au', 'pcm_s16be'],
    ['take.au', 'pcm_s24be'],
    ['take.au', 'pcm_f32be'],
    ['take.au', 'pcm_mulaw'],
    ['take.caf', 'pcm_s16le'],
    ['take.caf', 'pcm_s24be'],
    ['take.caf', 'pcm_f32le'],
    ['take.caf', 'pcm_alaw'],
    ['take.w64', 'pcm_s16le'],
    ['take.w64', 'pcm_s24le'],
    ['take.w64', 'pcm_f32le'],
  ]
  it.skipIf(!hasFfmpeg).each(stored)('%s with %s is read as the same sound in WAV', async (name, codec) => {
    const folder = scratchFolder()
    const tone = ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'aevalsrc=0.3*sin(900*t*t)|0.2*sin(700*t*t):d=1.28:s=22050']
    const [file, wav] = [path.join(folder, name), path.join(folder, 'same.wav')]
    runPeer('ffmpeg', ...tone, '-c:a', codec, file)
    runPeer('ffmpeg', ...tone, '-c:a', codec.replace(/be$/u, 'le'), wav)
    const [heard, wanted] = [await hear(file), await hear(wav)]
    expect(heard).toEqual({ ...wanted, name: heard.name })
    const cut = path.join(folder, 'take.wav')
    const bytes = readFileSync(file)
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        expect(await unclearAnswer(cut, mutateBytes(bytes.subarray(0, 2000), list))).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})
