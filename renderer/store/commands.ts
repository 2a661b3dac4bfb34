import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { AppContext } from './appContext.ts'
import { ask } from './ask.ts'
import { chosenClips, type ClipOnTrack, copyClips, cutClips, deleteClips } from './clipCommands.ts'
import { collapseTracks } from './collapseTracks.ts'
import { leaveProject } from './leaveProject.ts'
import { repeatEffect } from './runTool.ts'
import { pageFiles } from './saveFile.ts'
import { selectAll, skipTo } from './selectionCommands.ts'
import { toggleSpectrogram } from './toggleSpectrogram.ts'
import { findPlayhead, zoomBy, zoomStep } from './viewCommands.ts'
import { showRange } from './viewMath.ts'
import { textsOf } from './useTexts.ts'

/** What buttons, keys and menus can do: each is one request to the app, or a change of the view. */
function edit(app: AppContext, request: EditRequestInput): void {
  app.store.getState().say('')
  void ask(app, 'app:edit:apply', request)
}

/** What happens at the cursor happens on the track whose lane was clicked, where none is selected. */
async function editAtCursor(app: AppContext, request: EditRequestInput): Promise<void> {
  const { project, pointedTrack } = app.store.getState()
  const isMeant = project?.selectedTracks.length === 0 && project.tracks.some(({ id }) => id === pointedTrack)
  if (isMeant && pointedTrack !== null) {
    const chosen = await ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds: [pointedTrack] })
    if (!chosen.ok) return
  }
  edit(app, request)
}

/** A project that is not known yet may have one. */
const noHistory = { canUndo: true, canRedo: true, history: [], historyPosition: 0 } as const

function history(app: AppContext, direction: 'undo' | 'redo'): void {
  const { project, say, announce } = app.store.getState()
  say('')
  const { canUndo, canRedo, history: entries, historyPosition } = project ?? noHistory
  const can = direction === 'undo' ? canUndo || historyPosition > 0 : canRedo || historyPosition < entries.length
  if (!can) return announce(textsOf(app.store.getState()).notices.nothingTo[direction], 'polite')
  void ask(app, `app:history:${direction}`, undefined)
}

function importAudio(app: AppContext): void {
  if (app.store.getState().host?.files === 'page') document.getElementById(pageFiles.input)?.click()
  else void ask(app, 'app:project:import', undefined)
}

async function importLabels(app: AppContext): Promise<void> {
  const { host, tell } = app.store.getState()
  if (host?.files === 'page') return document.getElementById(pageFiles.labels)?.click()
  const { files, common } = textsOf(app.store.getState())
  const done = await ask(app, 'app:labels:import', undefined)
  if (done.ok && done.value.count !== null) tell(files.imported(common.labels(done.value.count)), 'info')
}

async function saveProject(app: AppContext): Promise<void> {
  const saved = await ask(app, 'app:project:save', undefined)
  if (!saved.ok || saved.value.name === null) return
  const state = app.store.getState()
  const { files } = textsOf(state)
  state.tell(files.savedCopy(saved.value.name, state.project?.name ?? files.thisProject), 'info')
}

/** The app says what is shown from then on; only that it is another file has to be told. */
async function goOnIn(
  app: AppContext,
  channel: 'app:project:saveAs' | 'app:project:open',
  said: 'savedAs' | 'opened',
): Promise<void> {
  const { files } = textsOf(app.store.getState())
  if (app.store.getState().host?.files === 'page') return app.store.getState().tell(files.staysInFolder, 'info')
  const done = await ask(app, channel, undefined)
  if (done.ok && done.value.name !== null) app.store.getState().tell(files[said](done.value.name), 'info')
}

async function recoverProject(app: AppContext): Promise<void> {
  const done = await ask(app, 'app:project:recover', undefined)
  const state = app.store.getState()
  if (done.ok) state.tell(textsOf(state).files.recovered(done.value.name), 'info')
}

function sayKept({ store }: AppContext): void {
  store.getState().tell(textsOf(store.getState()).files.nothingToSave, 'info')
}

/**
 * Audacity deletes with Ctrl+K; where nothing is selected there is nothing to delete, and the palette comes, as in
 * other programs.
 */
function deleteOrPalette(app: AppContext): void {
  const { project } = app.store.getState()
  if (project?.selection || chosenClips(project).length > 0) commands.deleteSelection(app)
  else app.store.getState().setDialog({ kind: 'palette' })
}

/** What keys do with time, they do with clips where clips are what is selected; null where they are not. */
function onClips(app: AppContext, run: (app: AppContext, clips: readonly ClipOnTrack[]) => unknown): 'done' | null {
  const { project, draft } = app.store.getState()
  const clips = chosenClips(project)
  // A stretch that was just drawn is what is selected, also before the app has shown it.
  if (clips.length === 0 || draft !== null) return null
  void run(app, clips)
  return 'done'
}

const isPlaying = (app: AppContext) => app.store.getState().project?.transport.state === 'playing'

