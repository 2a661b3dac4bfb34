import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../support/importing.ts'
import { bytesOf, joinBytes, makeRiff } from '../../../../support/makeWav.ts'

const zeros = new Uint8Array(64)
const start = (text: string): Uint8Array => joinBytes(bytesOf(text), zeros)
const ogg = (packet: string): Uint8Array => joinBytes(bytesOf('OggS'), new Uint8Array(24), bytesOf(packet), zeros)

const foreign: [string, Uint8Array, string][] = [
  ['an MP3 file', Uint8Array.of(0xff, 0xfb, 0x90, 0x64, ...zeros), 'the MP3 format'],
  ['an MP3 file with a tag', joinBytes(bytesOf('ID3\x04\x00\x00\x00\x00\x00\x04abcd'), Uint8Array.of(0xff, 0xfb, 0x90, 0x64), zeros), 'the MP3 format'],
  ['an AAC file', Uint8Array.of(0xff, 0xf1, 0x50, 0x80, ...zeros), 'the AAC format'],
  ['an M4A file', start('\0\0\0\x20ftypM4A '), 'the MP4 format (M4A, AAC)'],
  ['an Opus file', ogg('OpusHead'), 'the Opus format'],
  ['a Vorbis file', ogg('\x01vorbis'), 'the Ogg Vorbis format'],
  ['an AIFF file', start('FORM\0\0\0\0AIFF'), 'the AIFF format'],
  ['a MIDI file', start('MThd'), 'MIDI, which holds notes and no sound'],
  ['an AVI film', start('RIFF\0\0\0\0AVI '), 'the AVI video format'],
  ['a WebM film', start('\x1a\x45\xdf\xa3'), 'the Matroska or WebM format'],
]

describe('a file that is opened', () => {
  it.each(foreign)('and is %s is refused by its name', async (_, bytes, what) => {
    expect(await failureOf(bytes, 'sound.wav')).toBe(`files/unsupported: "sound.wav" uses ${what}, which can't be opened here. These can: WAV and FLAC. Nothing was imported.`)
  })

  const others: [string, Uint8Array][] = [
    ['a picture', start('\x89PNG\r\n\x1a\n')], ['a text', bytesOf('dear diary')], ['a RIFF file of another kind', makeRiff([]).fill(88, 8, 12)], ['one byte', Uint8Array.of(0xff)],
    ['UTF-16 text', Uint8Array.of(0xff, 0xfe, 0x41, 0x00)], ['all ones', new Uint8Array(64).fill(255)], ['zeros', zeros],
  ]
  it.each(others)('and is %s is no audio file, whatever it is called', async (_, bytes) => {
    expect(await failureOf(bytes, 'take.wav')).toBe('files/not-audio: "take.wav" is not an audio file that can be opened here. These can: WAV and FLAC. Nothing was imported.')
  })

  it('and has no bytes is empty', async () => {
    expect(await failureOf(new Uint8Array(0))).toBe('files/empty: "take.wav" holds no audio: the file is empty. Nothing was imported.')
  })
})
