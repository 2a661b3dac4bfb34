import { type ReadSound, soundOf } from './peakColumns.ts'

/** The sound behind an address of peaks, column by column; null where it can't be had, or is not wanted any more. */
export async function readPeaks(address: string, columns: number, signal: AbortSignal): Promise<ReadSound | null> {
  try {
    const answer = await fetch(address, { signal })
    return answer.ok ? soundOf(new Int8Array(await answer.arrayBuffer()), columns) : null
  } catch {
    // Whoever shows a picture shows the rest without it, too.
    return null
  }
}
