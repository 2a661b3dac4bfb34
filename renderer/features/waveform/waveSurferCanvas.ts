import WaveSurfer from 'wavesurfer.js'
import type { Scope } from '../../lib/scope.ts'
import { emptySheet, showSheet } from '../../lib/stillPicture.ts'
import {
  drawWaveform,
  type WaveformColours,
  type WaveformColumns,
  type WaveformSound,
} from '../../timeline/drawWaveform.ts'

/** What stands where wavesurfer.js made a canvas last; device pixels. */
interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly width: number
  readonly height: number
}

/** What a canvas is made for; a drawing of the same kind goes on the canvas that is there. CSS pixels. */
interface Style {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  readonly colours: WaveformColours
}

interface WaveSurferCanvas {
  /** The peaks that it draws, to be filled in place; new ones when their number changes. */
  readonly peaksFor: (length: number) => WaveformSound
  readonly draw: (picture: WaveformColumns, style: Style) => void
}

const empty: WaveformColumns = { channels: 1, rows: 1, columns: 0, columnWidth: 1, offset: 0, clips: [] }

/**
 * A wavesurfer.js that shows whatever window it is given; it fetches, plays and scrolls nothing. It makes a canvas for
 * each size; what changes while the view moves goes on the one that stands in its place, which keeps its picture
 * (`stillPicture`): a new one makes the browser lay out the lane.
 */
export function createWaveSurferCanvas(container: HTMLElement, scope: Scope): WaveSurferCanvas {
  let picture = empty
  const sound = new HeldSound()
  let colours: WaveformColours = { peak: 0, core: 0, line: '' }
  let surface: Surface | null = null
  let made = ''
  let drawing: 'by itself' | 'asked' = 'by itself'

  const drawAgain = () => {
    if (!surface || surface.width === 0 || surface.height === 0) return
    const { canvas, width, height } = surface
    drawWaveform(emptySheet(width, height), sound.shown, picture, colours)
    showSheet(canvas)
  }
  const surfer = WaveSurfer.create({
    container,
    // Its frame is laid out by a style element of its own.
    cspNonce: pageNonce(),
    peaks: sound.peaks(),
    duration: 1,
    height: 1,
    interact: false,
    cursorWidth: 0,
    hideScrollbar: true,
    autoScroll: false,
    // The peaks that it hands over are those of `sound`, whose cores it does not know.
    renderFunction: (_peaks, { canvas: own }) => {
      const { width, height } = own
      // Its own has a context to draw with, so that it can't be given a picture.
      const canvas = document.importNode(own)
      own.replaceWith(canvas)
      surface = { canvas, width, height }
      // wavesurfer copies each canvas for a progress that is never shown here; it makes no copy of one without width.
      own.width = 0
      if (drawing === 'by itself') queueMicrotask(drawAgain)
    },
  })
  scope.add(() => surfer.destroy())

  return {
    peaksFor(length) {
      // Superseded loads end in an AbortError, which means nothing here: there is no media to load.
      if (sound.resize(length) === 'grown') surfer.load('', sound.peaks(), 1).catch(() => undefined)
      return sound.shown
    },
    draw(next, { width, height, pixelRatio, colours: chosen }) {
      picture = next
      colours = chosen
      const wanted = `${width} ${height} ${pixelRatio}`
      if (wanted !== made || surface === null) {
        made = wanted
        drawing = 'asked'
        surfer.setOptions({ height, waveColor: chosen.line, progressColor: chosen.line })
        drawing = 'by itself'
      }
      drawAgain()
    },
  }
}

/** Where samples are wide apart their number is another one at each zoom: what holds them is a multiple of this. */
const soundStep = 4096

/** The peaks of a picture in arrays that only grow, so that wavesurfer.js is seldom given others. */
class HeldSound {
  #all = soundOf(soundStep)
  shown = this.#all

  peaks(): Float32Array<ArrayBuffer>[] {
    return [this.#all.maxes, this.#all.mins]
  }

  resize(length: number): 'kept' | 'grown' {
    const grows = length > this.#all.maxes.length
    if (grows) this.#all = soundOf(Math.ceil(length / soundStep) * soundStep)
    const { maxes, mins, cores } = this.#all
    if (grows || length !== this.shown.maxes.length)
      this.shown = {
        maxes: maxes.subarray(0, length),
        mins: mins.subarray(0, length),
        cores: cores.subarray(0, length),
      }
    return grows ? 'grown' : 'kept'
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
