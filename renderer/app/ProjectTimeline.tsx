import type { TrackView } from '../../shared/schemas/projectView.ts'
import { approvalBoxes, stepEdgeTool } from '../features/approvals/approvalOverlay.ts'
import { choiceBoxes } from '../features/chat/choicePlaces.ts'
import { shownBoxes } from '../features/chat/shownBoxes.ts'
import { ClipFloats } from '../features/clips/ClipFloats.tsx'
import { createClipKeys } from '../features/clips/clipKeys.ts'
import { clipTool } from '../features/clips/clipTool.ts'
import { opensField } from './actions.ts'
import { envelopeBoxes } from '../features/clips/envelope/envelopeBoxes.ts'
import { envelopeTool } from '../features/clips/envelope/envelopeTool.ts'
import { fadeBoxes } from '../features/clips/shapes/fadeBoxes.ts'
import { shapeTool } from '../features/clips/shapes/shapeTool.ts'
import { splitBoxes, splitTool } from '../features/clips/splitTool.ts'
import { clipBoxes, clipDraftBoxes } from '../features/clips/trackClips.ts'
import { lostBoxes } from '../features/files/lostBoxes.ts'
import { labelTool } from '../features/labels/labelEdits.ts'
import { createLabelKeys } from '../features/labels/labelKeys.ts'
import { LabelLane } from '../features/labels/LabelLane.tsx'
import { LabelMenu } from '../features/labels/LabelMenu.tsx'
import { createScrollKeys, wheelInput } from '../features/navigation/scrollInput.ts'
import { MetersProvider } from '../features/meters/MetersProvider.tsx'
import { TrackMeter } from '../features/meters/TrackMeter.tsx'
import { Overview } from '../features/navigation/Overview.tsx'
import { OverviewMenu } from '../features/navigation/OverviewMenu.tsx'
import { PlayheadLine } from '../features/playback/PlayheadLine.tsx'
import { loopTool } from '../features/ruler/loopTool.ts'
import { Ruler } from '../features/ruler/Ruler.tsx'
import { TimeMenu } from '../features/ruler/TimeMenu.tsx'
import { createCursorKeys } from '../features/selection/cursorKeys.ts'
import { selectionBoxes, SelectionOverlay } from '../features/selection/SelectionOverlay.tsx'
import { SelectionMenu } from '../features/selection/SelectionMenu.tsx'
import { selectionGripTool, selectionTool } from '../features/selection/selectionTool.ts'
import { previewBoxes } from '../features/tools/preview/previewBoxes.ts'
import { TrackRows } from '../features/tracks/TrackRows.tsx'
import { createTrackKeys } from '../features/tracks/trackSelection.ts'
import { PeaksProvider } from '../features/waveform/PeaksProvider.tsx'
import { TrackLane } from '../features/waveform/TrackLane.tsx'
import { pointerInput } from '../timeline/pointerInput.ts'
import { SnapLine } from '../timeline/SnapLine.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { keyInput } from '../timeline/timelineInput.ts'

/** The first that wants a press or a key has it. */
const inputs = [
  pointerInput([
    labelTool,
    stepEdgeTool,
    loopTool,
    splitTool,
    selectionGripTool,
    shapeTool,
    envelopeTool,
    clipTool,
    selectionTool,
  ]),
  keyInput([createLabelKeys, createClipKeys, createCursorKeys, createTrackKeys, createScrollKeys], opensField),
  wheelInput,
]
/** From below to above. */
const marks = [
  lostBoxes,
  fadeBoxes,
  envelopeBoxes,
  selectionBoxes,
  clipDraftBoxes,
  splitBoxes,
  approvalBoxes,
  previewBoxes,
  choiceBoxes,
  shownBoxes,
]

/** What the rooms of the timeline give to it, put together: they do not know each other. */
export function ProjectTimeline() {
  return (
    <Timeline
      inputs={inputs}
      heads={
        <>
          <Overview />
          <Ruler />
          <LabelLane />
        </>
      }
      rows={
        <PeaksProvider>
          <MetersProvider>
            <TrackRows laneOf={laneOf} meterOf={meterOf} />
          </MetersProvider>
        </PeaksProvider>
      }
      floats={
        <>
          <SelectionMenu />
          <ClipFloats />
          <LabelMenu />
          <TimeMenu />
          <OverviewMenu />
        </>
      }
      overlay={
        <>
          <SelectionOverlay />
          <SnapLine />
          <PlayheadLine />
        </>
      }
    />
  )
}

function laneOf({ id, channels, muted }: TrackView, number: number) {
  return (
    <TrackLane
      key={`${id} ${channels}`}
      trackId={id}
      number={number}
      muted={muted ? 'muted' : 'heard'}
      clips={clipBoxes}
      marks={marks}
    />
  )
}

function meterOf(track: TrackView, number: number) {
  return <TrackMeter track={track} number={number} />
}
