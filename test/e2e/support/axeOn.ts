import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { someOf } from './sweep.ts'
import type { TapehandWindow } from './tapehandWindow.ts'

/** What the settings offer. */
export const themes = ['light', 'dark', 'contrast'] as const

/**
 * Axe copies the style sheets of a page into elements of its own, which the page's policy lets in with the page's nonce
 * only.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  await page.evaluate(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
    const append = Node.prototype.appendChild
    Node.prototype.appendChild = function appendWithNonce<T extends Node>(this: Node, child: T): T {
      if (child instanceof HTMLStyleElement) child.nonce = nonce
      return append.call(this, child) as T
    }
  })
  return new AxeBuilder({ page })
}

/** What axe finds wrong in what is shown, a line for each place. Looks in the page itself and opens none beside it. */
export async function violations(
  { page }: { readonly page: Page },
  { within }: { readonly within?: string } = {},
): Promise<string[]> {
  const axe = (await axeOn(page)).setLegacyMode()
  if (within !== undefined) axe.include(within)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}

/**
 * What axe finds in each theme, in each of which `look` is done, too. Leaves the window in the theme that it had. In
 * short, a theme a call, in turn.
 */
export async function violationsInEachTheme(
  tapehand: TapehandWindow,
  look = async (_theme: (typeof themes)[number]) => {},
): Promise<string[]> {
  const before = await tapehand.page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light')
  const found: string[] = []
  for (const theme of someOf(themes)) {
    await wear(tapehand, theme)
    found.push(...(await violations(tapehand)).map((one) => `${theme}: ${one}`))
    await look(theme)
  }
  await wear(tapehand, before)
  return found
}

/** Puts a theme on, as the settings do, and waits for colours that fade: they are of neither theme. */
export async function wear({ page }: { readonly page: Page }, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const finite = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  }, theme)
}
