import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startLoopback } from '../e2e/support/startLoopback.ts'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import type { Bench } from './bench.ts'
import { absoluteRow, type Row } from './row.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** One frame at 60 a second, as a browser tells it in tenths. */
const frame = 16.8
const tracks = 4

interface Turn {
  readonly ctrlKey?: boolean
  readonly deltaX?: number
  readonly deltaY?: number
}

/** What a person does at each frame, as wheel events on a lane. */
const moves = [
  {
    name: 'zoom',
    frames: 240,
    zoomed: 'fit',
    wheel: [
      { ctrlKey: true, deltaY: -60 },
      { ctrlKey: true, deltaY: 60 },
    ],
  },
  { name: 'scroll', frames: 240, zoomed: 'in', wheel: [{ deltaX: 40 }, { deltaX: -40 }] },
  {
    name: 'zoom far in',
    frames: 240,
    zoomed: 'in',
    wheel: [
      { ctrlKey: true, deltaY: -50 },
      { ctrlKey: true, deltaY: 50 },
    ],
  },
] as const

/**
 * Four lanes under a moving view: the gaps between frames, which other work on the machine stretches, and the main
 * thread's own time for each, which it does not.
 */
const frames: Bench = {
  name: 'frames of the window',
  run: async (fixtures): Promise<Row[]> => {
    const executablePath = findChromium()
    if (
      executablePath === null ||
      spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { stdio: 'ignore' }).status !== 0
    ) {
      process.stderr.write('no Chromium, or no build: the window is not measured\n')
      return []
    }
    const browser = await chromium.launch({ executablePath, args: chromiumFlags() })
    try {
      const app = await startLoopback(
        { data: fixtures.fresh('.data'), files: Array.from({ length: tracks }, () => fixtures.wav()), env: {} },
        browser,
      )
      try {
        return await measure(app.page, `${tracks} lanes x ${fixtures.minutes} min`)
      } finally {
        await app.close()
      }
    } finally {
      await browser.close()
    }
  },
}

async function measure(page: Page, what: string): Promise<Row[]> {
  await page.getByTestId(`lane-${tracks}`).waitFor({ timeout: 300_000 })
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=job]').length === 0, undefined, {
    timeout: 300_000,
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const rows: Row[] = []
  for (const { name, frames: count, zoomed, wheel } of moves) {
    await page.getByTestId('zoom-fit').click()
    if (zoomed === 'in') await drive(page, 60, [{ ctrlKey: true, deltaY: -35 }])
    const before = await taskTime(session)
    const gaps = await drive(page, count, wheel)
    const own = ((await taskTime(session)) - before) / count
    rows.push(
      absoluteRow(`window, ${what}: ${name}, 95 of 100 frames`, percentile(gaps, 0.95), frame),
      absoluteRow(`window, ${what}: ${name}, main thread a frame`, own, frame),
    )
  }
  return rows
}

/** Milliseconds of the processor that the page's main thread has taken for tasks. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Turns the wheel once a frame, half of the time one way and half the other; the gaps between the frames. */
function drive(page: Page, count: number, wheel: readonly Turn[]): Promise<number[]> {
  return page.evaluate(
    ({ count: most, wheel: turns }) => {
      const lane = document.querySelector('[data-testid=lane-2]')
      const box = lane?.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, clientX: (box?.left ?? 0) + 400, clientY: (box?.top ?? 0) + 40 }
      return new Promise<number[]>((done) => {
        const gaps: number[] = []
        let last = 0
        const step = (now: number) => {
          if (last > 0) gaps.push(now - last)
          last = now
          if (gaps.length >= most) return done(gaps)
          lane?.dispatchEvent(new WheelEvent('wheel', { ...at, ...turns[Math.floor(gaps.length / 60) % turns.length] }))
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      })
    },
    { count, wheel: [...wheel] },
  )
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const windowBenches: readonly Bench[] = [frames]
