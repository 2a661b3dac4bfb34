import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
import { themeColour } from '../../lib/themeColour.ts'
import { useApp } from '../../store/appContext.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { sayLevel, scaleDb, shareOfScale } from './ballistics.ts'
import { MeterBars } from './MeterBars.tsx'
import type { MeterColours } from './drawMeter.ts'
import { createMeterBoard } from './meterBoard.ts'
import { createMeterFace } from './meterFace.ts'

/** How high the mix is that is heard; its highest peak is kept until it is pressed, or playing begins anew. */
export function MasterMeter() {
  const texts = useTexts()
  const { store, playhead, heard } = useApp()
  const meter = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const peak = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!meter.current || !canvas.current) return
    const scope = createScope()
    const element = meter.current
    const board = createMeterBoard(canvas.current, scope)
    const { draw } = board.add(element, () => coloursOf(element), scope)
    const face = createMeterFace({ element, draw, texts: () => textsOf(store.getState()) })
    const showPeak = () => {
      if (!peak.current) return
      const highest = face.highestDb()
      const clipped = element.hasAttribute('data-clipped')
      const said = textsOf(store.getState())
      const level = sayLevel(highest, said)
      const text = Number.isFinite(highest) ? level.replace(' dB', '') : '–'
      peak.current.toggleAttribute('data-clipped', clipped)
      if (peak.current.textContent === text) return
      peak.current.textContent = text
      peak.current.ariaLabel = said.timeline.highestPeak(clipped ? said.timeline.clipped(level) : level)
    }
    const measure = () => {
      if (store.getState().project?.transport.state !== 'playing') return
      const peaks = heard.read()
      if (peaks) face.show([peaks.left, peaks.right], performance.now())
      showPeak()
    }
    scope.add(playhead.subscribe(measure))
    scope.add(
      store.subscribe(({ project }) => {
        if (project?.transport.state !== 'playing') face.rest()
      }),
    )
    scope.add(
      heard.onReset(() => {
        face.reset()
        showPeak()
      }),
    )
    face.rest()
    return () => scope.dispose()
  }, [store, playhead, heard])

  return (
    <div className="master">
      <div className="master-bars">
        <MeterBars meter={meter} className="meter master-meter" label={texts.timeline.levelOfMix} testId="master-meter">
          <canvas ref={canvas} aria-hidden="true" />
        </MeterBars>
        <div className="master-scale" aria-hidden="true">
          {scaleDb.map((db) => (
            <span key={db} style={{ left: `${shareOfScale(db) * 100}%` }}>
              {String(db).replace('-', '−')}
            </span>
          ))}
        </div>
      </div>
      <Button
        ref={peak}
        className="master-peak"
        aria-label={texts.timeline.highestPeak(texts.timeline.silent)}
        onPress={heard.reset}
        data-testid="master-peak"
      >
        –
      </Button>
    </div>
  )
}

/** That it clipped is shown by the peak beside it. */
function coloursOf(element: Element): MeterColours {
  const [ground, from, to, held] = ['--press', '--ink-3', '--ink-2', '--ink'].map((token) =>
    themeColour(element, token),
  )
  return { ground: ground ?? '', level: [from ?? '', to ?? ''], held: held ?? '', clipped: null }
}
