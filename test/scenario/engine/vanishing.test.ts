import { sayNote } from '../../../shared/notes/fileNotes.ts'
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Decoders } from '../../../electron/engine/decoding/decoders.ts'
import { inlineDecoders } from '../../../electron/engine/decoding/openDecoding.ts'
import type { Imported } from '../../../electron/engine/import/imported.ts'
import { importPaths, piecesOf, scratchFolder } from '../../support/files/importing.ts'
import { lenaFile } from '../../support/files/soundSeeds.ts'

/** Decoders that do something to the file when it is open and its header is read. */
function meddling(meddle: () => void): Decoders {
  return {
    ...inlineDecoders,
    open: async (...file) => {
      const opened = await inlineDecoders.open(...file)
      meddle()
      return opened
    },
  }
}

function copyOf(name: string): string {
  const file = path.join(scratchFolder(), name)
  copyFileSync(lenaFile(name), file)
  return file
}

const lengthOf = ({ tracks }: Imported): number =>
  tracks.flatMap(piecesOf).reduce((sum, piece) => sum + piece.length, 0)

const names = ['lena.mp3', 'lena.ogg', 'lena.opus', 'lena.flac', 'lena.wav', 'lena.aiff']

describe('a file that changes while it is read', () => {
  it.each(names)(
    '(%s) and becomes shorter is opened as far as it goes with a note, or refused with a sentence',
    async (name) => {
      const file = copyOf(name)
      const size = statSync(file).size
      const { imported: before } = await importPaths([file])
      const whole = before.ok ? lengthOf(before.value) : 0
      expect(whole).toBeGreaterThan(500_000)
      for (const part of [0.6, 0.05]) {
        copyFileSync(lenaFile(name), file)
        const { imported } = await importPaths([file], {
          decoders: meddling(() => truncateSync(file, Math.floor(size * part))),
        })
        // What was in memory already is there, and whole.
        if (imported.ok && lengthOf(imported.value) < whole)
          expect(imported.value.notes.map(sayNote).join(' ')).toMatch(
            /ends earlier|does not end properly|became shorter|damaged/,
          )
        else if (imported.ok) expect(lengthOf(imported.value)).toBe(whole)
        else expect(imported.error.code).toMatch(/^files\/(broken|empty)$/)
      }
    },
  )

  it.each(names)(
    '(%s) and is deleted is read to its end where the system keeps it, or refused with a sentence',
    async (name) => {
      const file = copyOf(name)
      const { imported } = await importPaths([file], { decoders: meddling(() => rmSync(file)) })
      if (imported.ok) expect(imported.value.tracks[0]?.clips.length).toBeGreaterThan(0)
      else expect(imported.error.code).toMatch(/^files\//)
    },
  )
})
