import type { TapehandWindow } from './tapehandWindow.ts'

/**
 * Controls that show less of their words than they have, that stand outside the window or are clipped by what they
 * stand in where nothing scrolls to them, and parts of the window that scroll sideways.
 */
export function cutOff({ page }: Pick<TapehandWindow, 'page'>): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = 'button, [role=button], [role=tab], .choice label, .slide-name'
    const others = 'input, select, textarea, summary, [role=slider], .change-row > *'
    return [
      ...all(buttons).filter(isTooNarrow).map(saying('too narrow')),
      ...all(`${buttons}, ${others}`).filter(isCut).map(saying('cut off')),
      ...all('body *').filter(scrollsSideways).map(saying('scrolls sideways')),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the window scrolls sideways'] : []),
    ]

    /** What is on the lanes goes on behind their ends, as the sound does. */
    function all(selector: string): HTMLElement[] {
      return [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) =>
          one.getBoundingClientRect().width > 0 &&
          !isForEars(one) &&
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          one.closest('.visually-hidden, [hidden], .lane, .label-lane') === null,
      )
    }

    /** Hidden from the eye on purpose, and only from it. */
    function isForEars(one: Element | null): boolean {
      return one !== null && (getComputedStyle(one).clipPath.startsWith('inset(50%') || isForEars(one.parentElement))
    }

    function saying(what: string): (one: HTMLElement) => string {
      return (one) =>
        `${what}, ${one.dataset['testid'] ?? one.className}: ${one.textContent || one.ariaLabel}`.slice(0, 90)
    }

    /** A name that a person gave may be as long as it likes. */
    function isTooNarrow(one: HTMLElement): boolean {
      const { display, textOverflow } = getComputedStyle(one)
      return one.scrollWidth > one.clientWidth + 1 && display !== 'inline' && textOverflow !== 'ellipsis'
    }

    function scrollsSideways(one: HTMLElement): boolean {
      const scrolls = /auto|scroll/u.test(getComputedStyle(one).overflowX)
      return scrolls && one.scrollWidth > one.clientWidth + 1 && !one.matches('input, textarea')
    }

    function isCut(one: HTMLElement): boolean {
      return isCutBetween(one, 'left', 'right') || isCutBetween(one, 'top', 'bottom')
    }

    /** What scrolls brings it into view; what only hides does not. */
    function isCutBetween(one: HTMLElement, from: 'left' | 'top', to: 'right' | 'bottom'): boolean {
      const box = one.getBoundingClientRect()
      const leaves = (frame: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
        box[from] < frame[from] - 1 || box[to] > frame[to] + 1
      for (let frame = one.parentElement; frame !== null; frame = frame.parentElement) {
        const style = getComputedStyle(frame)
        const overflow = from === 'left' ? style.overflowX : style.overflowY
        if (/auto|scroll/u.test(overflow)) return false
        if (overflow !== 'visible' && leaves(frame.getBoundingClientRect())) return true
        if (style.position === 'fixed') break
      }
      return leaves({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    }
  })
}