export const commands = {
  playOrStop: (app) => edit(app, { kind: isPlaying(app) ? 'stop' : 'play' }),
  playOrPause: (app) => edit(app, { kind: isPlaying(app) ? 'pause' : 'play' }),
  stop: (app) => edit(app, { kind: 'stop' }),
  skipToStart: (app) => void skipTo(app, 'start'),
  skipToEnd: (app) => void skipTo(app, 'end'),
  toggleLoop: (app) => edit(app, { kind: 'setLoop', loop: 'toggle' }),
  loopSelection: (app) => edit(app, { kind: 'setLoopRegion', region: 'selection' }),
  clearLoop: (app) => edit(app, { kind: 'setLoopRegion', region: null }),
  playCutPreview: (app) => edit(app, { kind: 'playCutPreview' }),
  undo: (app) => history(app, 'undo'),
  redo: (app) => history(app, 'redo'),
  cut: (app) => void (onClips(app, cutClips) ?? edit(app, { kind: 'cut' })),
  copy: (app) => void (onClips(app, copyClips) ?? edit(app, { kind: 'copy' })),
  paste: (app) => void editAtCursor(app, { kind: 'paste' }),
  deleteSelection: (app) => void (onClips(app, deleteClips) ?? edit(app, { kind: 'deleteSelection' })),
  split: (app) => void editAtCursor(app, { kind: 'split' }),
  trim: (app) => edit(app, { kind: 'trimToSelection' }),
  silence: (app) => edit(app, { kind: 'silenceSelection' }),
  selectAll: (app) => void selectAll(app),
  clearSelection: (app) => edit(app, { kind: 'clearSelection' }),
  deleteOrPalette,
  addLabel: (app) => app.store.getState().setNaming({ what: 'newLabel' }),
  renameTrack: (app) => {
    const id = app.store.getState().project?.selectedTracks[0]
    if (id !== undefined) app.store.getState().setNaming({ what: 'track', id })
  },
  zoomIn: (app) => zoomBy(app, zoomStep),
  zoomOut: (app) => zoomBy(app, 1 / zoomStep),
  zoomFit: (app) => app.store.getState().fit(),
  zoomSelection: (app) => {
    const { project, draft, view, setView } = app.store.getState()
    // What was just drawn is selected, also before the app has shown it.
    const range = draft ?? project?.selection
    if (project && range) setView(showRange(view, range, project))
  },
  findPlayhead,
  toggleSpectrogram: (app) => toggleSpectrogram(app),
  collapseTracks: (app) => collapseTracks(app, 'low'),
  expandTracks: (app) => collapseTracks(app, 'full'),
  importAudio,
  exportMix: (app) => app.store.getState().openExport(),
  importLabels: (app) => void importLabels(app),
  exportLabels: (app) => app.store.getState().setDialog({ kind: 'exportLabels' }),
  saveProject: (app) => void saveProject(app),
  saveProjectAs: (app) => void goOnIn(app, 'app:project:saveAs', 'savedAs'),
  openProject: (app) => {
    if (app.store.getState().host?.files === 'page') commands.showProjects(app)
    else leaveProject(app, () => void goOnIn(app, 'app:project:open', 'opened'))
  },
  showProjects: (app) => app.store.getState().setDialog({ kind: 'projects' }),
  recoverProject: (app) => void recoverProject(app),
  save: sayKept,
  newProject: (app) => leaveProject(app, () => void ask(app, 'app:project:new', undefined)),
  repeatEffect,
  splitTool: (app) => {
    const state = app.store.getState()
    const to = state.handTool === 'split' ? 'select' : 'split'
    state.setHandTool(to)
    state.announce(textsOf(state).clips.tool[to], 'polite')
  },
  toggleSnap: (app) => app.store.getState().toggleSnap(),
  openPalette: (app) => app.store.getState().setDialog({ kind: 'palette' }),
  showHelp: (app) => app.store.getState().setDialog({ kind: 'help' }),
  showKeys: (app) => app.store.getState().setDialog({ kind: 'keys' }),
  openBatch: (app) => app.store.getState().setDialog({ kind: 'batch' }),
  showActivity: (app) => app.store.getState().setDialog({ kind: 'activity' }),
  toggleHistory: (app) => {
    const { chatOpen, sidePanel, showSide } = app.store.getState()
    showSide(chatOpen && sidePanel === 'history' ? 'chat' : 'history')
  },
  toggleChat: (app) => app.store.getState().toggleChat(),
  focusChat: (app) => {
    const focus = () => document.querySelector<HTMLElement>('[data-testid=chat-input]')?.focus()
    const { chatOpen, sidePanel, showSide } = app.store.getState()
    if (chatOpen && sidePanel === 'chat') return focus()
    showSide('chat')
    requestAnimationFrame(focus)
  },
  goOver: (app) => {
    const isTyping = document.activeElement?.matches('[data-testid=chat-input]') === true
    if (isTyping) document.getElementById('timeline')?.focus()
    else commands.focusChat(app)
  },
  openDemo: (app) => leaveProject(app, () => void ask(app, 'app:project:demo', undefined)),
  openSettings: (app) => app.store.getState().openSettings(),
} satisfies Record<string, (app: AppContext) => void>

export type CommandName = keyof typeof commands
