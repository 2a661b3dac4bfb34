import { useEffect, useMemo } from 'react'
import { scrollInside } from '../../lib/scrollInside.ts'
import { useAppState } from '../../store/appContext.ts'

/**
 * The tracks that the request that waits would touch, for which the others make room; null where nothing waits, or all
 * are touched. The first of them is scrolled into sight, once for each request.
 */
export function useTouchedTracks(): ReadonlySet<string> | null {
  const approval = useAppState(({ conversation }) => conversation.approval)
  const tracks = useAppState(({ project }) => project?.tracks)
  const touched = useMemo(() => {
    const ids = new Set(approval?.steps.flatMap(({ regions }) => regions.map(({ trackId }) => trackId)))
    const isPart = ids.size > 0 && tracks?.some(({ id }) => !ids.has(id)) === true
    return isPart ? ids : null
  }, [approval, tracks])
  const request = approval?.request ?? null
  const first = touched === null ? -1 : (tracks?.findIndex(({ id }) => touched.has(id)) ?? -1)
  useEffect(() => {
    if (request === null || first < 0) return
    const row = document.querySelector(`.lane[data-lane="${first}"]`)?.parentElement
    if (row?.parentElement) scrollInside(row.parentElement, row, 'nearest')
  }, [request, first])
  return touched
}
