import type { LaneBoxes } from '../../../timeline/timeBoxes.ts'
import './previewBoxes.css'

/** Where a tool is being listened to. */
export const previewBoxes: LaneBoxes = ({ previewed }, trackId) =>
  previewed !== null && previewed.trackIds.includes(trackId)
    ? [{ ...previewed, className: 'preview-box', text: previewed.trackIds[0] === trackId ? 'Preview' : '' }]
    : []
