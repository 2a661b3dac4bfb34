import type { Region } from '../../../shared/schemas/conversation.ts'
import { toTenth } from '../../lib/toTenth.ts'
import type { TimeView } from '../../store/viewMath.ts'
import type { Texts } from '../../../shared/texts/index.ts'

/** A region with the number that its step has in the dock and in the chat, where there are several steps. */
export interface NumberedRegion extends Region {
  readonly number?: number
}

/** CSS pixels: of a letter at most, of what is around the letters, of what stays free beside a tag. */
const [letter, around, apart] = [6.5, 14, 12]

/**
 * What stands in each region, in their order: what happens there and how long it is, shorter where there is little
 * room, nothing where there is none. No two overlap; the one that is drawn later has the room.
 */
export function regionTags(
  regions: readonly NumberedRegion[],
  { view, texts }: { readonly view: Pick<TimeView, 'pxPerSec'>; readonly texts: Texts },
  isTagged: (region: NumberedRegion) => boolean,
): readonly string[] {
  const taken: { readonly from: number; readonly to: number }[] = []
  const tags = regions.toReversed().map((region) => {
    if (!isTagged(region)) return ''
    const [left, width] = [region.start * view.pxPerSec, (region.end - region.start) * view.pxPerSec]
    // Hundreds of narrow ones cost nothing at each frame.
    if (width < around + apart) return ''
    const found = tagsFor(region, texts)
      .map((text) => {
        const from = region.fate === 'kept' ? left + (width - widthOf(text)) / 2 : left
        return { text, from, to: from + widthOf(text) + apart }
      })
      .find(
        ({ text, from, to }) => widthOf(text) + apart <= width && !taken.some((one) => one.from < to && from < one.to),
      )
    if (found === undefined) return ''
    taken.push(found)
    return found.text
  })
  return tags.toReversed()
}

const widthOf = (text: string): number => text.length * letter + around

function tagsFor({ start, end, fate, number }: NumberedRegion, { approvals, formats }: Texts): readonly string[] {
  // What is shorter than a tenth is said as it is.
  const length = formats.time(toTenth(end - start) === 0 ? end - start : toTenth(end - start))
  const tags = [`${approvals.fates[fate]} ${length}`, fate === 'removed' ? `−${length}` : length]
  return number === undefined ? tags : [...tags.map((tag) => `${number} · ${tag}`), String(number)]
}
