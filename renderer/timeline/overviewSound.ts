import { routes } from '../../shared/ipc/routes.ts'
import type { ProjectView, TrackView } from '../../shared/schemas/projectView.ts'
import { withQuery } from '../lib/withQuery.ts'
import { heardTracks } from '../lib/heardTracks.ts'

/** Columns of the whole project, however wide it is shown. */
export const overviewColumns = 1024
/** Values of a column that the app sends: min, max and root mean square. */
const values = 3
const fullScale = 127

type Fetch = (address: string, options: { signal: AbortSignal }) => Promise<Response>

/** How loud everything that is heard is together, column by column from 0 to 1; null where it can't be told. */
export async function readOverview(
  { tracks, duration, contentRevision }: Pick<ProjectView, 'tracks' | 'duration' | 'contentRevision'>,
  signal: AbortSignal,
  get: Fetch = (address, options) => fetch(address, options),
): Promise<Float32Array | null> {
  const energy = new Float32Array(overviewColumns)
  // One after the other: whoever scrolls meanwhile asks for peaks too, and comes first.
  for (const track of heardTracks(tracks)) {
    const wanted = { track: track.id, from: 0, to: duration, columns: overviewColumns, rev: contentRevision }
    const answer = await get(withQuery(routes.peaks, wanted), { signal })
    if (!answer.ok) return null
    addEnergy(energy, new Int8Array(await answer.arrayBuffer()), track)
  }
  return energy.map(Math.sqrt)
}

function addEnergy(energy: Float32Array, peaks: Int8Array, { channels, gainDb }: TrackView): void {
  const scale = 10 ** (gainDb / 20) / fullScale
  for (let channel = 0; channel < channels; channel++) {
    for (let column = 0; column < overviewColumns; column++) {
      const core = (peaks[(channel * overviewColumns + column) * values + 2] ?? 0) * scale
      energy[column] = (energy[column] ?? 0) + (core * core) / channels
    }
  }
}
