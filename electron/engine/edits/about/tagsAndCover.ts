import type { Tags } from '../../../../shared/schemas/exportRequest.ts'
import type { About } from '../../model/about.ts'
import type { Project } from '../../model/project.ts'
import { finish, type Edit } from '../edit.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { coverOf } from '../../codecs/pictures/readCover.ts'

const fields = ['title', 'artist', 'album', 'year', 'comment'] as const

export const setTags: Edit<'setTags'> = (state, { tags }) => {
  const before = state.project.about?.tags ?? {}
  const after: Tags = {}
  for (const field of fields) {
    const said = tags[field]
    const text = said === undefined ? before[field] : (said?.trim() ?? '')
    if (text !== undefined && text !== '') after[field] = text
  }
  if (fields.every((field) => before[field] === after[field])) return finish(state, {})
  return finish(state, { project: withAbout(state.project, { cover: null, ...state.project.about, tags: after }) })
}

export const setCover: Edit<'setCover'> = (state, { picture }) => {
  const { about } = state.project
  const cover = picture === null ? null : coverOf(new Uint8Array(Buffer.from(picture, 'base64')))
  if (picture !== null && cover === null) return err(failure('files/not-a-picture', { name: 'cover' }))
  const before = about?.cover ?? null
  if (before === cover || (before && cover && Buffer.compare(before.bytes, cover.bytes) === 0)) return finish(state, {})
  return finish(state, { project: withAbout(state.project, { tags: about?.tags ?? {}, cover }) })
}

/** A project that says nothing of itself has no `about`. */
export function withAbout({ about: _, ...project }: Project, about: About): Project {
  return about.cover === null && Object.keys(about.tags).length === 0 ? project : { ...project, about }
}
