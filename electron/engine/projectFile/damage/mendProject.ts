import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import { defaultSampleRate } from '../../model/emptyProject.ts'
import { checkProject, isRate } from '../../model/checkProject.ts'
import type { Piece } from '../../model/piece.ts'
import type { About } from '../../model/about.ts'
import type { Label, Project, Track } from '../../model/project.ts'
import { silentPieces } from '../../pieces/silence.ts'
import { DamagedRow } from '../../disk/diskErrors.ts'
import type { Shapes } from '../rows/blockShapes.ts'
import { readAboutRow } from '../rows/aboutRows.ts'
import { createBudget, type Budget } from '../rows/budget.ts'
import type { Findings } from '../rows/findings.ts'
import { readPieceRow } from '../rows/pieceRows.ts'
import { bytesOf, readLabels, readRowList, type ProjectReader } from '../rows/projectReader.ts'
import { hasAbout } from '../rows/format.ts'
import type { RowIds } from '../rows/rowIds.ts'
import type { SessionRow } from '../rows/sessionRow.ts'
import type { Database } from '../rows/sqlite.ts'
import type { EntryRow } from '../rows/storedHistory.ts'
import { createRowReader, type RowReader } from '../rows/rowReader.ts'
import { isIn, partAt, silenceLost } from './silenceLost.ts'
import { readTrackRow } from '../rows/trackRows.ts'

/** What was read of a file before its present. */
export interface PartlyRead {
  readonly database: Database
  readonly version: number
  readonly findings: Findings
  readonly reader: ProjectReader
  readonly ids: RowIds
  readonly shapes: Shapes
  readonly session: SessionRow | null
  readonly entries: readonly EntryRow[]
}

/**
 * The present with what can't be read left out: lost sound is silent, lost tracks are not there. All of it is noted.
 */
export function mendProject(read: PartlyRead): Project {
  const { findings, shapes } = read
  const row = createRowReader(read.database, read.version)
  const { sampleRate, trackRows, labelRow, aboutRow } = findArrangement(read, row)
  const budget = createBudget()
  const tracks = trackRows.flatMap((id, index) =>
    findings.attempt(
      { kind: 'track', name: String(index + 1) },
      () => [mendTrack(id, { row, shapes, findings, sampleRate, budget })],
      () => [],
    ),
  )
  const labels = findings.attempt<readonly Label[]>(
    { kind: 'labels', name: '' },
    () => checkLabels(readLabels(row('labels', 'body', labelRow))),
    () => [],
  )
  const about = findings.attempt<About | null>(
    { kind: 'about', name: '' },
    () => (aboutRow === 0 ? null : readAboutRow(row('about', 'body', aboutRow))),
    () => null,
  )
  return { sampleRate, tracks: withoutTwins(tracks, findings), labels, ...(about && { about }) }
}

interface Arrangement {
  readonly sampleRate: number
  readonly trackRows: readonly number[]
  readonly labelRow: number
  /** 0: it says nothing of itself. */
  readonly aboutRow: number
}

/** As it is; where that is lost, as it was before; else the tracks that were written last. */
function findArrangement({ database, version, findings, session, entries }: PartlyRead, row: RowReader): Arrangement {
  const at = (id: number): Arrangement => {
    const sampleRate = Number(row('project', 'sample_rate', id))
    if (!isRate(sampleRate)) throw new DamagedRow({ kind: 'impossible', what: { kind: 'sample-rate', sampleRate } })
    return {
      sampleRate,
      trackRows: readRowList(row('project', 'tracks', id)),
      labelRow: Number(row('project', 'labels', id)),
      aboutRow: hasAbout(version) ? Number(row('project', 'about', id)) : 0,
    }
  }
  const position = session?.body.position ?? entries.length
  const before = entries.slice(0, position).map((entry) => entry.project)
  const present = session?.body.project ?? before.at(-1) ?? session?.base
  const known = [
    ...before.toReversed(),
    ...(session === null ? [] : [session.base]),
    ...entries.map((one) => one.project),
  ]
  const older = (): Arrangement | null => {
    for (const id of known) {
      const found = quietly(findings, () => at(id))
      if (found !== null) return found
    }
    return null
  }
  const lost = { kind: 'arrangement', name: '' } as const
  return findings.attempt(
    lost,
    () => {
      if (present === undefined) throw new DamagedRow({ kind: 'no-track-list' })
      return at(present)
    },
    () => older() ?? newest(database, findings),
  )
}

