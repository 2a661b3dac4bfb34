import { useCallback, useRef } from 'react'
import { highestHertz, shareAt } from '../../../../shared/dsp/spectrumScale.ts'
import type { Scope } from '../../../lib/scope.ts'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { Paintable } from '../../../timeline/painter.ts'
import { usePaint, usePainter } from '../../../timeline/PainterContext.ts'
import { useSpectra } from '../PeaksProvider.tsx'
import { watchVisibility } from '../watchVisibility.ts'
import { createSpectrogram } from './spectrogram.ts'
import './spectrum.css'

interface Props {
  readonly trackId: string
  readonly number: number
  /** Of the track's colour. */
  readonly hue: number
}

/** Frequencies that are written at the edge of the lane. */
const marked = [200, 1000, 5000] as const

/** A track's frequencies over time, in the place of its waveform. */
export function SpectrumLane({ trackId, number, hue }: Props) {
  const texts = useTexts()
  const element = useRef<HTMLCanvasElement>(null)
  const spectra = useSpectra()
  const painter = usePainter()
  const name = useAppState(({ project }) => project?.tracks.find(({ id }) => id === trackId)?.name ?? '')
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? 44_100)
  const create = useCallback(
    (_: HTMLElement, scope: Scope): Paintable => {
      const canvas = element.current
      if (!canvas?.parentElement) throw new Error('the spectrogram is not on the page')
      const spectrogram = createSpectrogram({ canvas, hue, spectra, scope, onResize: painter.request })
      const isOnScreen = watchVisibility(canvas.parentElement, scope, painter.request)
      return {
        paint(state, budget) {
          const track = state.project?.tracks.find(({ id }) => id === trackId)
          return track && isOnScreen() ? spectrogram.paint(state, track, budget) : 'painted'
        },
      }
    },
    [trackId, hue, spectra, painter],
  )
  usePaint(element, create)
  const written = (hertz: number) => texts.formats.decimals(sayHertz(hertz))
  const highest = written(highestHertz(sampleRate))
  return (
    <>
      <canvas ref={element} className="lane-spectrum moved" aria-hidden="true" data-testid={`spectrum-${number}`} />
      {/* By itself: the canvas is hidden while its lane is out of sight. */}
      <span
        role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- it is drawn tile by tile
        className="visually-hidden"
        aria-label={texts.tracks.spectrogramOf(name, highest)}
      />
      <div className="spectrum-scale" aria-hidden="true">
        {marked
          .filter((hertz) => hertz < highestHertz(sampleRate))
          .map((hertz) => (
            <span key={hertz} style={{ bottom: `${100 * shareAt(hertz, sampleRate)}%` }}>
              {written(hertz)}
            </span>
          ))}
      </div>
    </>
  )
}

const sayHertz = (hertz: number): string =>
  hertz < 1000 ? `${Math.round(hertz)} Hz` : `${Number((hertz / 1000).toFixed(1))} kHz`
