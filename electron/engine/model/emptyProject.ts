import { frames } from '../../../shared/time.ts'
import type { Focus, Project } from './project.ts'

export const defaultSampleRate = 44_100

export function emptyProject(sampleRate: number = defaultSampleRate): Project {
  return { sampleRate, tracks: [], labels: [] }
}

export const emptyFocus: Focus = { selection: null, selectedTracks: [], selectedClips: [], cursor: frames(0) }
