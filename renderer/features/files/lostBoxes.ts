import { textsOf } from '../../store/useTexts.ts'
import type { LaneBoxes } from '../../timeline/timeBoxes.ts'

/** Where the sound of a damaged project is lost: it is silent there, and that is seen. */
export const lostBoxes: LaneBoxes = ({ project, settings }, trackId) => {
  const { lost } = textsOf({ settings }).timeline
  return (project?.readOnly?.missing ?? []).flatMap(({ place }) =>
    place?.trackId === trackId ? [{ start: place.start, end: place.end, className: 'lane-lost', text: lost }] : [],
  )
}
