import { expect } from './story.ts'
import type { TapehandWindow } from './tapehandWindow.ts'

export type Move = (tapehand: TapehandWindow, random: () => number) => Promise<void>

/** A number from 0 to 1 at each call, the same ones for a seed. */
export function chance(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** All moves in an order by chance, then all in another one: what is made once by one of them is made soon. */
export function createDeck(random: () => number): () => Move {
  let left: Move[] = []
  return () => {
    if (left.length === 0) left = [...moves]
    const [move] = left.splice(Math.floor(random() * left.length), 1)
    if (move === undefined) throw new Error('there are no moves')
    return move
  }
}

/** Where on the first lane both tracks have sound. */
async function somewhere(tapehand: TapehandWindow, random: () => number): Promise<number> {
  return Math.round(20 + random() * (await tapehand.lane(1)).width * 0.8)
}

const closing =
  (testId: string, open: (tapehand: TapehandWindow) => Promise<void>, look: Move = async () => {}): Move =>
  async (tapehand, random) => {
    await open(tapehand)
    await expect(tapehand.the(testId)).toBeVisible()
    await look(tapehand, random)
    await tapehand.page.keyboard.press('Escape')
    await expect(tapehand.the(testId)).toBeHidden()
  }

/** Where the voice speaks; a selection of before is let go of, whose edge a press would take hold of. */
async function putCursor(tapehand: TapehandWindow): Promise<void> {
  await tapehand.page.keyboard.press('ControlOrMeta+Shift+A')
  await expect(tapehand.the('selection')).toBeHidden()
  await tapehand.clickAt(1, 60)
}

/** By its name, alone. */
async function chooseTrack(tapehand: TapehandWindow, number: number): Promise<void> {
  await tapehand.the(`track-${number}`).click()
  await expect(tapehand.the(`track-${number}`)).toHaveAttribute('aria-pressed', 'true')
  await expect(tapehand.the(`track-${3 - number}`)).toHaveAttribute('aria-pressed', 'false')
}

/** Opens a tool by its name. */
export async function openTool(tapehand: TapehandWindow, name: string): Promise<void> {
  await tapehand.the('commands').click()
  await tapehand.the('palette-input').fill(name)
  await tapehand.page.keyboard.press('Enter')
}

/** What was done, but not that the demo is there. */
async function takeBack(tapehand: TapehandWindow): Promise<void> {
  const undo = tapehand.the('undo')
  await expect(undo).toHaveAccessibleName(/^Undo (Split|Delete)/)
  await undo.click()
  await expect(undo).not.toHaveAccessibleName(/^Undo (Split|Delete)/)
}

/** A tool's values moved and heard before it is done, with its picture. */
const heard = (name: string, choose: Move = async () => {}): Move =>
  closing(
    'tool-dialog',
    async (tapehand) => {
      // On the track that the voice can duck: what does nothing can't be heard.
      await putCursor(tapehand)
      await chooseTrack(tapehand, 2)
      await openTool(tapehand, name)
    },
    async (tapehand, random) => {
      await choose(tapehand, random)
      await expect(tapehand.the('preview')).toBeEnabled()
      await tapehand.the('preview').click()
      await expect(tapehand.the('preview-after')).toHaveAttribute('aria-pressed', 'true')
      await tapehand.the('preview-before').click()
      await tapehand.page.locator('.tool-fields input[type=range]').first().focus()
      await tapehand.page.keyboard.press('ArrowRight')
    },
  )

/** The things that people do all day; each leaves the window as it was. */
const moves: readonly Move[] = [
  async (tapehand, random) =>
    tapehand.drag(1 + Math.round(random()), await somewhere(tapehand, random), await somewhere(tapehand, random)),
  async (tapehand, random) => {
    await tapehand.clickAt(1, await somewhere(tapehand, random))
    await tapehand.page.keyboard.press('ControlOrMeta+I')
    await takeBack(tapehand)
  },
  async (tapehand) => {
    await putCursor(tapehand)
    await tapehand.drag(1, 100, 300)
    await tapehand.page.keyboard.press('Delete')
    await takeBack(tapehand)
  },
  async (tapehand, random) => {
    const { keyboard, mouse } = tapehand.page
    const lane = await tapehand.lane(1)
    await mouse.move(lane.x + (await somewhere(tapehand, random)), lane.y + 40)
    await keyboard.down('Control')
    for (const turn of [-240, -240, 240, 240]) await mouse.wheel(0, turn)
    await keyboard.up('Control')
    await keyboard.press('ControlOrMeta+F')
  },
  async (tapehand) => {
    await tapehand.the('play').click()
    await tapehand.the('play').click()
  },
  async (tapehand) => {
    await tapehand.the('track-1-mute').click()
    await tapehand.the('track-1-mute').click()
  },
  async (tapehand) => {
    // Whichever track was dragged on last is the one that is chosen.
    await chooseTrack(tapehand, 1)
    await tapehand.page.keyboard.press('Shift+W')
    await expect(tapehand.the('spectrum-1')).toBeVisible()
    await tapehand.page.keyboard.press('Shift+W')
    await expect(tapehand.the('spectrum-1')).toHaveCount(0)
  },
  heard('compressor'),
  heard('auto duck', async (tapehand) => {
    await tapehand.the('tool-control').selectOption('Voice')
    await expect(tapehand.the('duck-picture').locator('.duck-control')).toBeVisible()
  }),
  closing('settings', (tapehand) => tapehand.the('settings-open').click()),
  closing(
    'export-dialog',
    (tapehand) => tapehand.the('export').click(),
    (tapehand) => expect(tapehand.the('export-check')).toContainText('LUFS'),
  ),
  closing('keys', (tapehand) => tapehand.page.keyboard.press('F1')),
  closing('palette-input', (tapehand) => tapehand.the('commands').click()),
  async (tapehand) => {
    await tapehand.the('side-history').click()
    await tapehand.the('side-chat').click()
  },
]
