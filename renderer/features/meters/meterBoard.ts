import type { Scope } from '../../lib/scope.ts'
import { watchSize } from '../../lib/watchSize.ts'
import { watchTheme } from '../../lib/watchTheme.ts'
import { type MeterLevel, silence } from './ballistics.ts'
import { drawMeter, type MeterColours, pictureKey, type MeterPlace } from './drawMeter.ts'

export interface BoardMeter {
  /** Draws it where its element is; nothing where it is the same picture. */
  readonly draw: (levels: readonly MeterLevel[]) => void
}

/**
 * One canvas for many meters: elements of their own, which are restyled, painted and sorted at every frame, took a
 * browser 8 ms for 30 tracks; this takes it less than one.
 */
export interface MeterBoard {
  /** A meter in the place of an element, for as long as the scope. Its colours are asked for at each picture. */
  readonly add: (element: HTMLElement, colours: () => MeterColours, scope: Scope) => BoardMeter
  /** Elements may be elsewhere now. */
  readonly arrange: () => void
}

interface DrawnMeter {
  readonly element: HTMLElement
  readonly colours: () => MeterColours
  levels: readonly MeterLevel[]
  place: MeterPlace
  key: string
}

export function createMeterBoard(canvas: HTMLCanvasElement, scope: Scope): MeterBoard {
  const context = canvas.getContext('2d')
  const parts = new Set<DrawnMeter>()
  let isArranged = false

  const show = (part: DrawnMeter) => {
    const key = pictureKey(part.levels)
    if (key === part.key || !context) return
    part.key = key
    drawMeter(context, part.place, part.levels, part.colours())
  }
  const showAll = () => {
    for (const part of parts) {
      part.key = ''
      show(part)
    }
  }
  /** Reads where all are, and makes the canvas as large as they need. */
  const place = () => {
    isArranged = true
    const origin = canvas.getBoundingClientRect()
    for (const part of parts) part.place = placeIn(origin, part.element)
    const ratio = window.devicePixelRatio || 1
    const most = (end: (place: MeterPlace) => number) => Math.max(0, ...[...parts].map((part) => end(part.place)))
    const [width, height] = [most(({ x, width: wide }) => x + wide), most(({ y, height: high }) => y + high)]
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
    context?.scale(ratio, ratio)
    showAll()
  }
  const arrange = () => {
    if (!isArranged) return
    isArranged = false
    scope.nextFrame(place)
  }
  scope.nextFrame(place)
  scope.listen(window, 'resize', arrange)
  watchTheme(scope, showAll)
  return {
    arrange,
    add(element, colours, own) {
      const part: DrawnMeter = { element, colours, levels: [silence, silence], key: '', place: emptyPlace }
      parts.add(part)
      own.add(() => {
        parts.delete(part)
        arrange()
      })
      watchSize(element, own, arrange)
      arrange()
      return {
        draw(levels) {
          part.levels = levels
          if (isArranged) show(part)
        },
      }
    },
  }
}

const emptyPlace: MeterPlace = { x: 0, y: 0, width: 0, height: 0 }

function placeIn(origin: DOMRect, element: HTMLElement): MeterPlace {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left - origin.left, y: top - origin.top, width, height }
}
