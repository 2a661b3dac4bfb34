import type { Question } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { LaneBoxes } from '../../timeline/timeBoxes.ts'
import './choicePlaces.css'

type Thing = NonNullable<Question['answers'][number]['thing']>

/** Where one of several that fit lies. */
export interface ChoicePlace {
  /** As it stands on its button, from 1. */
  readonly number: number
  readonly start: number
  readonly end: number
  readonly trackIds: readonly string[]
}

/** The places that are chosen between; none where it is about something else. */
export function choicePlaces(question: Question | null, project: ProjectView | null): readonly ChoicePlace[] {
  if (question === null || project === null) return []
  return question.answers.flatMap(({ thing }, index) => {
    const place = thing === undefined ? null : placeOf(thing, project)
    return place === null ? [] : [{ ...place, number: index + 1 }]
  })
}

function placeOf({ what, id }: Thing, { tracks, labels }: ProjectView): Omit<ChoicePlace, 'number'> | null {
  if (what === 'label') {
    const label = labels.find((one) => one.id === id)
    return label === undefined ? null : { ...rangeOf(label), trackIds: tracks.map((track) => track.id) }
  }
  const track = tracks.find((one) => (what === 'track' ? one.id === id : one.clips.some((clip) => clip.id === id)))
  const clips = what === 'track' ? track?.clips : track?.clips.filter((clip) => clip.id === id)
  const [first] = clips ?? []
  if (track === undefined || clips === undefined || first === undefined) return null
  const end = Math.max(...clips.map((clip) => clip.end))
  return { start: Math.min(...clips.map((clip) => clip.start)), end, trackIds: [track.id] }
}

const rangeOf = ({ start, end }: { readonly start: number; readonly end: number }) => ({ start, end })

interface Known {
  readonly question: Question
  readonly project: ProjectView
  readonly places: readonly ChoicePlace[]
}

/** Boxes are asked for with every frame; what is chosen between changes seldom. */
let last: Known | null = null

/** The same numbers on the lanes as on the buttons. */
export const choiceBoxes: LaneBoxes = ({ conversation: { question }, project }, trackId) => {
  if (question === null || project === null) return []
  if (last?.question !== question || last.project !== project)
    last = { question, project, places: choicePlaces(question, project) }
  return last.places
    .filter(({ trackIds }) => trackIds.includes(trackId))
    .map(({ start, end, trackIds, number }) => ({
      start,
      end,
      className: 'choice-box',
      text: trackIds[0] === trackId ? String(number) : '',
    }))
}
