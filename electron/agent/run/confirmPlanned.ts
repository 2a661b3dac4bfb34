import type { Result } from '../../../shared/result.ts'
import { ok } from '../../../shared/result.ts'
import type { PlannedMix } from '../../../shared/schemas/editRequest.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { ReadBack, Tool } from '../tools/contract/defineTool.ts'
import { confirmAll, type Expectation } from '../tools/readBack/confirming.ts'
import { extentOf, trackById } from '../tools/readBack/measureTracks.ts'
import type { Surface } from './setState.ts'

/** What is heard now where an edit acted is, to the sample, what it planned to leave there. */
export async function confirmPlanned(
  surface: Pick<Surface, 'measure'>,
  { name }: Pick<Tool, 'name'>,
  { outcome: { planned, plannedMix }, after }: Pick<ReadBack, 'outcome' | 'after'>,
): Promise<Result<void>> {
  const lengths = confirmAll(
    name,
    (planned?.ends ?? []).map((one) => expectEnd(one, after)),
  )
  if (!lengths.ok) return lengths
  for (const { trackId, start, end, was, is } of planned?.parts ?? []) {
    const found = await surface.measure({ range: { start, end }, trackIds: [trackId] })
    if (!found.ok) return found
    const { soundHash } = found.value
    const confirmed = confirmAll(name, [
      {
        holds: soundHash === is,
        expected: { kind: 'planned-sound' },
        found: { kind: soundHash === was ? 'same-sound' : 'other-sound' },
      },
    ])
    if (!confirmed.ok) return confirmed
  }
  return plannedMix === undefined ? ok() : confirmMix(surface, name, plannedMix)
}

function expectEnd(
  { trackId, end }: { readonly trackId: string; readonly end: number },
  after: ProjectView,
): Expectation {
  const track = trackById(after, trackId)
  const found = track === undefined ? -1 : (extentOf(track)?.end ?? 0)
  return {
    holds: Math.abs(found - end) * after.sampleRate < 0.5,
    expected: { kind: 'length', seconds: end },
    found: track === undefined ? { kind: 'no-such-track' } : { kind: 'length', seconds: found },
  }
}

/** What lies between a mix that was planned and the tracks that play it, each with its own rounding. */
const tolerableDb = 0.02

async function confirmMix(
  surface: Pick<Surface, 'measure'>,
  tool: string,
  { start, end, level, truePeakDb, trackIds, mono }: PlannedMix,
): Promise<Result<void>> {
  const found = await surface.measure({ range: { start, end }, trackIds, facts: 'mix', mono })
  if (!found.ok) return found
  const { lufs = -Infinity, rmsDb = -Infinity, truePeakDb: peakDb = Infinity } = found.value.mix ?? {}
  const is = level.unit === 'lufs' ? lufs : rmsDb
  return confirmAll(tool, [
    {
      holds: Math.abs(is - level.value) <= tolerableDb,
      expected: { kind: 'loudness', lufs: level.value },
      found: { kind: 'loudness', lufs: is },
    },
    {
      holds: Math.abs(peakDb - truePeakDb) <= tolerableDb,
      expected: { kind: 'level', db: truePeakDb },
      found: { kind: 'level', db: peakDb },
    },
  ])
}
