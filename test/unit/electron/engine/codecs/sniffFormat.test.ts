import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../support/files/importing.ts'
import { bytesOf, joinBytes, makeRiff } from '../../../../support/files/makeWav.ts'

const zeros = new Uint8Array(64)
const start = (text: string): Uint8Array => joinBytes(bytesOf(text), zeros)
const openable = 'WAV, AIFF, CAF, AU, W64, FLAC, MP3, Ogg Vorbis and Opus, and with FFmpeg M4A, MP4 and more'

const foreign: [string, Uint8Array, string][] = [['a MIDI file', start('MThd'), 'MIDI, which holds notes and no sound']]

describe('a file that is opened', () => {
  it.each(foreign)('and is %s is refused by its name', async (_, bytes, what) => {
    expect(await failureOf(bytes, 'sound.wav')).toBe(
      `files/unsupported: "sound.wav" uses ${what}, which can't be opened here. These can: ${openable}. Nothing was imported.`,
    )
  })

  const others: [string, Uint8Array][] = [
    ['a picture', start('\x89PNG\r\n\x1a\n')],
    ['a text', bytesOf('dear diary')],
    ['a RIFF file of another kind', makeRiff([]).fill(88, 8, 12)],
    ['one byte', Uint8Array.of(0xff)],
    ['UTF-16 text', Uint8Array.of(0xff, 0xfe, 0x41, 0x00)],
    ['all ones', new Uint8Array(64).fill(255)],
    ['zeros', zeros],
  ]
  it.each(others)('and is %s is no audio file, whatever it is called', async (_, bytes) => {
    expect(await failureOf(bytes, 'take.wav')).toBe(
      `files/not-audio: "take.wav" is not an audio file that can be opened here. These can: ${openable}. Nothing was imported.`,
    )
  })

  const toConvert: [string, Uint8Array, string][] = [
    ['an AAC file', Uint8Array.of(0xff, 0xf1, 0x50, 0x80, ...zeros), 'the AAC format'],
    ['an AVI film', start('RIFF\0\0\0\0AVI '), 'the AVI video format'],
    ['a WebM film', start('\x1a\x45\xdf\xa3'), 'the Matroska or WebM format'],
    ['an M4A file', start('\0\0\0\x20ftypM4A '), 'the MP4 format (M4A, AAC)'],
  ]
  it.each(toConvert)('and is %s is refused with what to do about it', async (_, bytes, what) => {
    expect(await failureOf(bytes, 'sound.wav')).toBe(
      `files/convert-first: "sound.wav" uses ${what}, which can't be opened here. ` +
        `Nothing was imported; install FFmpeg (ffmpeg.org), which reads it for Tapehand, or convert it to WAV or FLAC with another program, and import it again.`,
    )
  })

  const hollow: [string, Uint8Array, string][] = [
    ['MP3', Uint8Array.of(0xff, 0xfb, 0x90, 0x64, ...zeros), 'no sound can be found in it'],
    [
      'MP3, behind a tag that claims 200 MB,',
      joinBytes(bytesOf('ID3\x04\x00\x00\x64\x00\x00\x00'), zeros),
      'no sound can be found in it',
    ],
    ['Ogg', start('OggS'), 'no sound can be found in it'],
    ['AIFF', start('FORM\0\0\0\0AIFF'), 'it does not say how its sound is stored'],
  ]
  it.each(hollow)('and is %s by its first bytes only is damaged', async (_, bytes, reason) => {
    expect(await failureOf(bytes, 'sound.wav')).toBe(
      `files/broken: "sound.wav" is damaged: ${reason}. Nothing was imported.`,
    )
  })

  it('and has no bytes is empty', async () => {
    expect(await failureOf(new Uint8Array(0))).toBe(
      'files/empty: "take.wav" holds no audio: the file is empty. Nothing was imported.',
    )
  })
})
