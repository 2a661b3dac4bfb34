import type { AppContext } from './appContext.ts'
import { ask } from './ask.ts'
import type { Draft } from './slices/viewSlice.ts'
import { untilShown } from './untilShown.ts'
import { revealTime } from './viewCommands.ts'

interface TimeRange {
  readonly start: number
  readonly end: number
}

/** Moves the cursor; a time selection ends with it, also one that the window has not been told of yet. */
export async function moveCursor(app: AppContext, time: number): Promise<void> {
  const cleared = ask(app, 'app:edit:apply', { kind: 'clearSelection' })
  const moved = await ask(app, 'app:edit:apply', { kind: 'setCursor', time })
  await cleared
  if (moved.ok) revealTime(app, time)
}

/** Plays from a time on, also where something plays already. */
export async function playFrom(app: AppContext, time: number): Promise<void> {
  if (app.store.getState().project?.transport.state !== 'stopped') await ask(app, 'app:edit:apply', { kind: 'stop' })
  await moveCursor(app, time)
  await ask(app, 'app:edit:apply', { kind: 'play' })
}

/** Selects a time, and shows the part of it that is given. */
export async function selectTime(app: AppContext, { start, end }: TimeRange, shown = start): Promise<void> {
  const done = await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start, end })
  if (done.ok) revealTime(app, shown)
}

/** Shows a selection while it is asked for, and until the app shows the same or has refused it. */
export async function selectAtOnce(
  { store }: AppContext,
  range: Draft,
  select: () => Promise<'selected' | 'refused'>,
): Promise<void> {
  store.getState().setDraft(range)
  const answer = await select()
  const drop = () => {
    if (store.getState().draft === range) store.getState().setDraft(null)
  }
  if (answer === 'refused') return drop()
  untilShown(
    store,
    ({ project }) => project?.selection?.start === range.start && project.selection.end === range.end,
    drop,
  )
}

/** A selection that is given in numbers: the tracks stay as they are, and its start is shown. */
export async function typeSelection(app: AppContext, { start, end }: TimeRange): Promise<void> {
  const trackIds = app.store.getState().project?.selectedTracks ?? []
  await selectAtOnce(app, { start, end, trackIds }, async () => {
    const done = await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start, end })
    if (done.ok) revealTime(app, start)
    return done.ok ? 'selected' : 'refused'
  })
}

/** Selects a time on these tracks; the view stays, since this is where a person points. */
export async function selectRange(
  app: AppContext,
  { start, end, trackIds }: TimeRange & { readonly trackIds: readonly string[] },
): Promise<'selected' | 'refused'> {
  const { selectedTracks: selected, selectedClips } = app.store.getState().project ?? {
    selectedTracks: [],
    selectedClips: [],
  }
  const same = selected.length === trackIds.length && selected.every((id, i) => id === trackIds[i])
  const answers = await Promise.all([
    ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start, end }),
    ...(selectedClips.length === 0 ? [] : [ask(app, 'app:edit:apply', { kind: 'selectClips', clipIds: [] })]),
    ...(same ? [] : [ask(app, 'app:edit:apply', { kind: 'selectTracks', trackIds: [...trackIds] })]),
  ])
  return answers.every(({ ok }) => ok) ? 'selected' : 'refused'
}

export async function selectAll(app: AppContext): Promise<void> {
  const { project } = app.store.getState()
  if (!project || project.duration === 0) return
  const tracks = await ask(app, 'app:edit:apply', { kind: 'selectAllTracks' })
  if (tracks.ok) await ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start: 0, end: project.duration })
}

/** The app moves cursor and playhead; the view follows. */
export async function skipTo(app: AppContext, place: 'start' | 'end'): Promise<void> {
  const skipped = await ask(app, 'app:edit:apply', { kind: 'skipTo', place })
  if (skipped.ok) revealTime(app, place === 'start' ? 0 : (app.store.getState().project?.duration ?? 0))
}
