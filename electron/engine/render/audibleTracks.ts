import type { Project, Track } from '../model/project.ts'

/**
 * Tracks that are heard: the soloed ones when there are any (even muted, as in Audacity), else those that are not
 * muted.
 */
export function audibleTracks(project: Project): Track[] {
  const soloed = project.tracks.filter((track) => track.soloed)
  return soloed.length > 0 ? soloed : project.tracks.filter((track) => !track.muted)
}

/** Of some tracks those that are heard, whatever else plays; all of them when none is. */
export function heardOf(tracks: readonly Track[]): readonly Track[] {
  const soloed = tracks.filter((track) => track.soloed)
  const heard = soloed.length > 0 ? soloed : tracks.filter((track) => !track.muted)
  return heard.length > 0 ? heard : tracks
}

/**
 * Gains of the left and right channel. Pan takes from the other side and adds nothing, for mono and stereo, as in
 * Audacity.
 */
export function trackGains(track: Track): readonly [left: number, right: number] {
  const gain = track.gainDb === 0 ? 1 : 10 ** (track.gainDb / 20)
  return [gain * Math.min(1, 1 - track.pan), gain * Math.min(1, 1 + track.pan)]
}

/** Where the last clip ends; 0 without clips. */
export function audioEnd(project: Project): number {
  return project.tracks.reduce((end, track) => {
    const last = track.clips.at(-1)
    return last === undefined ? end : Math.max(end, last.start + last.length)
  }, 0)
}
