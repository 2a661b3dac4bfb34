import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe copies the style sheets of a page into elements of its own, which the page's policy lets in with the page's nonce
 * only.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
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

/** What axe finds wrong in what is shown, a line for each place. */
export async function violations({ page }: { readonly page: Page }): Promise<string[]> {
  const { violations: found } = await (await axeOn(page)).setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}
