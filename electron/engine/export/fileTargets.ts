import type { FileNote } from '../../../shared/notes/fileNotes.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { Project } from '../model/project.ts'
import { audibleTracks, audioEnd } from '../render/audibleTracks.ts'
import { safeFileNames } from './safeFileNames.ts'

/** One file of several. */
export interface FileTarget {
  /** Without an extension. */
  readonly name: string
  readonly title: string
  /** What is heard of it goes into the file. */
  readonly project: Project
  readonly range: { readonly start: number; readonly end: number }
}

/**
 * By tracks: each one that is heard, from 0 to its own end, so that the files still fit together; muted and empty ones
 * are left out. By labels: each range, and a point up to the next label or the end.
 */
export function fileTargets(project: Project, by: 'tracks' | 'labels'): { targets: FileTarget[]; notes: FileNote[] } {
  return by === 'tracks' ? byTracks(project) : byLabels(project)
}

function byTracks(project: Project): { targets: FileTarget[]; notes: FileNote[] } {
  const heard = audibleTracks(project)
  const kept = heard.filter((track) => track.clips.length > 0)
  const left = project.tracks.filter((track) => !heard.includes(track))
  const names = safeFileNames(
    kept.map((track) => track.name),
    'Track',
  )
  const targets = kept.map((track, index): FileTarget => {
    const alone = { ...project, tracks: [track] }
    return {
      name: names[index] as string,
      title: tagOf(track.name),
      project: alone,
      range: { start: 0, end: audioEnd(alone) },
    }
  })
  return {
    targets,
    notes: left.length === 0 ? [] : [{ kind: 'muted-left-out', names: left.map((track) => track.name) }],
  }
}

function byLabels(project: Project): { targets: FileTarget[]; notes: FileNote[] } {
  const end = audioEnd(project)
  const labels = project.labels.toSorted((a, b) => a.start - b.start)
  const ranges = labels.map((label, index) => {
    const next = labels.slice(index + 1).find((other) => other.start > label.start)
    return {
      label,
      range: { start: label.start, end: Math.min(end, label.end > label.start ? label.end : (next?.start ?? end)) },
    }
  })
  const kept = ranges.filter(({ range }) => range.end > range.start)
  const left = ranges.filter((one) => !kept.includes(one))
  const names = safeFileNames(
    kept.map(({ label }) => label.text),
    'Label',
  )
  const targets = kept.map(({ label, range }, index): FileTarget => ({
    name: names[index] as string,
    title: tagOf(label.text),
    project,
    range,
  }))
  return {
    targets,
    notes: left.length === 0 ? [] : [{ kind: 'behind-left-out', names: left.map(({ label }) => label.text) }],
  }
}

const tagOf = (name: string): string => name.slice(0, limits.tagLength)
