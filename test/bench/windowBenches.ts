import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startOwnHost } from '../e2e/support/loopbackHosts.ts'
import { startLoopback } from '../e2e/support/startLoopback.ts'
import { chromiumFlags, findChromium } from '../support/runner/chromium.ts'
import type { Bench } from './bench.ts'
import type { Fixtures } from './fixtures.ts'
import { makeLongWav } from './makeLongWav.ts'
import { absoluteRow, beside, type Row } from './row.ts'
import { frameCosts, percentile } from './window/frameCosts.ts'
import { moveBarePictures, moves, untilSettled, zoomIn } from './window/windowMoves.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Milliseconds and megabytes that are aimed at (docs/performance.md). */
const most = { frame: 8, task: 16, paint: 50, first: 1000, heap: 60 }
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Few long tracks, and many shorter ones: what is moved, dragged and played, by the main thread's own time. */
const frames: Bench = {
  name: 'frames of the window',
  run: async (fixtures): Promise<Row[]> => {
    const executablePath = findChromium()
    const build = () => spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'ignore' })
    if (executablePath === null || build().status !== 0) {
      process.stderr.write('no Chromium, or no build: the window is not measured\n')
      return []
    }
    const rows: Row[] = []
    const stepBack = goAhead()
    const shorter = fixtures.minutes / 6
    for (const [tracks, minutes] of [
      [4, fixtures.minutes],
      [30, shorter],
    ] as const) {
      const browser = await chromium.launch({ executablePath, args: chromiumFlags() })
      const file = minutes === fixtures.minutes ? fixtures.wav() : makeLongWav(fixtures.fresh('.wav'), minutes)
      rows.push(...(await measureWindow(browser, fixtures, { tracks, minutes, file })))
      await browser.close()
    }
    stepBack()
    return rows
  },
}

/**
 * Window and host run ahead of other work, where the machine lets them: what a person waits for is wall time, which
 * that work stretches, unlike the time of a thread.
 */
function goAhead(): () => void {
  const usual = os.getPriority()
  try {
    os.setPriority(os.constants.priority.PRIORITY_HIGH)
  } catch {
    process.stderr.write(
      'not allowed to run ahead of other work: a key to its picture takes longer on a busy machine\n',
    )
    return () => undefined
  }
  return () => os.setPriority(usual)
}

interface Scene {
  readonly tracks: number
  readonly minutes: number
  readonly file: string
}

async function measureWindow(browser: Browser, fixtures: Fixtures, { tracks, minutes, file }: Scene): Promise<Row[]> {
  const what = `window, ${tracks} lanes x ${minutes} min`
  const options = { data: fixtures.fresh('.data'), files: Array.from({ length: tracks }, () => file), env: {} }
  const app = await startLoopback(await startOwnHost(options), browser)
  try {
    const { page } = app
    // As most people have it: with little motion the meters would be drawn twice a second only.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const first = absoluteRow(`${what}: first paint`, await firstPaint(page), most.first)
    const ready = absoluteRow(`${what}: the window in its shell's place`, await windowPaint(page), most.first)
    await page.getByTestId(`lane-${tracks}`).waitFor({ state: 'attached', timeout: 300_000 })
    const noWork = () => document.querySelectorAll('[data-testid=job]').length === 0
    await page.waitForFunction(noWork, undefined, { timeout: 300_000 })
    const rows: Row[] = [first, ready]
    const floor = await bareFrames(browser, tracks)
    for (const { name, zoomed, before, run } of moves) {
      await page.getByTestId('zoom-fit').click()
      if (zoomed === 'in') await zoomIn(page)
      await before?.(page)
      await untilSettled(page)
      await browser.startTracing(page, { categories })
      await run(page)
      const { p95, longest } = frameCosts(await browser.stopTracing())
      rows.push(beside(absoluteRow(`${what}: ${name}, 95 of 100 frames`, p95, most.frame), 'bare page', floor))
      rows.push(absoluteRow(`${what}: ${name}, longest task`, longest, most.task))
    }
    rows.push(absoluteRow(`${what}: from a key to its picture, 95 of 100`, await inputToPaint(page), most.paint))
    rows.push(absoluteRow(`${what}: heap`, await heapOf(page), most.heap, 'MB'))
    return rows
  } finally {
    await app.close()
  }
}

/** A floor in the same run: 95 of 100 frames of a bare page with as many pictures. */
async function bareFrames(browser: Browser, count: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 840 } })
  try {
    await browser.startTracing(page, { categories })
    await moveBarePictures(page, count)
    return frameCosts(await browser.stopTracing()).p95
  } finally {
    await page.close()
  }
}

/**
 * Milliseconds from the request for the page to the first picture with words of the window itself, in place of its
 * shell's. Lanes are pictures that come as their files are read, and count for nothing here.
 */
function windowPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const isWindow = ({ element }: PerformanceEntry & { readonly element?: Element | null }): boolean =>
          element instanceof HTMLElement && !(element instanceof HTMLImageElement) && element.closest('.shell') === null
        new PerformanceObserver((list) => {
          const painted = list.getEntries().find(isWindow)
          if (painted !== undefined) done(painted.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Milliseconds from the request for the page to its first picture, that of its shell. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    for (;;) {
      const at = painted()
      if (at !== undefined) return at
      await new Promise((done) => setTimeout(done, 20))
    }
  })
}

/** As the browser measures it, in steps of 8 ms; what takes less than 16 ms is not told, and counts as 16. */
async function inputToPaint(page: Page): Promise<number> {
  await page.getByTestId('timeline').focus()
  await page.evaluate(() => {
    const durations: number[] = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { keyDurations: durations })
  })
  const presses = 100
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 2 === 0 ? '+' : '-')
    await page.waitForTimeout(60)
  }
  const told = await page.evaluate(() => (window as unknown as { keyDurations: number[] }).keyDurations)
  const quick = Array.from({ length: Math.max(0, presses - told.length) }, () => 16)
  return percentile([...told, ...quick], 0.95)
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

export const windowBenches: readonly Bench[] = [frames]
