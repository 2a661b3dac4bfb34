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

/** Of a grip beside its edge, and of what hides a tag at all: hundreds of narrow ones cost nothing at each frame. */
const [grip, narrowest] = [6, 14]

/**
 * What stands in each region, in their order: what happens there and how long it is, shorter where there is little
 * room, nothing where there is none. No two overlap, and none lies under what is removed or its grips; what is drawn
 * later has the room.
 */
export function regionTags(
  regions: readonly NumberedRegion[],
  { view, texts }: { readonly view: Pick<TimeView, 'pxPerSec'>; readonly texts: Texts },
  isTagged: (region: NumberedRegion) => boolean,
): readonly string[] {
  const taken: { readonly from: number; readonly to: number }[] = []
  const tags = regions.toReversed().map((region) => {
    const [left, width] = [region.start * view.pxPerSec, (region.end - region.start) * view.pxPerSec]
    const hides = region.fate === 'removed' && width >= narrowest
    // Its own tag first.
    const tag = tagIn(region, left, width)
    if (hides) taken.push({ from: left - grip, to: left + width + grip })
    return tag
  })
  return tags.toReversed()

  function tagIn(region: NumberedRegion, left: number, width: number): string {
    if (!isTagged(region)) return ''
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
  }
}

const widthOf = (text: string): number => text.length * letter + around

function tagsFor({ start, end, fate, number }: NumberedRegion, { approvals, formats }: Texts): readonly string[] {
  // What is shorter than a tenth is said as it is.
  const length = formats.time(toTenth(end - start) === 0 ? end - start : toTenth(end - start))
  const tags = [`${approvals.fates[fate]} ${length}`, fate === 'removed' ? `−${length}` : length]
  return number === undefined ? tags : [...tags.map((tag) => `${number} · ${tag}`), String(number)]
}
