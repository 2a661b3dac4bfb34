import { type MeterLevel, shareOfScale } from './ballistics.ts'

export interface MeterPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a meter is drawn; the longer side of its place says which way its bars go. */
export interface MeterColours {
  readonly ground: string
  /** From nothing to the end of the bar. */
  readonly level: readonly [from: string, to: string]
  readonly held: string
  /** Of the mark that it clipped; null where that is shown elsewhere. */
  readonly clipped: string | null
}

/** CSS pixels. */
const [gap, radius, heldLength, heldFrom, clipLength] = [2, 2, 2, 1 / 200, 5]

/** In two hundred steps: what hardly moves need not be drawn anew. */
const stepOf = (db: number) => Math.round(shareOfScale(db) * 200) / 200

/** What is seen of a meter, to tell whether it is another picture. */
export function pictureKey(levels: readonly MeterLevel[]): string {
  return levels.map(({ db, heldDb, clipped }) => `${stepOf(db)} ${stepOf(heldDb)} ${clipped}`).join(' ')
}

/** Left and right beside each other, each with its level and, over that, what was the highest of the last moments. */
export function drawMeter(
  context: CanvasRenderingContext2D,
  place: MeterPlace,
  levels: readonly MeterLevel[],
  colours: MeterColours,
): void {
  const { x, y, width, height } = place
  context.clearRect(x, y, width, height)
  const rises = height > width
  const thickness = ((rises ? width : height) - gap * (levels.length - 1)) / levels.length
  context.save()
  context.beginPath()
  const bars = levels.map((level, side) => {
    const beside = side * (thickness + gap)
    const bar = rises ? { x: x + beside, y, width: thickness, height } : { x, y: y + beside, width, height: thickness }
    context.roundRect(bar.x, bar.y, bar.width, bar.height, radius)
    return { level, bar }
  })
  context.clip()
  context.fillStyle = colours.ground
  context.fillRect(x, y, width, height)
  for (const { level, bar } of bars) drawBar(context, bar, level, colours)
  context.restore()
  if (colours.clipped === null || !levels.some(({ clipped }) => clipped === 'clipped')) return
  context.fillStyle = colours.clipped
  context.beginPath()
  context.roundRect(x, y, width, clipLength, 1)
  context.fill()
}

function drawBar(
  context: CanvasRenderingContext2D,
  bar: MeterPlace,
  { db, heldDb }: MeterLevel,
  { level: [from, to], held }: MeterColours,
): void {
  const rises = bar.height > bar.width
  const length = rises ? bar.height : bar.width
  const [level, highest] = [stepOf(db), stepOf(heldDb)]
  const fill = (at: number, long: number) =>
    rises
      ? context.fillRect(bar.x, bar.y + length - at - long, bar.width, long)
      : context.fillRect(bar.x + at, bar.y, long, bar.height)
  context.fillStyle = from === to ? from : gradientOf(context, bar, level * length, [from, to])
  fill(0, level * length)
  if (highest < heldFrom) return
  context.fillStyle = held
  fill((length - heldLength) * highest, heldLength)
}

/** Along a bar that lies. */
function gradientOf(
  context: CanvasRenderingContext2D,
  { x }: MeterPlace,
  length: number,
  [from, to]: MeterColours['level'],
): CanvasGradient {
  const gradient = context.createLinearGradient(x, 0, x + length, 0)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}
