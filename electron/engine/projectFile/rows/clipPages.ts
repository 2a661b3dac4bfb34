import type { Piece } from '../../model/piece.ts'
import type { Clip } from '../../model/project.ts'
import { createByteWriter } from './bytes.ts'
import { writeClips, type ClipPages, type PlacedPage } from './trackRows.ts'

interface Page {
  readonly clips: readonly Clip[]
  readonly row: number
}

const longestPage = 512
/** Versions of a page that are looked at: what was undone begins with the same clip. */
const versions = 3

export function createClipPages(
  add: (body: Uint8Array) => number,
  pieceRow: (pieces: readonly Piece[]) => number,
): ClipPages {
  /** Of each track the pages that the version which was written last has or had, newest first, by their first clip. */
  const written = new Map<string, ReadonlyMap<string, readonly Page[]>>()
  const write = (clips: readonly Clip[]): Page => {
    const out = createByteWriter()
    writeClips(out, clips, clips[0]?.start ?? 0, pieceRow)
    return { clips, row: add(out.take()) }
  }
  return {
    of: ({ id, clips }) => {
      const before = written.get(id)
      const now = new Map<string, readonly Page[]>()
      const placed: PlacedPage[] = []
      let end = 0
      for (let from = 0; from < clips.length;) {
        const first = clips[from] as Clip
        const known = before?.get(first.id) ?? []
        const page =
          known.find((one) => isThere(one.clips, clips, from)) ?? write(clips.slice(from, pageEnd(clips, from)))
        const to = from + page.clips.length
        now.set(first.id, page === known[0] ? known : [page, ...known.filter((one) => one !== page)].slice(0, versions))
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
 * About one id in 64, however they are counted: by a multiplicative hash (Knuth, volume 3, 6.4) of their last digits.
 */
function endsPage(id: string): boolean {
  const last = id.length - 1
  const digits = (id.charCodeAt(last) * 61 + id.charCodeAt(last - 1)) * 61 + id.charCodeAt(Math.max(0, last - 2))
  return Math.imul(digits, 0x9e3779b1) >>> 26 === 0
}

/**
 * Whether a page's clips stand at a place, as far apart, wherever they lie, and the page would end with them here too:
 * where it does is told by their ids, but for the last one of a track.
 */
function isThere(page: readonly Clip[], clips: readonly Clip[], from: number): boolean {
  const to = from + page.length
  if (to > clips.length || (to < clips.length && !isFull(page))) return false
  const moved = (clips[from] as Clip).start - (page[0] as Clip).start
  for (let index = 0; index < page.length; index++)
    if (!isSame(page[index] as Clip, clips[from + index] as Clip, moved)) return false
  return true
}

const isFull = (page: readonly Clip[]): boolean => page.length === longestPage || endsPage((page.at(-1) as Clip).id)

function isSame(was: Clip, is: Clip, moved: number): boolean {
  if (was === is) return moved === 0
  return (
    was.id === is.id &&
    was.pieces === is.pieces &&
    was.length === is.length &&
    was.name === is.name &&
    was.hidden === is.hidden &&
    is.start - was.start === moved
  )
}
