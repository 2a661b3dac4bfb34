import type { ProjectView, RangeView } from '../../../shared/schemas/projectView.ts'

/** What one step does, in the words of the conversation cases. */
export interface Operation {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  readonly range: RangeView | null
  readonly at: number | null
  readonly tracks: readonly string[]
}

export const idsOf = (names: readonly string[], view: ProjectView): string[] =>
  view.tracks.filter((track) => names.includes(track.name)).map((track) => track.id)
export const namesOf = (ids: readonly string[], view: ProjectView): string[] =>
  view.tracks.filter((track) => ids.includes(track.id)).map((track) => track.name)
