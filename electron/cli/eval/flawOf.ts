import type { EvalProject } from './caseSchema.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * What makes a described project impossible, in words; null when it can be made. A slip in a fixture must not pass as
 * some other project.
 */
export function flawOf(project: EvalProject): string | null {
  const { tracks, labels, selection, selectedTracks, selectedClips } = project
  const clips = tracks.flatMap((track) => track.clips)
  const flaws = [
    ...tracks.flatMap((track) =>
      track.clips
        .filter((clip) => !isSpan(clip))
        .map((clip) => `a clip on ${track.name} runs from ${clip.start} to ${clip.end}`),
    ),
    ...tracks.filter((track) => overlap(track.clips)).map((track) => `clips on ${track.name} overlap`),
    ...labels
      .filter((label) => label.start < 0 || (label.end ?? label.start) < label.start)
      .map((label) => `the label "${label.text}" ends before it starts`),
    ...(selection !== null && !isSpan(selection)
      ? [`the selection runs from ${selection.start} to ${selection.end}`]
      : []),
    ...selectedTracks
      .filter((name) => !tracks.some((track) => track.name === name))
      .map((name) => `there is no track "${name}" to select`),
    ...selectedClips
      .filter((name) => !clips.some((clip) => clip.name === name))
      .map((name) => `there is no clip "${name}" to select`),
  ]
  return flaws[0] ?? null
}

function isSpan({ start, end }: Span): boolean {
  return start >= 0 && end > start
}

function overlap(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start)
  return sorted.some((span, index) => span.end > (sorted[index + 1]?.start ?? Infinity))
}
