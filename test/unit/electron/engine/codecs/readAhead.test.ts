import { readdirSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { openAudio } from '../../../../../electron/engine/codecs/openAudio.ts'
import { openInputFile } from '../../../../../electron/engine/codecs/files/inputFile.ts'
import { scratchFolder } from '../../../../support/importing.ts'
import { makeWav, storedFields } from '../../../../support/makeWav.ts'
import { random } from '../../../../support/signals.ts'

const next = random(9)
const words = Uint32Array.from({ length: 5_000_003 }, () => Math.floor(next() * 2 ** 32))
const sound = new Uint8Array(words.buffer)

function longWav(): string {
  const file = path.join(scratchFolder(), 'long.wav')
  writeFileSync(file, makeWav(sound, storedFields('s16', 2)))
  return file
}

async function openLong(file: string) {
  const opened = await openAudio(file, 'long.wav')
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

describe('a long file of plain samples, whose next block is read while this one is stored', () => {
  it('gives every byte, each block whole until the next one is asked for', async () => {
    const source = await openLong(longWav())
    let at = 0
    for (let block = await source.next(); block.ok && block.value !== null; block = await source.next()) {
      const { bytes } = block.value
      // By then the next one has been read.
      await new Promise((resolve) => setImmediate(resolve))
      expect(Buffer.compare(bytes, sound.subarray(at, at + bytes.length))).toBe(0)
      at += bytes.length
    }
    source.close()
    expect(at).toBe(sound.length)
  })

  it('that becomes shorter gives what is there, and says so', async () => {
    const file = longWav()
    const source = await openLong(file)
    await source.next()
    truncateSync(file, 3_000_000)
    let bytes = 0
    for (let block = await source.next(); block.ok && block.value !== null; block = await source.next()) bytes += block.value.bytes.length
    source.close()
    expect(bytes).toBeLessThan(sound.length / 2)
    expect(source.notes()).toEqual(['it became shorter while it was read'])
  })

  it.skipIf(process.platform !== 'linux')('may be closed in the middle of that, and is let go afterwards', async () => {
    const file = longWav()
    const isOpen = (): boolean => readdirSync('/proc/self/fd').some((handle) => {
      try {
        return readlinkSync(`/proc/self/fd/${handle}`) === file
      } catch {
        return false
      }
    })
    const input = openInputFile(file, 'long.wav')
    if (!input.ok) throw new Error(input.error.message)
    const reading = input.value.readAhead(44, 1 << 20, new Uint8Array(1 << 20))
    input.value.close()
    expect(isOpen()).toBe(true)
    expect(Buffer.compare(await reading, sound.subarray(0, 1 << 20))).toBe(0)
    await vi.waitUntil(() => !isOpen())
  })
})
