import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { coverOf } from '../../codecs/pictures/readCover.ts'
import { finish, type Edit } from '../edit.ts'
import { withAbout } from './setTags.ts'

export const setCover: Edit<'setCover'> = (state, { picture }) => {
  const { about } = state.project
  const cover = picture === null ? null : coverOf(new Uint8Array(Buffer.from(picture, 'base64')))
  if (picture !== null && cover === null) return err(failure('files/not-a-picture', { name: 'cover' }))
  const before = about?.cover ?? null
  if (before === cover || (before && cover && Buffer.compare(before.bytes, cover.bytes) === 0)) return finish(state, {})
  return finish(state, { project: withAbout(state.project, { tags: about?.tags ?? {}, cover }) })
}
