import type { TrackSound, Told } from './story.ts'

/** Half a step of 16 bits: what a file of Audacity's is rounded by. */
const rounding = 0.51 / 32_768

/** What is heard differently, or null where every sample of every track is the same; silence at the end aside. */
export function tellSoundDifference(one: Told, other: Told): string | null {
  if (one.tracks.length !== other.tracks.length) return `${one.tracks.length} tracks, theirs ${other.tracks.length}`
  const told = one.tracks.map((track, index) => trackDifference(track, other.tracks[index] as TrackSound, index))
  return told.find((text) => text !== null) ?? null
}

function trackDifference(ours: TrackSound, theirs: TrackSound, index: number): string | null {
  if (ours.channels !== theirs.channels) return `track ${index}: ${ours.channels} channels, theirs ${theirs.channels}`
  for (const [channel, row] of ours.rows.entries()) {
    const their = theirs.rows[channel] ?? new Float32Array()
    for (let frame = 0; frame < Math.max(row.length, their.length); frame++)
      if (Math.abs((row[frame] ?? 0) - (their[frame] ?? 0)) > rounding)
        return `track ${index}: other samples from frame ${frame} on`
  }
  return null
}

/** The first step behind which the clips of both have other boundaries; -1 where they never have. */
export function firstOtherLayout(one: Told, other: Told): number {
  return one.layouts.findIndex((layout, index) => JSON.stringify(layout) !== JSON.stringify(other.layouts[index]))
}
