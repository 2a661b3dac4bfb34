import { useCallback, useRef, useState } from 'react'
import { joinClasses } from '../../lib/joinClasses.ts'
import type { Scope } from '../../lib/scope.ts'
import { hueOf } from '../../lib/trackHue.ts'
import type { Paintable } from '../../timeline/painter.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { usePaint, usePainter } from '../../timeline/PainterContext.ts'
import { createTimeBoxes, type LaneBoxes } from '../../timeline/timeBoxes.ts'
import { createTurningForm, type LaneForm, type TurningForm } from './laneForm.ts'
import { usePeaks } from './PeaksProvider.tsx'
import type { PeaksSource } from './peaksSource.ts'
import { SpectrumLane } from './spectrum/SpectrumLane.tsx'
import { watchVisibility } from './watchVisibility.ts'
import { createWaveform } from './waveform.ts'
import './waveform.css'

interface Props {
  readonly trackId: string
  readonly number: number
  readonly muted: 'muted' | 'heard'
  /** What is drawn below the waveform. */
  readonly clips: LaneBoxes
  /** What is drawn over it, in this order. The same list at every render. */
  readonly marks: readonly LaneBoxes[]
}

/** A track over time. React only makes the elements; what is in them is drawn by the painter. */
export function TrackLane({ trackId, number, muted, clips, marks }: Props) {
  const lane = useRef<HTMLDivElement>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const wave = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const peaks = usePeaks()
  const painter = usePainter()
  const hue = useAppState((state) => hueOf(state, trackId))
  const { store } = useApp()
  const formAtFirst = (): LaneForm => (store.getState().spectrograms.has(trackId) ? 'spectrogram' : 'waveform')
  const [form, setForm] = useState(formAtFirst)
  const [turning] = useState(() => createTurningForm(trackId, form, setForm))
  const create = useCallback(
    (element: HTMLElement, scope: Scope) => {
      if (!boxes.current || !wave.current || !over.current) throw new Error('the lane is not on the page')
      const layers = { lane: element, clips: boxes.current, waveform: wave.current, marks: over.current }
      return createTrackLane({ trackId, hue, layers, peaks, clips, marks, scope, turning, onShow: painter.request })
    },
    [trackId, hue, peaks, painter, clips, marks, turning],
  )
  usePaint(lane, create)
  return (
    <div
      ref={lane}
      className={joinClasses('lane', `lane-${muted}`, form === 'spectrogram' && 'lane-as-spectrum')}
      data-testid={`lane-${number}`}
      data-lane={number - 1}
    >
      <div ref={boxes} className="lane-boxes" aria-hidden="true" />
      <div ref={wave} className="lane-wave moved" aria-hidden="true" />
      {form === 'spectrogram' && <SpectrumLane trackId={trackId} number={number} hue={hue} />}
      <div ref={over} className="lane-marks" aria-hidden="true" />
    </div>
  )
}

interface Options extends Pick<Props, 'trackId' | 'clips' | 'marks'> {
  /** Of the track's colour. */
  readonly hue: number
  readonly layers: Readonly<Record<'lane' | 'clips' | 'waveform' | 'marks', HTMLElement>>
  readonly peaks: PeaksSource
  readonly scope: Scope
  readonly turning: TurningForm
  readonly onShow: () => void
}

function createTrackLane({ trackId, hue, layers, peaks, clips, marks, scope, turning, onShow }: Options): Paintable {
  const waveform = createWaveform({
    container: layers.waveform,
    hue,
    peaks: peaks.forTrack(scope),
    scope,
    onResize: onShow,
  })
  const showClips = createTimeBoxes(layers.clips, scope)
  const showMarks = createTimeBoxes(layers.marks, scope)
  const isOnScreen = watchVisibility(layers.lane, scope, onShow)

  return {
    paint(state, budget) {
      const track = state.project?.tracks.find(({ id }) => id === trackId)
      const turned = turning.turn(state, budget)
      if (!track || !isOnScreen()) return turned === 'waits' ? 'waits' : 'painted'
      const painted = turning.now() === 'spectrogram' ? 'shown' : waveform.paint(state, track, budget)
      if (painted === 'held') return 'painted'
      showClips(clips(state, trackId), state.view)
      showMarks(
        marks.flatMap((boxesOf) => boxesOf(state, trackId)),
        state.view,
      )
      return painted === 'waits' || turned === 'waits' ? 'waits' : 'painted'
    },
  }
}
