import type { LaneBoxes } from '../../../timeline/timeBoxes.ts'
import { textsOf } from '../../../store/useTexts.ts'
import './previewBoxes.css'

/** Where a tool is being listened to. */
export const previewBoxes: LaneBoxes = ({ previewed, settings }, trackId) =>
  previewed !== null && previewed.trackIds.includes(trackId)
    ? [
        {
          ...previewed,
          className: 'preview-box',
          text: previewed.trackIds[0] === trackId ? textsOf({ settings }).values.preview : '',
        },
      ]
    : []
