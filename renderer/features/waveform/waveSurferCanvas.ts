import WaveSurfer from 'wavesurfer.js'
import type { Scope } from '../../lib/scope.ts'
import { drawWaveform, type WaveformColumns } from './drawWaveform.ts'

/** What wavesurfer.js asked its render function to draw. */
interface RenderCall {
  readonly tops: Float32Array
  readonly bottoms: Float32Array
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly colour: CanvasRenderingContext2D['fillStyle']
}

export interface WaveSurferCanvas {
  /** The peaks that it draws, to be filled in place; new ones when their number changes. */
  readonly peaksFor: (length: number) => { maxes: Float32Array; mins: Float32Array }
  readonly draw: (picture: WaveformColumns, style: { height: number; colour: string }) => void
}

const empty: WaveformColumns = { channels: 1, columns: 0, columnWidth: 1, offset: 0, clips: [] }

/** A wavesurfer.js that shows whatever window it is given; it fetches, plays and scrolls nothing. */
export function createWaveSurferCanvas(container: HTMLElement, scope: Scope): WaveSurferCanvas {
  let picture = empty
  let maxes = new Float32Array(1)
  let mins = new Float32Array(1)
  let call: RenderCall | null = null
  let drawing: 'by itself' | 'asked' = 'by itself'

  const drawCall = () => {
    if (!call) return
    const { context, width, colour, tops, bottoms } = call
    call = null
    if (context.canvas.width !== width) context.canvas.width = width
    context.fillStyle = colour
    drawWaveform(context, tops, bottoms, picture)
  }
  const surfer = WaveSurfer.create({
    container,
    peaks: [maxes, mins],
    duration: 1,
    height: 1,
    interact: false,
    cursorWidth: 0,
    hideScrollbar: true,
    autoScroll: false,
    renderFunction: ([tops, bottoms], context) => {
      call = {
        tops: tops as Float32Array,
        bottoms: bottoms as Float32Array,
        context,
        width: context.canvas.width,
        colour: context.fillStyle,
      }
      // wavesurfer copies each canvas for a progress that is never shown here; it makes no copy of a canvas without
      // width.
      if (drawing === 'asked') context.canvas.width = 0
      else drawCall()
    },
  })
  scope.add(() => surfer.destroy())

  return {
    peaksFor(length) {
      if (length !== maxes.length) {
        maxes = new Float32Array(length)
        mins = new Float32Array(length)
        // Superseded loads end in an AbortError, which means nothing here: there is no media to load.
        surfer.load('', [maxes, mins], 1).catch(() => undefined)
      }
      return { maxes, mins }
    },
    draw(next, { height, colour }) {
      picture = next
      drawing = 'asked'
      surfer.setOptions({ height, waveColor: colour, progressColor: colour })
      drawing = 'by itself'
      drawCall()
    },
  }
}
