import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Drive, realDrive, writeOutputFile } from '../../../../../../electron/engine/codecs/files/outputFile.ts'
import { ok } from '../../../../../../shared/result.ts'
import { scratchFolder } from '../../../../../support/files/importing.ts'

/** Takes three bytes at a time, and its time with them. */
const slow: Drive = {
  ...realDrive,
  writeLater: async (handle, bytes) => {
    await setTimeout(2)
    return realDrive.writeLater(handle, bytes.subarray(0, 3))
  },
}

it('writes beside this thread what was given, though its memory is given back meanwhile', async () => {
  const file = path.join(scratchFolder(), 'beside.bin')
  const parts = [[1, 2, 3, 4, 5, 6, 7], [8], [9, 10, 11, 12], [13, 14, 15, 16, 17, 18, 19, 20]]
  const written = await writeOutputFile({ path: file, overwrite: 'never', drive: slow }, async (_, later) => {
    for (const part of parts) {
      const bytes = Uint8Array.from(part)
      const taken = later.write(bytes)
      bytes.buffer.transfer(0)
      await taken
    }
    return ok(null)
  })
  expect(written).toMatchObject({ ok: true })
  expect([...readFileSync(file)]).toEqual(parts.flat())
})
