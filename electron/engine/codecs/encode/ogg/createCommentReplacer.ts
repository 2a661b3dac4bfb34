import { movedPage, readPage, writePages } from './oggPages.ts'

const idOfComment = 3

/**
 * Replaces the comment in a Vorbis stream as libvorbis writes it: its second page holds the comment and setup packets
 * and nothing else, so that page alone is made anew, as several where the comment is long (it may hold a cover). What
 * comes before it is held back until it is whole; what is behind it is handed on as it is, or numbered anew.
 */
export function createCommentReplacer(comment: Uint8Array): (encoded: Uint8Array) => Uint8Array {
  let held: Buffer = Buffer.alloc(0)
  let more: number | null = null
  return (encoded) => {
    if (more === 0) return encoded
    held = Buffer.concat([held, encoded])
    const out: Buffer[] = []
    if (more === null) {
      const head = replaced(held, comment)
      if (head === null) return new Uint8Array(0)
      out.push(...head.pages)
      more = head.more
      held = held.subarray(head.end)
    }
    if (more === 0) return Buffer.concat([...out, held])
    let at = 0
    for (let page = readPage(held, at); page !== null; page = readPage(held, at)) {
      out.push(movedPage(held.subarray(at, page.end), more))
      at = page.end
    }
    held = held.subarray(at)
    return Buffer.concat(out)
  }
}

interface Head {
  readonly pages: readonly Buffer[]
  /** How many pages there are more than before. */
  readonly more: number
  readonly end: number
}

/** Null where both pages are not whole yet. */
function replaced(head: Buffer, comment: Uint8Array): Head | null {
  const first = readPage(head, 0)
  const second = first === null ? null : readPage(head, first.end)
  if (first === null || second === null) return null
  const [, setup, ...others] = second.packets
  if (setup === undefined || others.length > 0 || second.packets[0]?.[0] !== idOfComment)
    throw new Error('the headers of the Ogg stream are not on one page')
  const packet = Buffer.concat([Buffer.from([idOfComment]), Buffer.from('vorbis'), comment, Buffer.from([1])])
  const pages = writePages(head.subarray(first.end, second.end), [packet, setup])
  return { pages: [head.subarray(0, first.end), ...pages], more: pages.length - 1, end: second.end }
}
