import type { EditRequestInput } from '../../shared/schemas/editRequest.ts'
import type { AppContext } from './appContext.ts'
import { ask } from './ask.ts'
import { reveal, showRange, zoomAt } from './viewMath.ts'

/** What buttons, keys and menus can do: each is one request to the app, or a change of the view. */
const edit = (app: AppContext, request: EditRequestInput): void => void ask(app, 'app:edit:apply', request)

const zoomStep = 1.6

function zoom(app: AppContext, factor: number): void {
  const { view, project, setView } = app.store.getState()
  if (!project) return
  const middle = project.selection ? (project.selection.start + project.selection.end) / 2 : project.cursor
  const x = (middle - view.t0) * view.pxPerSec
  setView(zoomAt(view, factor, x >= 0 && x <= view.width ? x : view.width / 2, project))
}

/** Moves the cursor; a time selection ends with it, also one that the window has not been told of yet. */
async function moveCursor(app: AppContext, time: number): Promise<void> {
  const cleared = ask(app, 'app:edit:apply', { kind: 'clearSelection' })
  const moved = await ask(app, 'app:edit:apply', { kind: 'setCursor', time })
  await cleared
  const { view, project: now, setView } = app.store.getState()
  if (!moved.ok || !now) return
  const shown = reveal(view, time, now)
  if (shown !== view) setView(shown)
}

async function selectAll(app: AppContext): Promise<void> {
  const { project } = app.store.getState()
  if (!project || project.duration === 0) return
  const tracks = await ask(app, 'app:edit:apply', { kind: 'selectAllTracks' })
  if (tracks.ok) await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start: 0, end: project.duration })
}

/** Ids of the elements with which a page picks and saves files, where the host shows no dialogs of its own. */
export const pageFiles = { input: 'import-input', link: 'export-link' } as const

async function exportMix(app: AppContext): Promise<void> {
  if (app.store.getState().host?.files === 'page') return document.getElementById(pageFiles.link)?.click()
  const saved = await ask(app, 'app:project:export', undefined)
  if (saved.ok && saved.value.name !== null) app.store.getState().tell(`Exported "${saved.value.name}".`, 'info')
}

function importAudio(app: AppContext): void {
  if (app.store.getState().host?.files === 'page') document.getElementById(pageFiles.input)?.click()
  else void ask(app, 'app:project:import', undefined)
}

const isPlaying = (app: AppContext) => app.store.getState().project?.transport.state === 'playing'

export const commands = {
  playOrStop: (app) => edit(app, { kind: isPlaying(app) ? 'stop' : 'play' }),
  playOrPause: (app) => edit(app, { kind: isPlaying(app) ? 'pause' : 'play' }),
  stop: (app) => edit(app, { kind: 'stop' }),
  skipToStart: (app) => void moveCursor(app, 0),
  skipToEnd: (app) => void moveCursor(app, app.store.getState().project?.duration ?? 0),
  undo: (app) => void ask(app, 'app:history:undo', undefined),
  redo: (app) => void ask(app, 'app:history:redo', undefined),
  cut: (app) => edit(app, { kind: 'cut' }),
  copy: (app) => edit(app, { kind: 'copy' }),
  paste: (app) => edit(app, { kind: 'paste' }),
  deleteSelection: (app) => edit(app, { kind: 'deleteSelection' }),
  split: (app) => edit(app, { kind: 'split' }),
  trim: (app) => edit(app, { kind: 'trimToSelection' }),
  silence: (app) => edit(app, { kind: 'silenceSelection' }),
  selectAll: (app) => void selectAll(app),
  clearSelection: (app) => edit(app, { kind: 'clearSelection' }),
  zoomIn: (app) => zoom(app, zoomStep),
  zoomOut: (app) => zoom(app, 1 / zoomStep),
  zoomFit: (app) => app.store.getState().fit(),
  zoomSelection: (app) => {
    const { project, view, setView } = app.store.getState()
    if (project?.selection) setView(showRange(view, project.selection, project))
  },
  importAudio,
  exportMix: (app) => void exportMix(app),
  openDemo: (app) => void ask(app, 'app:project:demo', undefined),
  openSettings: (app) => app.store.getState().openSettings(),
} satisfies Record<string, (app: AppContext) => void>

export type CommandName = keyof typeof commands
export { moveCursor }
