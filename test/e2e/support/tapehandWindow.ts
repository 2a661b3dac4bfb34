import path from 'node:path'
import { expect, type Locator } from '@playwright/test'
import type { RunningApp } from './runningApp.ts'

/** What a person sees and does in the window. */
export class TapehandWindow {
  readonly app: RunningApp
  readonly page: RunningApp['page']
  readonly approval: Locator
  readonly question: Locator
  readonly answers: Locator
  readonly problems: Locator
  private readonly pictures: string

  constructor(app: RunningApp, pictures: string) {
    this.app = app
    this.page = app.page
    this.pictures = pictures
    this.approval = this.the('approval')
    this.question = this.the('question')
    this.answers = this.the('message-tapehand')
    this.problems = this.the('notice-problem')
  }

  the(testId: string): Locator {
    return this.page.getByTestId(testId)
  }

  async say(text: string): Promise<void> {
    await this.the('chat-input').fill(text)
    await this.the('chat-send').click()
    await expect(this.the('message-person').filter({ hasText: text }).last()).toBeVisible()
  }

  /** The newest answer, with how the request stands. */
  async expectAnswer(
    text: RegExp,
    state?: 'Done' | 'Partly done' | 'Refused' | 'Rejected' | 'Failed' | 'Cancelled' | 'Question',
  ): Promise<void> {
    await expect(this.answers.last()).toContainText(text)
    if (state !== undefined) await expect(this.answers.last().getByTestId('message-state')).toHaveText(state)
  }

  /** One of the menus behind the menu button. */
  async openMenu(name: string): Promise<void> {
    await this.the('main-menu').click()
    await this.the(`${name}-menu`).click()
  }

  /** The selection or the cursor as the status line writes it. */
  async times(): Promise<string> {
    return this.the('status-selection').evaluate((fields) => {
      const [first, ...more] = [...fields.querySelectorAll('input')].map(({ value }) => value)
      return more.length === 0 ? `Cursor ${first}` : `Selection ${first} – ${more[0]} Length ${more[1]}`
    })
  }

  /** Ends the playback where it is, by the menu: there is no button for it. */
  async stop(): Promise<void> {
    await this.openMenu('transport')
    await this.the('transport-stop').click()
  }

  async approve(): Promise<void> {
    await this.the('approve-all').click()
    await expect(this.approval).toBeHidden()
  }

  /** A cut that is said may land up to 0.1 s beside: a pattern where the frames don't matter. */
  async expectLength(clock: string | RegExp): Promise<void> {
    await expect(this.the('duration')).toHaveText(clock)
  }

  /** The lane's rectangle on the page; lanes count from 1. */
  async lane(number: number): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.the(`lane-${number}`).boundingBox()
    if (box === null) throw new Error(`lane ${number} is not shown`)
    return box
  }

  /** Presses, moves and releases at these distances from the lane's left edge. */
  async drag(lane: number, from: number, to: number): Promise<void> {
    const box = await this.lane(lane)
    const y = box.y + box.height / 2
    await this.page.mouse.move(box.x + from, y)
    await this.page.mouse.down()
    await this.page.mouse.move(box.x + (from + to) / 2, y, { steps: 4 })
    await this.page.mouse.move(box.x + to, y)
    await this.page.mouse.up()
  }

  async clickAt(lane: number, x: number, modifiers: ('Shift' | 'Control')[] = []): Promise<void> {
    const box = await this.lane(lane)
    await this.the(`lane-${lane}`).click({ position: { x, y: box.height / 2 }, modifiers, force: true })
  }

  /** Files from the desktop, let go over the window. */
  async drop(files: readonly string[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    const data = { items: [], files: [...files], dragOperationsMask: 1 }
    const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') =>
      session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
    const veil = this.the('drop-veil')
    // A hand that holds something goes on saying where it is; what is dropped on an element that the page has just
    // taken away is lost to it.
    await expect(async () => {
      await drag('dragEnter')
      await drag('dragOver')
      await expect(veil).toBeVisible({ timeout: 500 })
      await drag('dragOver')
      await drag('drop')
      // Not too soon: what has been taken already would come twice.
      await expect(veil).toBeHidden({ timeout: 5000 })
    }).toPass()
    await session.detach()
  }

  async importByDialog(files: readonly string[]): Promise<void> {
    await this.app.chooseFiles(() => this.the('import').click(), files)
  }

  async exportTo(file: string): Promise<string> {
    await this.the('export').click()
    await this.app.saveTo(() => this.the('export-start').click(), file)
    return file
  }

  /** A fingerprint of what the lane's waveform looks like, and how many of its pixels are drawn on. */
  async wave(lane: number): Promise<{ drawn: number; look: string }> {
    return this.the(`lane-${lane}`)
      .locator('.lane-wave')
      .evaluate((element) => {
        const canvases = collect(element)
        let drawn = 0
        let hash = 7
        for (const canvas of canvases) {
          const sheet = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
          sheet?.drawImage(canvas, 0, 0)
          const pixels = sheet?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
          for (let i = 3; i < pixels.length; i += 4) {
            const ink = pixels[i] ?? 0
            if (ink > 0) drawn += 1
            hash = (Math.imul(hash, 31) + ink) | 0
          }
        }
        return { drawn, look: String(hash) }

        function collect(node: Element): HTMLCanvasElement[] {
          const inside = [...node.children, ...(node.shadowRoot?.children ?? [])]
          const own = node instanceof HTMLCanvasElement && node.width > 0 ? [node] : []
          return [...own, ...inside.flatMap(collect)]
        }
      })
  }

  /** The wave once nothing is drawn on it any more: the same in sixteen looks on end. */
  async settledWave(lane: number): Promise<{ drawn: number; look: string }> {
    let last = await this.wave(lane)
    let alike = 0
    await expect
      .poll(
        async () => {
          const now = await this.wave(lane)
          alike = now.drawn > 1000 && now.look === last.look ? alike + 1 : 0
          last = now
          return alike
        },
        { intervals: [100] },
      )
      .toBeGreaterThanOrEqual(16)
    return last
  }

  /** A picture for people to look at. Where nobody does, in CI, none is made: a large one takes a second. */
  async photograph(name: string): Promise<void> {
    if (process.env['CI'] !== undefined && process.env['PICTURES'] === undefined) return
    await this.page.screenshot({ path: path.join(this.pictures, `${name}.png`), animations: 'disabled', caret: 'hide' })
  }
}