/** Null where it is lost; that is noted already. */
function quietly<T>(findings: Findings, read: () => T): T | null {
  return findings.attempt<T | null>({ kind: 'arrangement', name: 'the one before it' }, read, () => null)
}

function newest(database: PartlyRead['database'], findings: Findings): Arrangement {
  findings.note({ kind: 'rate', name: String(defaultSampleRate) })
  const ids = (table: 'track' | 'labels', most: number): number[] =>
    findings.attempt(
      { kind: 'structure', name: `its table ${table}` },
      () =>
        database
          .prepare(`SELECT id FROM ${table} ORDER BY id DESC LIMIT ?`)
          .all(most)
          .map((one) => Number(one['id'])),
      () => [],
    )
  return {
    sampleRate: defaultSampleRate,
    trackRows: ids('track', 200),
    labelRow: ids('labels', 1)[0] ?? 0,
    aboutRow: 0,
  }
}

interface Parts {
  readonly row: RowReader
  readonly shapes: Shapes
  readonly findings: Findings
  readonly sampleRate: number
  readonly budget: Budget
}

/** Throws `DamagedRow` when there is no saying what was on it. */
function mendTrack(id: number, { row, shapes, findings, sampleRate, budget }: Parts): Track {
  const lost = new Set<readonly Piece[]>()
  // Clips may share a row.
  const known = new Map<number, readonly Piece[]>()
  const readPieces = (pieces: number): readonly Piece[] => {
    const found =
      known.get(pieces) ?? readPieceRow(bytesOf(row('pieces', 'body', pieces)), () => Number.MAX_SAFE_INTEGER, budget)
    known.set(pieces, found)
    return found
  }
  const track = readTrackRow(
    bytesOf(row('track', 'body', id)),
    {
      page: (page) => bytesOf(row('clips', 'body', page)),
      pieces: (pieces, length) => {
        const silent = silentPieces(length)
        const found = findings.attempt(
          { kind: 'structure', name: 'an arrangement of sound' },
          () => readPieces(pieces),
          () => silent,
        )
        if (found === silent) lost.add(silent)
        return found
      },
    },
    budget,
  )
  const { mended, places } = silenceLost(track, isIn(shapes), lost)
  const wrong = checkProject({ sampleRate, tracks: [mended], labels: [] })
  if (wrong !== null) throw new DamagedRow({ kind: 'impossible', what: wrong })
  for (const place of places) findings.note(partAt(place, track, sampleRate))
  return mended
}

/** Of tracks with the same id, or with clips of the same id, the one that was found first. */
function withoutTwins(tracks: readonly Track[], findings: Findings): readonly Track[] {
  const ids = new Set<TrackId | ClipId>()
  return tracks.filter((track) => {
    const own = [track.id, ...track.clips.map((clip) => clip.id)]
    const isNew = own.every((id) => !ids.has(id))
    if (isNew) for (const id of own) ids.add(id)
    else if (!ids.has(track.id)) findings.note({ kind: 'track', name: track.name })
    return isNew
  })
}

function checkLabels(labels: readonly Label[]): readonly Label[] {
  const wrong = checkProject({ sampleRate: defaultSampleRate, tracks: [], labels })
  if (wrong !== null) throw new DamagedRow({ kind: 'impossible', what: wrong })
  return labels
}

/** All sound that there is, one block behind the other, when nothing says any more where it was. */
export function looseSound(project: Project, shapes: Shapes, findings: Findings): Project {
  if (shapes.size === 0 || findings.missing.length === 0) return project
  const blocks = [...shapes].toSorted(([one], [other]) => one - other)
  const tracks = ([1, 2] as const).flatMap((channels): Track[] => {
    const own = blocks.filter(([, shape]) => shape.channels === channels)
    if (own.length === 0) return []
    const pieces = own.flatMap(([block, shape]) => silentPieces(shape.frames).map((piece) => ({ ...piece, block })))
    const length = frames(own.reduce((sum, [, shape]) => sum + shape.frames, 0))
    const clip = { id: `c${channels}` as ClipId, name: 'Recovered sound', start: frames(0), length, pieces }
    return [
      {
        id: `t${channels}` as TrackId,
        name: channels === 1 ? 'Recovered mono sound' : 'Recovered stereo sound',
        channels,
        gainDb: 0,
        pan: 0,
        muted: false,
        soloed: false,
        clips: [clip],
      },
    ]
  })
  return { ...project, tracks }
}
