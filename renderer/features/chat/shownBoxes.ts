import type { LaneBoxes } from '../../timeline/timeBoxes.ts'
import './shownBoxes.css'

/** Where a receipt points at, while its button is pointed at. */
export const shownBoxes: LaneBoxes = ({ shownPlace }, trackId) =>
  shownPlace !== null && shownPlace.trackIds.includes(trackId)
    ? [{ ...shownPlace, className: 'shown-box', text: '' }]
    : []
