import { useEffect, useState } from 'react'
import { routes } from '../../../../shared/ipc/routes.ts'
import type { RangeView } from '../../../../shared/schemas/projectView.ts'
import { createScope } from '../../../lib/scope.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import { useAppState } from '../../../store/appContext.ts'
import { readPeaks } from '../../../timeline/readPeaks.ts'

/** Levels of a range, as many as its picture is wide. */
const columns = 160

/** How loud a track is in each column of a range, dB below full scale; null while that is not known. */
export function useControlLevels(trackId: string | null, { start, end }: RangeView): readonly number[] | null {
  const [read, setRead] = useState<{ readonly of: string; readonly levels: readonly number[] } | null>(null)
  const revision = useAppState(({ project }) => project?.contentRevision ?? 0)
  const wanted = { track: trackId ?? '', from: start, to: end, columns, rev: revision }
  const address = trackId === null ? '' : withQuery(routes.peaks, wanted)
  useEffect(() => {
    if (address === '') return
    const scope = createScope()
    const abort = new AbortController()
    scope.add(() => abort.abort())
    void readLevels(address, abort.signal).then(
      (levels) => levels !== null && !abort.signal.aborted && setRead({ of: address, levels }),
    )
    return () => scope.dispose()
  }, [address])
  return read?.of === address ? read.levels : null
}

/** Null where they can't be had: the lane of the track says why. */
async function readLevels(address: string, signal: AbortSignal): Promise<number[] | null> {
  const read = await readPeaks(address, columns, signal)
  if (read === null) return null
  const { channels, sound } = read
  return Array.from({ length: columns }, (_, column) => {
    const cores = Array.from({ length: channels }, (__, channel) => sound.cores[channel * columns + column] ?? 0)
    return 20 * Math.log10(Math.max(...cores))
  })
}
