import { Group } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { trackHeights } from '../../store/slices/viewSlice.ts'
import { Lane } from './Lane.tsx'
import { LabelLane } from './LabelLane.tsx'
import { TrackHeader } from './TrackHeader.tsx'
import { trackChoice } from './trackChoice.ts'
import { TrackHeightHandle } from './TrackHeightHandle.tsx'

const shared = { flex: `1 0 ${trackHeights.usual}px`, maxHeight: trackHeights.mostAuto }

/** One row a track: its header and its lane. */
export function TrackRows() {
  const app = useApp()
  const tracks = useAppState((state) => state.project?.tracks)
  const labels = useAppState((state) => state.project?.labels)
  const selected = useAppState((state) => state.project?.selectedTracks)
  const sampleRate = useAppState((state) => state.project?.sampleRate ?? 0)
  const height = useAppState((state) => state.trackHeight)

  const choose = (id: string, how: 'only' | 'toggle' | 'upTo') => {
    const trackIds = trackChoice(
      (tracks ?? []).map((track) => track.id),
      selected ?? [],
      id,
      how,
    )
    void ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds })
  }
  return (
    <>
      {tracks?.map((track, index) => (
        <Group
          key={track.id}
          className="track-row"
          style={height === 'auto' ? shared : { flex: `0 0 ${height}px` }}
          aria-label={`Track ${index + 1}`}
        >
          <TrackHeader
            track={track}
            number={index + 1}
            sampleRate={sampleRate}
            onChoose={(how) => choose(track.id, how)}
            selected={selected?.includes(track.id) ? 'selected' : 'unselected'}
          />
          <Lane
            key={`${track.id} ${track.channels}`}
            trackId={track.id}
            number={index + 1}
            muted={track.muted ? 'muted' : 'heard'}
          />
          <TrackHeightHandle />
        </Group>
      ))}
      {labels && <LabelLane labels={labels} />}
    </>
  )
}
