import WaveSurfer from 'wavesurfer.js'
import type { Scope } from '../../lib/scope.ts'
import {
  drawWaveform,
  type WaveformColours,
  type WaveformColumns,
  type WaveformSound,
} from '../../timeline/drawWaveform.ts'

/** What wavesurfer.js asked its render function to draw. */
interface RenderCall {
  readonly context: CanvasRenderingContext2D
  readonly width: number
}

interface WaveSurferCanvas {
  /** The peaks that it draws, to be filled in place; new ones when their number changes. */
  readonly peaksFor: (length: number) => WaveformSound
  readonly draw: (picture: WaveformColumns, style: { height: number; colours: WaveformColours }) => void
}

const empty: WaveformColumns = { channels: 1, rows: 1, columns: 0, columnWidth: 1, offset: 0, clips: [] }

/** A wavesurfer.js that shows whatever window it is given; it fetches, plays and scrolls nothing. */
export function createWaveSurferCanvas(container: HTMLElement, scope: Scope): WaveSurferCanvas {
  let picture = empty
  let sound = soundOf(1)
  let colours: WaveformColours = { peak: 0, core: 0, line: '' }
  let call: RenderCall | null = null
  let drawing: 'by itself' | 'asked' = 'by itself'

  const drawCall = () => {
    if (!call) return
    const { context, width } = call
    call = null
    if (context.canvas.width !== width) context.canvas.width = width
    drawWaveform(context, sound, picture, colours)
  }
  const surfer = WaveSurfer.create({
    container,
    // Its frame is laid out by a style element of its own.
    cspNonce: pageNonce(),
    peaks: [sound.maxes, sound.mins],
    duration: 1,
    height: 1,
    interact: false,
    cursorWidth: 0,
    hideScrollbar: true,
    autoScroll: false,
    // The peaks that it hands over are those of `sound`, whose cores it does not know.
    renderFunction: (_peaks, context) => {
      call = { context, width: context.canvas.width }
      // wavesurfer copies each canvas for a progress that is never shown here; it makes no copy of a canvas without
      // width.
      if (drawing === 'asked') context.canvas.width = 0
      else drawCall()
    },
  })
  scope.add(() => surfer.destroy())

  return {
    peaksFor(length) {
      if (length !== sound.maxes.length) {
        sound = soundOf(length)
        // Superseded loads end in an AbortError, which means nothing here: there is no media to load.
        surfer.load('', [sound.maxes, sound.mins], 1).catch(() => undefined)
      }
      return sound
    },
    draw(next, { height, colours: chosen }) {
      picture = next
      colours = chosen
      drawing = 'asked'
      surfer.setOptions({ height, waveColor: chosen.line, progressColor: chosen.line })
      drawing = 'by itself'
      drawCall()
    },
  }
}

const soundOf = (length: number): WaveformSound => ({
  maxes: new Float32Array(length),
  mins: new Float32Array(length),
  cores: new Float32Array(length),
})

/** What the host's policy knows this page's own style elements by; react-aria looks for it in the same place. */
function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
