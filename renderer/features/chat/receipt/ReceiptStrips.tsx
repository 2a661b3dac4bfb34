import { useEffect, useRef, useState } from 'react'
import type { ReceiptView } from '../../../../shared/schemas/messageParts.ts'
import { createScope } from '../../../lib/scope.ts'
import { hueOf, hueStyle } from '../../../lib/trackHue.ts'
import { useAppState } from '../../../store/appContext.ts'
import { pixelColour } from '../../../lib/pixelColour.ts'
import { drawWaveform } from '../../../timeline/drawWaveform.ts'
import { isAlike, readStrip, type Strip } from './readStrip.ts'

interface Props {
  readonly receipt: ReceiptView
  readonly entry: string
  readonly trackId: string
}

const widest = 280
const height = 24

/** The track before and behind it, in one scale: what was taken out is hatched, and what is left is shorter. */
export function ReceiptStrips({ receipt, entry, trackId }: Props) {
  const hue = useAppState((state) => hueOf(state, trackId))
  const { before, after } = receipt.seconds
  const longest = Math.max(before, after)
  const strips = useStrips({ entry, trackId, before, after })
  if (strips === null || longest === 0) return null
  const removed = receipt.removed.filter((one) => one.trackId === trackId)
  const percent = (seconds: number) => `${((seconds / longest) * 100).toFixed(3)}%`
  return (
    <div className="receipt-strips" style={hueStyle(hue)} aria-hidden="true">
      <div className="receipt-strip receipt-strip-before" style={{ width: percent(before) }}>
        <StripCanvas strip={strips.before} colours={['--was', '--mini']} />
        {removed.map(({ start, end }) => (
          <i
            key={start}
            style={{ left: `${(start / before) * 100}%`, width: `${((end - start) / before) * 100}%` }}
            className="cut-away receipt-gap"
          />
        ))}
      </div>
      <div className="receipt-strip" style={{ width: percent(after) }}>
        <StripCanvas strip={strips.after} colours={['--receipt-peak', '--receipt-core']} />
      </div>
    </div>
  )
}

function useStrips({
  entry,
  trackId,
  before,
  after,
}: {
  entry: string
  trackId: string
  before: number
  after: number
}) {
  const [strips, setStrips] = useState<{ before: Strip; after: Strip } | null>(null)
  useEffect(() => {
    const scope = createScope()
    const abort = new AbortController()
    scope.add(() => abort.abort())
    const read = (side: 'before' | 'after', seconds: number) =>
      seconds === 0
        ? Promise.resolve(null)
        : readStrip(
            { trackId, entry, side, seconds, columns: columnsOf(seconds, Math.max(before, after)) },
            abort.signal,
          )
    void Promise.all([read('before', before), read('after', after)]).then(([was, is]) => {
      if (abort.signal.aborted || was === null || is === null) return
      setStrips(isAlike(was, is) ? null : { before: was, after: is })
    })
    return () => scope.dispose()
  }, [entry, trackId, before, after])
  return strips
}

const columnsOf = (seconds: number, longest: number): number => Math.max(1, Math.round((widest * seconds) / longest))

function StripCanvas({ strip, colours }: { readonly strip: Strip; readonly colours: readonly [string, string] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useAppState(({ settings }) => settings?.theme)
  const [peak, core] = colours
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const colourOf = (token: string) => pixelColour(getComputedStyle(element).getPropertyValue(token).trim())
    const clips = [{ from: 0, to: strip.columns }]
    const window = { channels: strip.channels, rows: 1, columns: strip.columns, columnWidth: 1, offset: 0, clips }
    drawWaveform(context, strip.sound, window, { peak: colourOf(peak), core: colourOf(core), line: '' })
  }, [strip, peak, core, theme])
  return <canvas ref={canvas} width={strip.columns} height={height} />
}
