import type { CDPSession } from '@playwright/test'
import { chance, createDeck, openTool } from './support/dailyMoves.ts'
import { heapSizes } from './support/heapSizes.ts'
import { expect, page, story } from './support/story.ts'
import { isShort } from './support/sweep.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/**
 * LEAK_ROUNDS=200 is an hour's work; a few rounds show what is kept at each. LEAK_MINUTES=4 makes as many as fit into
 * that time. LEAK_STEPS=60 does so many things in each round.
 */
const minutes = Number(process.env['LEAK_MINUTES'] ?? 0)
const few = isShort ? 2 : 3
const rounds = Number(process.env['LEAK_ROUNDS'] ?? (minutes > 0 ? Infinity : few))
const seed = Number(process.env['LEAK_SEED'] ?? 7)
/** What is made once and then used again is there after these. */
const warmUp = isShort ? 3 : 6
/** Things that are done in each round; each kind of them comes at least once in three rounds. */
const steps = Number(process.env['LEAK_STEPS'] ?? 5)
/** Rounds between two readings that are told. */
const toldEach = 10
/** What a browser keeps of typing, to take it back: for each message its text, and that the field was emptied. */
const undoSteps = 1000

interface Held {
  /** Without what the browser compiles: it makes code of each function that runs often. */
  readonly heap: number
  readonly compiled: number
  readonly nodes: number
  readonly listeners: number
  readonly canvases: number
}

/** What the page holds once all is let go of that nothing points at. */
async function measure(tapehand: TapehandWindow, session: CDPSession): Promise<Held> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const { held, compiled } = await heapSizes(session)
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    heap: held,
    compiled,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    canvases: await tapehand.page.evaluate(() => {
      const count = (node: ParentNode): number =>
        [...node.querySelectorAll('*')].reduce(
          (sum, { shadowRoot }) => sum + (shadowRoot === null ? 0 : count(shadowRoot)),
          node.querySelectorAll('canvas').length,
        )
      return count(document)
    }),
  }
}

/** The demo as it is opened, then work on it; measured where it is fresh: nothing of the round before is due. */
async function round(tapehand: TapehandWindow, step: () => Promise<void>, read: () => Promise<void>): Promise<void> {
  await openTool(tapehand, 'new project')
  await expect(tapehand.the('empty')).toBeVisible()
  await tapehand.the('empty-demo').click()
  await expect(tapehand.the('lane-2')).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(1000)
  await read()
  for (let turn = 0; turn < steps; turn++) await step()
  await tapehand.say('delete the first 5 seconds')
  await expect(tapehand.approval).toBeVisible()
  await tapehand.approve()
  await tapehand.expectAnswer(/\S/, 'Done')
}

/** What the browser itself keeps has a limit, and is full before anything is measured. */
async function fillUndoSteps(tapehand: TapehandWindow): Promise<void> {
  await tapehand.the('chat-input').focus()
  await tapehand.the('chat-input').evaluate((field, steps) => {
    for (let step = 0; step < steps; step++) {
      if (field instanceof HTMLTextAreaElement) field.value = ''
      document.execCommand('insertText', false, `step ${step}`)
    }
    document.execCommand('selectAll')
    document.execCommand('delete')
  }, undoSteps)
}

story(
  `an hour's work leaves nothing behind: heap, nodes, listeners, canvases (seed ${seed})`,
  page,
  async ({ start }) => {
    // given
    const most = warmUp + rounds + 1
    story.setTimeout(120_000 + (minutes > 0 ? minutes * 60_000 : most * (20_000 + steps * 4000)))
    const end = minutes > 0 ? Date.now() + minutes * 60_000 : Infinity
    const tapehand = await start()
    const session = await tapehand.page.context().newCDPSession(tapehand.page)
    await session.send('Performance.enable')
    const random = chance(seed)
    const next = createDeck(random)
    const readings: Held[] = []
    await fillUndoSteps(tapehand)
    // when
    let done = 0
    for (let isLast = false; !isLast; done++) {
      isLast = done === most || Date.now() > end
      const isRead = isLast || (done >= warmUp && (done - warmUp) % toldEach === 0)
      await round(
        tapehand,
        () => next()(tapehand, random),
        async () => {
          if (!isRead) return
          const reading = await measure(tapehand, session)
          readings.push(reading)
          process.stdout.write(`${done} rounds: ${JSON.stringify(reading)}\n`)
        },
      )
    }
    // then
    const [before, after] = [readings[0], readings.at(-1)]
    if (before === undefined || after === undefined || done < warmUp + 3)
      throw new Error(`${done} rounds are too few, give it more time`)
    const grown = (['heap', 'nodes', 'listeners', 'canvases'] as const).filter(
      (what) => after[what] > before[what] * 1.05,
    )
    expect(grown, `from ${JSON.stringify(before)} to ${JSON.stringify(after)}`).toEqual([])
  },
)
