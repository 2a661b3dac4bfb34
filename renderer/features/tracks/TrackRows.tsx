import { useEffect, useRef, type ReactNode, useMemo } from 'react'
import { Group } from 'react-aria-components'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { listenToDrags } from '../../lib/dragElement.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { createScope } from '../../lib/scope.ts'
import { hueStyle, trackHueOf } from '../../lib/trackHue.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import type { ViewSlice } from '../../store/slices/viewSlice.ts'
import { useTexts } from '../../store/useTexts.ts'
import { fixedHeight, leastHeight, sharedHeights } from './rowHeights.ts'
import { TrackHeader } from './TrackHeader.tsx'
import { tracksAfterPress } from './trackSelection.ts'
import { scrollInside } from '../../lib/scrollInside.ts'
import './tracks.css'

interface Props {
  /** What stands beside a track's header. */
  readonly laneOf: (track: TrackView, number: number) => ReactNode
  /** What stands at the end of a track's header. */
  readonly meterOf: (track: TrackView, number: number) => ReactNode
}

/** One row a track: its header and its lane. */
export function TrackRows({ laneOf, meterOf }: Props) {
  const texts = useTexts()
  const app = useApp()
  const tracks = useAppState((state) => state.project?.tracks)
  const selected = useAppState((state) => state.project?.selectedTracks)
  const height = useAppState((state) => state.trackHeight)
  const places = useAppState((state) => state.huePlaces)
  const touched = useTouchedTracks()
  const collapsed = useAppState((state) => state.collapsed)
  const draft = useAppState((state) => state.trackDraft)
  const room = useAppState((state) => state.lanesHeight)
  const sharing = (tracks ?? []).filter(({ id }) => !collapsed.has(id) && touched?.has(id) !== false)
  const shared = sharedHeights(room, sharing.length, (tracks?.length ?? 0) - sharing.length)
  const heightOf = (track: TrackView) => {
    if (collapsed.has(track.id)) return leastHeight
    return height === 'auto' ? (shared[sharing.indexOf(track)] ?? leastHeight) : fixedHeight(height)
  }

  const choose = (id: string, how: 'only' | 'toggle' | 'upTo') => {
    const all = (tracks ?? []).map((track) => track.id)
    const trackIds = tracksAfterPress(all, selected ?? [], id, how)
    void ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds })
  }
  return (
    <>
      {tracks?.map((track, index) => (
        <Group
          key={track.id}
          className={joinClasses('track-row', ...placeClasses(draft, track.id, tracks))}
          style={{ flex: heightOf(track), ...hueStyle(trackHueOf(track, places.get(track.id) ?? index)) }}
          aria-label={texts.tracks.track(index + 1)}
        >
          <TrackHeader
            track={track}
            number={index + 1}
            meter={meterOf(track, index + 1)}
            onChoose={(how) => choose(track.id, how)}
            selected={selected?.includes(track.id) ? 'selected' : 'unselected'}
          />
          {laneOf(track, index + 1)}
          <TrackHeightHandle />
        </Group>
      ))}
    </>
  )
}

/** Which tracks are under way, and between which they would come. */
function placeClasses(draft: ViewSlice['trackDraft'], id: string, tracks: readonly TrackView[]): string[] {
  if (draft === null) return []
  const isLast = draft.above === null && tracks.at(-1)?.id === id
  return [
    draft.trackIds.includes(id) ? 'track-row-taken' : '',
    draft.above === id ? 'track-row-above' : '',
    isLast ? 'track-row-below' : '',
  ]
}

/** The lower edge of a track: dragging it makes all tracks higher or lower. */
function TrackHeightHandle() {
  const { store } = useApp()
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = handle.current
    if (!element) return
    const scope = createScope()
    listenToDrags(element, scope, (press) => {
      press.stopPropagation()
      const before = element.parentElement?.clientHeight ?? 0
      return (move) => store.getState().setTrackHeight(before + move.clientY - press.clientY)
    })
    return () => scope.dispose()
  }, [store])
  return <div ref={handle} className="track-height-handle" aria-hidden="true" />
}

/**
 * The tracks that the request that waits would touch, for which the others make room; null where nothing waits, or all
 * are touched. The first of them is scrolled into sight, once for each request.
 */
function useTouchedTracks(): ReadonlySet<string> | null {
  const approval = useAppState(({ conversation }) => conversation.approval)
  const tracks = useAppState(({ project }) => project?.tracks)
  const touched = useMemo(() => {
    const ids = new Set(approval?.steps.flatMap(({ regions }) => regions.map(({ trackId }) => trackId)))
    const isPart = ids.size > 0 && tracks?.some(({ id }) => !ids.has(id)) === true
    return isPart ? ids : null
  }, [approval, tracks])
  const request = approval?.request ?? null
  const first = touched === null ? -1 : (tracks?.findIndex(({ id }) => touched.has(id)) ?? -1)
  useEffect(() => {
    if (request === null || first < 0) return
    const row = document.querySelector(`.lane[data-lane="${first}"]`)?.parentElement
    if (row?.parentElement) scrollInside(row.parentElement, row, 'nearest')
  }, [request, first])
  return touched
}
