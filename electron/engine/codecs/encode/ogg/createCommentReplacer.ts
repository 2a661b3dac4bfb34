import { readPage, writePage } from './oggPages.ts'

const idOfComment = 3

/**
 * Replaces the comment in a Vorbis stream as libvorbis writes it: its second page holds the comment and setup packets
 * and nothing else, so that page alone is made anew. What comes before it is held back until it is whole; everything
 * behind it is handed on as it is.
 */
export function createCommentReplacer(comment: Uint8Array): (encoded: Uint8Array) => Uint8Array {
  let head: Buffer | null = Buffer.alloc(0)
  return (encoded) => {
    if (head === null) return encoded
    head = Buffer.concat([head, encoded])
    const first = readPage(head, 0)
    const second = first === null ? null : readPage(head, first.end)
    if (first === null || second === null) return new Uint8Array(0)
    const [, setup, ...more] = second.packets
    if (setup === undefined || more.length > 0 || second.packets[0]?.[0] !== idOfComment)
      throw new Error('the headers of the Ogg stream are not on one page')
    const packet = Buffer.concat([Buffer.from([idOfComment]), Buffer.from('vorbis'), comment, Buffer.from([1])])
    const out = Buffer.concat([
      head.subarray(0, first.end),
      writePage(head.subarray(first.end, second.end), [packet, setup]),
      head.subarray(second.end),
    ])
    head = null
    return out
  }
}
