import { routes } from '../../../shared/ipc/routes.ts'
import type { ProjectView, TrackView } from '../../../shared/schemas/projectView.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'
import { withQuery } from '../../lib/withQuery.ts'
import { fetchApart, type FetchBytes } from '../../ipc/fetchApart.ts'
import { heardTracks } from '../../lib/heardTracks.ts'

const columnsPerSecond = 64
const pageColumns = 512
const pageSeconds = pageColumns / columnsPerSecond
/** Values of a column that the app sends: min, max and root mean square. */
const values = 3
const fullScale = 127

/** Tracks that are asked for together. */
const atOnce = 8

type Played = Pick<ProjectView, 'tracks' | 'contentRevision'>

interface Page {
  readonly number: number
  readonly revision: number
  readonly channels: number
  readonly bytes: Int8Array
}

interface Missing {
  readonly track: TrackView
  readonly number: number
  readonly revision: number
}

interface Options {
  readonly onProblem: (reason: string) => void
  readonly fetch?: FetchBytes
}

/**
 * How high each track is where the player is, from the summaries that its waveform is drawn from. A page of eight
 * seconds and the next are held for each track that is heard; of an older revision until the newer has come.
 */
export class TrackLevels {
  readonly #options: Options
  readonly #pages = new Map<string, readonly Page[]>()
  #wanted: { readonly project: Played; readonly number: number } | null = null
  /** What failed is not asked for again, or a dead server would be asked at every frame. */
  #refusedRevision = -1
  #running: AbortController | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** Highest samples of left and right between two times, behind gain and pan; null while they are not known. */
  read(project: Played, track: TrackView, from: number, to: number): readonly [number, number] | null {
    this.#want(project, Math.floor(to / pageSeconds))
    const pages = this.#pages.get(track.id) ?? []
    const highest = [0, 0]
    const first = Math.floor(from * columnsPerSecond)
    const last = Math.max(first, Math.ceil(to * columnsPerSecond) - 1)
    for (let column = first; column <= last; column++) {
      const page = pages.find(({ number }) => number === Math.floor(column / pageColumns))
      if (!page) return null
      for (const side of [0, 1])
        highest[side] = Math.max(highest[side] ?? 0, peakOf(page, Math.min(side, page.channels - 1), column))
    }
    const gain = 10 ** (track.gainDb / 20)
    const [left = 0, right = 0] = highest
    return [left * gain * Math.min(1, 1 - track.pan), right * gain * Math.min(1, 1 + track.pan)]
  }

  #want(project: Played, number: number): void {
    this.#wanted = { project, number }
    if (this.#running || project.contentRevision === this.#refusedRevision) return
    const running = new AbortController()
    this.#running = running
    void this.#loadAll(running.signal).finally(() => {
      if (this.#running === running) this.#running = null
    })
  }

  /** Nothing is loaded any more until it is read again. */
  stop(): void {
    this.#running?.abort()
    this.#running = null
  }

  /** A few at a time, the newest wish first: whoever scrolls meanwhile asks for peaks too. */
  async #loadAll(signal: AbortSignal): Promise<void> {
    for (let next = this.#missing(); next.length > 0 && !signal.aborted; next = this.#missing()) {
      try {
        await Promise.all(next.map((page) => this.#load(page, signal)))
      } catch (cause) {
        if (signal.aborted) return
        this.#refusedRevision = next[0]?.revision ?? -1
        this.#options.onProblem(reasonOf(cause))
        return
      }
    }
  }

  #missing(): readonly Missing[] {
    if (!this.#wanted) return []
    const { project, number: now } = this.#wanted
    const revision = project.contentRevision
    const isHere = (page: Page, number: number) => page.number === number && page.revision === revision
    for (const number of [now, now + 1]) {
      const missing = heardTracks(project.tracks)
        .filter(({ id }) => !this.#pages.get(id)?.some((page) => isHere(page, number)))
        .slice(0, atOnce)
      if (missing.length > 0) return missing.map((track) => ({ track, number, revision }))
    }
    return []
  }

  async #load({ track: { id, channels }, number, revision }: Missing, signal: AbortSignal): Promise<void> {
    const [from, to] = [number * pageSeconds, (number + 1) * pageSeconds]
    const get = this.#options.fetch ?? fetchApart
    const wanted = { track: id, from, to, columns: pageColumns, rev: revision }
    const answer = await get(withQuery(routes.peaks, wanted), { signal })
    if (!answer.ok) throw new Error(await answer.text())
    const bytes = new Int8Array(await answer.arrayBuffer())
    if (bytes.length !== channels * pageColumns * values)
      throw new Error(`the level has ${bytes.length} values instead of ${channels * pageColumns * values}`)
    const kept = (this.#pages.get(id) ?? []).filter(
      (page) => page.number !== number && Math.abs(page.number - number) <= 1,
    )
    this.#pages.set(id, [...kept, { number, revision, channels, bytes }])
  }
}

function peakOf({ number, bytes }: Page, channel: number, column: number): number {
  const at = (channel * pageColumns + column - number * pageColumns) * values
  return Math.max(Math.abs(bytes[at] ?? 0), Math.abs(bytes[at + 1] ?? 0)) / fullScale
}
