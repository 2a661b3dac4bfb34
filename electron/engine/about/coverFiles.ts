import { basename } from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { openInputFile, unreadable } from '../codecs/files/inputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import { coverOf } from '../codecs/pictures/readCover.ts'
import type { Owner } from '../contract.ts'
import { type editorMethods, type Handlers } from '../../editor/index.ts'
import { readAbout } from '../markers/about/readAbout.ts'
import type { Cover } from '../model/about.ts'
import type { Session } from '../session/session.ts'

type CoverCalls = Pick<Handlers<typeof editorMethods, [owner: Owner]>, 'importCover'>

/** A cover from a picture, or from a sound file that has one. */
export function createCoverCalls(session: Session): CoverCalls {
  return {
    importCover: async (owner, { path }) => {
      const cover = readCoverFile(path)
      if (!cover.ok) return cover
      const picture = Buffer.from(cover.value.bytes).toString('base64')
      const done = await session.perform(owner, { kind: 'setCover', picture })
      return done.ok ? ok() : done
    },
  }
}

function readCoverFile(path: string): Result<Cover> {
  const name = basename(path)
  const opened = openInputFile(path, name)
  if (!opened.ok) return opened
  const file = opened.value
  try {
    const whole = file.size <= limits.coverBytes ? coverOf(file.read(0, file.size)) : null
    const cover = whole ?? readAbout(file)?.cover ?? null
    return cover === null ? err(failure('files/not-a-picture', { name })) : ok(cover)
  } catch (error) {
    if (!isSystemError(error)) throw error
    return err(unreadable(name, error))
  } finally {
    file.close()
  }
}
