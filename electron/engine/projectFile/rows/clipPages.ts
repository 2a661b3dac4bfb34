import type { Piece } from '../../model/piece.ts'
import type { Clip } from '../../model/project.ts'
import { createByteWriter } from './bytes.ts'
import { writeClips, type ClipPages, type PlacedPage } from './trackRows.ts'

interface Page {
  readonly clips: readonly Clip[]
  readonly row: number
}

const longestPage = 512

export function createClipPages(
  add: (body: Uint8Array) => number,
  pieceRow: (pieces: readonly Piece[]) => number,
): ClipPages {
  /** Of each track the pages of the version that was written last, by their first clip. */
  const written = new Map<string, ReadonlyMap<string, Page>>()
  const write = (clips: readonly Clip[]): Page => {
    const out = createByteWriter()
    writeClips(out, clips, clips[0]?.start ?? 0, pieceRow)
    return { clips, row: add(out.take()) }
  }
  return {
    of: ({ id, clips }) => {
      const before = written.get(id)
      const now = new Map<string, Page>()
      const placed: PlacedPage[] = []
      let end = 0
      for (let from = 0; from < clips.length;) {
        const first = clips[from] as Clip
        const to = pageEnd(clips, from)
        const known = before?.get(first.id)
        const page = known !== undefined && isSame(known.clips, clips, from, to) ? known : write(clips.slice(from, to))
        now.set(first.id, page)
        placed.push({ gap: first.start - end, row: page.row })
        const last = clips[to - 1] as Clip
        end = last.start + last.length
        from = to
      }
      written.set(id, now)
      return placed
    },
    forget: () => written.clear(),
  }
}

function pageEnd(clips: readonly Clip[], from: number): number {
  const most = Math.min(clips.length, from + longestPage)
  for (let index = from; index < most; index++) if (endsPage((clips[index] as Clip).id)) return index + 1
  return most
}

/**
 * About one id in 128, however they are counted: by a multiplicative hash (Knuth, volume 3, 6.4) of their last digits.
 */
function endsPage(id: string): boolean {
  const last = id.length - 1
  const digits = (id.charCodeAt(last) * 61 + id.charCodeAt(last - 1)) * 61 + id.charCodeAt(Math.max(0, last - 2))
  return Math.imul(digits, 0x9e3779b1) >>> 25 === 0
}

/** The same clips as far apart, wherever they lie. */
function isSame(before: readonly Clip[], clips: readonly Clip[], from: number, to: number): boolean {
  if (before.length !== to - from) return false
  const moved = (clips[from] as Clip).start - (before[0] as Clip).start
  return before.every((was, index) => {
    const is = clips[from + index] as Clip
    return was === is
      ? moved === 0
      : was.id === is.id &&
          was.pieces === is.pieces &&
          was.length === is.length &&
          was.name === is.name &&
          was.hidden === is.hidden &&
          is.start - was.start === moved
  })
}
