import type { CDPSession } from '@playwright/test'
import { heapSizes } from './support/heapSizes.ts'
import { expect, page, story } from './support/story.ts'
import { isShort } from './support/sweep.ts'
import type { TapehandWindow } from './support/tapehandWindow.ts'

/**
 * LEAK_ROUNDS=200 is an hour's work; a few rounds show what is kept at each. LEAK_MINUTES=4 makes as many as fit into
 * that time.
 */
const minutes = Number(process.env['LEAK_MINUTES'] ?? 0)
const few = isShort ? 2 : 3
const rounds = Number(process.env['LEAK_ROUNDS'] ?? (minutes > 0 ? Infinity : few))
const seed = Number(process.env['LEAK_SEED'] ?? 7)
/** What is made once and then used again is there after these. */
const warmUp = isShort ? 3 : 8
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

/** A number from 0 to 1 at each call, the same ones for a seed. */
function chance(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** One of the things that people do all day; each leaves the window as it was. */
async function act(tapehand: TapehandWindow, random: () => number): Promise<void> {
  const { keyboard, mouse } = tapehand.page
  const lane = await tapehand.lane(1)
  /** Where both tracks have sound. */
  const at = () => Math.round(20 + random() * lane.width * 0.8)
  const closes = async (open: () => Promise<void>, testId: string) => {
    await open()
    await expect(tapehand.the(testId)).toBeVisible()
    await keyboard.press('Escape')
    await expect(tapehand.the(testId)).toBeHidden()
  }
  /** What was done, but not that the demo is there. */
  const takeBack = async () => {
    const undo = tapehand.the('undo')
    await expect(undo).toHaveAccessibleName(/^Undo (Split|Delete)/)
    await undo.click()
    await expect(undo).not.toHaveAccessibleName(/^Undo (Split|Delete)/)
  }
  const all: readonly (() => Promise<void>)[] = [
    () => tapehand.drag(1 + Math.round(random()), at(), at()),
    async () => {
      await tapehand.clickAt(1, at())
      await keyboard.press('ControlOrMeta+I')
      await takeBack()
    },
    async () => {
      // No selection of before, whose edge the drag would take hold of.
      await tapehand.clickAt(1, 60)
      await expect(tapehand.the('selection')).toBeHidden()
      await tapehand.drag(1, 100, 300)
      await keyboard.press('Delete')
      await takeBack()
    },
    async () => {
      await mouse.move(lane.x + at(), lane.y + 40)
      await keyboard.down('Control')
      for (const turn of [-240, -240, 240, 240]) await mouse.wheel(0, turn)
      await keyboard.up('Control')
      await keyboard.press('ControlOrMeta+F')
    },
    async () => {
      await tapehand.the('play').click()
      await tapehand.the('play').click()
    },
    async () => {
      await tapehand.the('track-1-mute').click()
      await tapehand.the('track-1-mute').click()
    },
    () => closes(() => tapehand.the('settings-open').click(), 'settings'),
    () => closes(() => tapehand.the('export').click(), 'export-dialog'),
    () => closes(() => keyboard.press('F1'), 'keys'),
    () => closes(() => tapehand.the('commands').click(), 'palette-input'),
    async () => {
      await tapehand.the('side-history').click()
      await tapehand.the('side-chat').click()
    },
  ]
  await all[Math.floor(random() * all.length)]?.()
}

/** The demo as it is opened, then work on it; measured where it is fresh: nothing of the round before is due. */
async function round(tapehand: TapehandWindow, random: () => number, read: () => Promise<void>): Promise<void> {
  const run = async (name: string) => {
    await tapehand.the('commands').click()
    await tapehand.the('palette-input').fill(name)
    await tapehand.page.keyboard.press('Enter')
  }
  await run('new project')
  await expect(tapehand.the('empty')).toBeVisible()
  await tapehand.the('empty-demo').click()
  await expect(tapehand.the('lane-2')).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(1000)
  await read()
  for (let turn = 0; turn < 6; turn++) await act(tapehand, random)
  await tapehand.say('delete the first 5 seconds')
  await expect(tapehand.approval).toBeVisible()
  await tapehand.approve()
  await tapehand.expectAnswer(/\S/, 'Done')
  await run('compressor')
  await expect(tapehand.the('tool-run')).toBeVisible()
  await tapehand.the('tool-cancel').click()
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
    story.setTimeout(120_000 + (minutes > 0 ? minutes * 60_000 : most * 40_000))
    const end = minutes > 0 ? Date.now() + minutes * 60_000 : Infinity
    const tapehand = await start()
    const session = await tapehand.page.context().newCDPSession(tapehand.page)
    await session.send('Performance.enable')
    const random = chance(seed)
    const readings: Held[] = []
    await fillUndoSteps(tapehand)
    // when
    let done = 0
    for (let isLast = false; !isLast; done++) {
      isLast = done === most || Date.now() > end
      const isRead = isLast || (done >= warmUp && (done - warmUp) % toldEach === 0)
      await round(tapehand, random, async () => {
        if (!isRead) return
        const reading = await measure(tapehand, session)
        readings.push(reading)
        process.stdout.write(`${done} rounds: ${JSON.stringify(reading)}\n`)
      })
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
