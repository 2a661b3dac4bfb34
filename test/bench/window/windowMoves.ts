import type { Page } from '@playwright/test'

interface Turn {
  readonly ctrlKey?: boolean
  readonly deltaX?: number
  readonly deltaY?: number
}

export interface Move {
  readonly name: string
  readonly zoomed: 'fit' | 'in'
  /** What makes ready for it, and is no part of it. */
  readonly before?: (page: Page) => Promise<void>
  readonly run: (page: Page) => Promise<void>
}

const frames = 240
/** How long lanes are drawn anew behind a move of the view, and layers come to rest, milliseconds. */
const settles = 1000
const wheel = (turns: readonly Turn[]) => async (page: Page) => {
  await turnWheel(page, frames, turns)
  await untilSettled(page)
}

/** What follows a move of the view is a part of that move, and not of the next. */
export const untilSettled = (page: Page): Promise<void> => page.waitForTimeout(settles)

/** What a person does at each frame, in both directions. */
export const moves: readonly Move[] = [
  {
    name: 'zoom',
    zoomed: 'fit',
    run: wheel([
      { ctrlKey: true, deltaY: -60 },
      { ctrlKey: true, deltaY: 60 },
    ]),
  },
  { name: 'scroll', zoomed: 'in', run: wheel([{ deltaX: 40 }, { deltaX: -40 }]) },
  { name: 'scroll spectrograms', zoomed: 'in', run: scrollSpectrograms },
  {
    name: 'zoom far in',
    zoomed: 'in',
    run: wheel([
      { ctrlKey: true, deltaY: -50 },
      { ctrlKey: true, deltaY: 50 },
    ]),
  },
  { name: 'drag a clip', zoomed: 'fit', run: dragClip },
  { name: 'drag a selection', zoomed: 'in', run: dragSelection },
  { name: 'play', zoomed: 'in', before: clearSelection, run: play },
]

/** All lanes as spectrograms, once those are there; then as waveforms again. */
async function scrollSpectrograms(page: Page): Promise<void> {
  await page.getByTestId('timeline').press('Shift+W')
  await page.getByTestId('spectrum-1').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  await turnWheel(page, frames, [{ deltaX: 40 }, { deltaX: -40 }])
  await untilSettled(page)
  await page.getByTestId('timeline').press('Shift+W')
}

export async function zoomIn(page: Page): Promise<void> {
  await turnWheel(page, 60, [{ ctrlKey: true, deltaY: -35 }])
}

/** Turns the wheel once a frame, half of the time one way and half the other. */
async function turnWheel(page: Page, count: number, turns: readonly Turn[]): Promise<void> {
  await page.evaluate(
    ({ most, all }) => {
      const lane = document.querySelector('[data-testid=lane-2]')
      const box = lane?.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, clientX: (box?.left ?? 0) + 400, clientY: (box?.top ?? 0) + 20 }
      return new Promise<void>((done) => {
        let frame = 0
        const step = () => {
          if (frame >= most) return done()
          lane?.dispatchEvent(new WheelEvent('wheel', { ...at, ...all[Math.floor(frame / 60) % all.length] }))
          frame += 1
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
    },
    { most: count, all: [...turns] },
  )
}

/** By its name, there and back; Escape lets go without an edit. */
async function dragClip(page: Page): Promise<void> {
  await dragThere(page, 8)
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

async function dragSelection(page: Page): Promise<void> {
  await dragThere(page, 36)
  await page.mouse.up()
}

/** Moved by the browser's own input: Playwright's mouse runs a script in the page at each move of a drag. */
async function dragThere(page: Page, below: number): Promise<void> {
  const box = await page.getByTestId('lane-1').boundingBox()
  if (box === null) throw new Error('there is no lane')
  const [x, y] = [box.x + 200, box.y + below]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const session = await page.context().newCDPSession(page)
  for (let step = 0; step < frames / 2; step++) {
    const at = x + 3 * Math.min(step, 120 - step)
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at, y, button: 'left', buttons: 1 })
  }
  await session.detach()
}

/** What was dragged there and back is some pixels wide: played, it would be over at once. */
async function clearSelection(page: Page): Promise<void> {
  await page.getByTestId('lane-1').click({ position: { x: 20, y: 36 } })
  await page.getByTestId('selection').waitFor({ state: 'hidden' })
  await page.waitForTimeout(1000)
}

async function play(page: Page): Promise<void> {
  await page.getByTestId('play').click()
  await page.waitForTimeout(4000)
  await page.getByTestId('play').click()
}

/**
 * A page with nothing but so many pictures, as large as those of lanes, that are moved at each frame: what the browser
 * itself takes here.
 */
export async function moveBarePictures(page: Page, count: number): Promise<void> {
  await page.evaluate(
    ({ most, pictures }) => {
      const all = Array.from({ length: pictures }, (_, at) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 56 })
        canvas.style.cssText = `position: absolute; top: ${(at % 14) * 60}px; will-change: transform`
        const context = canvas.getContext('2d')
        for (let x = 0; x < canvas.width; x += 2) context?.fillRect(x, 28 - (x % 20), 1, 2 * (x % 20))
        document.body.append(canvas)
        return canvas
      })
      return new Promise<void>((done) => {
        let frame = 0
        const step = () => {
          if (frame >= most) return done()
          for (const { style } of all) style.transform = `translateX(${-40 * (frame % 60)}px)`
          frame += 1
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
    },
    { most: frames, pictures: count },
  )
}
