import type { ProjectView } from '../../shared/schemas/projectView.ts'

export const emptyView: ProjectView = {
  revision: 1,
  contentRevision: 1,
  name: 'Untitled',
  sampleRate: 44100,
  duration: 0,
  tracks: [],
  labels: [],
  selection: null,
  selectedTracks: [],
  selectedClips: [],
  cursor: 0,
  transport: { state: 'stopped', position: 0, loop: false },
  clipboard: null,
  canUndo: false,
  canRedo: false,
  history: [],
  historyPosition: 0,
}
