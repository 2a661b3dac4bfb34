import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FilePicker } from '../../agent/index.ts'
import { ok } from '../../../shared/result.ts'

/**
 * For cases: every file lies in one folder, made when the first is asked for and thrown away at the end; a file that is
 * to be opened and is not there is made, one second of silence.
 */
export function folderFilePicker(): FilePicker & { remove(): Promise<void> } {
  let folder: string | null = null
  const picked = (name: string) => {
    folder ??= mkdtempSync(path.join(tmpdir(), 'tapehand-case-'))
    return { path: path.join(folder, path.basename(name)), overwrite: 'never' as const }
  }
  return {
    remove: async () => {
      if (folder !== null) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
    fromWords: async (use, said) => {
      const found = picked(said)
      if (use === 'open' && !existsSync(found.path)) writeFileSync(found.path, oneSecond())
      return ok([use === 'folder' ? picked('.') : found])
    },
    choose: async (use, suggested) => {
      if (use !== 'open') return ok([picked(use === 'folder' ? '.' : suggested)])
      const found = picked('chosen.wav')
      writeFileSync(found.path, oneSecond())
      return ok([found])
    },
  }
}

/** 16 bits, mono, 8000 Hz. */
function oneSecond(): Uint8Array {
  const bytes = 16_000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.set([16, 0, 0, 0, 1, 0, 1, 0], 16)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16_000, 28)
  head.set([2, 0, 16, 0], 32)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes)])
}
