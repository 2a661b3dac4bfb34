import { useCallback, useEffect, useRef } from 'react'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import { heardTracks } from '../../lib/heardTracks.ts'
import type { Scope } from '../../lib/scope.ts'
import { themeColour } from '../../lib/themeColour.ts'
import { hueOf } from '../../lib/trackHue.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { usePaint } from '../../timeline/PainterContext.ts'
import type { Paintable } from '../../timeline/painter.ts'
import type { MeterLevel } from './ballistics.ts'
import { MeterBars } from './MeterBars.tsx'
import type { MeterColours } from './drawMeter.ts'
import { createMeterFace } from './meterFace.ts'
import { useMeters } from './MetersProvider.tsx'

/** The longest step of the playhead that is a step, and not a jump. */
const longestStep = 0.5
const shortestStep = 1 / 60

/** How high a track is where the player is, as it goes into the mix. */
export function TrackMeter({ track: { id, name }, number }: { readonly track: TrackView; readonly number: number }) {
  const texts = useTexts()
  const { store, playhead, heard } = useApp()
  const { levels, board } = useMeters()
  const hue = useAppState((state) => hueOf(state, id))
  const meter = useRef<HTMLDivElement>(null)
  const create = useCallback(
    (element: HTMLElement, scope: Scope): Paintable => {
      const shown = board?.add(element, () => coloursOf(element, hue), scope)
      const draw = (now: readonly MeterLevel[]) => shown?.draw(now)
      const face = createMeterFace({ element, draw, texts: () => textsOf(store.getState()) })
      scope.add(heard.onReset(face.reset))
      let before = playhead.get()
      return {
        paint({ project }: AppState) {
          const track = project?.tracks.find((other) => other.id === id)
          const isHeard = track && project && heardTracks(project.tracks).includes(track)
          if (!isHeard || project.transport.state !== 'playing') {
            face.rest()
            return 'painted'
          }
          const now = playhead.get()
          const step = now - before
          if (step === 0) return 'painted'
          const from = step > 0 && step < longestStep ? before : Math.max(0, now - shortestStep)
          before = now
          face.show(levels.read(project, track, from, now) ?? [0, 0], performance.now())
          return 'painted'
        },
      }
    },
    [id, hue, levels, board, store, playhead, heard],
  )
  // A track that comes to another place takes its meter along.
  useEffect(() => board?.arrange(), [board, number])
  usePaint(meter, create, 'playhead')
  return (
    <MeterBars
      meter={meter}
      className="meter track-meter"
      label={texts.timeline.levelOf(name)}
      testId={`track-${number}-meter`}
    />
  )
}

function coloursOf(element: Element, hue: number): MeterColours {
  const level = `oklch(${themeColour(element, '--rms-lc')} ${hue})`
  const [ground, held, clipped] = ['--press', '--ink-2', '--cut'].map((token) => themeColour(element, token))
  return { ground: ground ?? '', level: [level, level], held: held ?? '', clipped: clipped ?? '' }
}
