import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { toFrames } from '../../../../shared/time.ts'
import { finish, type Edit } from '../edit.ts'
import { spanOf } from './addLabels.ts'

export const renameLabel: Edit<'renameLabel'> = (state, request) => {
  const found = state.project.labels.find((label) => label.id === request.labelId)
  if (found === undefined) return err(failure('engine/unknown-label', { id: request.labelId }))
  const text = request.text.trim()
  const done = { range: { start: found.start, end: found.end } }
  if (text === found.text) return finish(state, {}, done)
  const labels = state.project.labels.map((label) => (label === found ? { ...label, text } : label))
  return finish(state, { project: { ...state.project, labels } }, done)
}

export const moveLabel: Edit<'moveLabel'> = (state, request) => {
  const found = state.project.labels.find((label) => label.id === request.labelId)
  if (found === undefined) return err(failure('engine/unknown-label', { id: request.labelId }))
  const rate = state.project.sampleRate
  const start = toFrames(Math.min(request.start, request.end), rate)
  const end = toFrames(Math.max(request.start, request.end), rate)
  const done = { range: { start, end } }
  if (start === found.start && end === found.end) return finish(state, {}, done)
  const labels = state.project.labels
    .map((label) => (label === found ? { ...label, start, end } : label))
    .sort((one, other) => one.start - other.start)
  return finish(state, { project: { ...state.project, labels } }, done)
}

export const deleteLabels: Edit<'deleteLabels'> = (state, request) => {
  const wanted = new Set(request.labelIds)
  const gone = state.project.labels.filter((label) => wanted.delete(label.id))
  const [unknown] = wanted
  if (unknown !== undefined) return err(failure('engine/unknown-label', { id: unknown }))
  const ids = new Set<string>(request.labelIds)
  const labels = state.project.labels.filter((label) => !ids.has(label.id))
  return finish(state, { project: { ...state.project, labels } }, { range: spanOf(gone) })
}
