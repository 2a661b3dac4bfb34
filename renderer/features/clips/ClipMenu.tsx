import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import {
  chosenClips,
  type ClipOnTrack,
  copyClips,
  cutClips,
  deleteClips,
  findClip,
  selectClips,
} from '../../store/clipCommands.ts'
import { commands } from '../../store/commands.ts'
import { toggleSpectrogram } from '../../store/toggleSpectrogram.ts'
import { selectRange } from '../../store/selectionCommands.ts'
import { useTexts } from '../../store/useTexts.ts'
import { type Asked, ContextMenu, type MenuEntry } from '../../timeline/ContextMenu.tsx'
import { pointAtTime } from './envelope/envelopeGrips.ts'
import { addPoint, removePoint } from './envelope/envelopeTool.ts'
import { timeAt } from '../../store/viewMath.ts'

interface ClipPlace {
  readonly clipId: string
  readonly time: number
}

const entries = [
  ['rename', 'F2'],
  ['shape', 'Alt+Enter'],
  ['split', ''],
  ['point', ''],
  ['select', ''],
  ['cut', 'Ctrl+X'],
  ['copy', 'Ctrl+C'],
  ['paste', 'Ctrl+V'],
  ['delete', 'Delete'],
  ['shown', 'Shift+W'],
] as const
type Entry = (typeof entries)[number][0]

/** What can be done with the clip under a right click; the menu key opens it for the clip that is selected. */
export function ClipMenu() {
  const texts = useTexts()
  const app = useApp()
  const spectrograms = useAppState((state) => state.spectrograms)
  const nameOf = (key: Entry, place: ClipPlace) => {
    if (key === 'point') return texts.clips.verbs[pointAt(app, place) === null ? 'addPoint' : 'removePoint']
    if (key !== 'shown') return texts.clips.verbs[key]
    const { project } = app.store.getState()
    const found = project && findClip(project, place.clipId)
    return texts.tracks.shown[found && spectrograms.has(found.track.id) ? 'waveform' : 'spectrogram']
  }
  const entriesOf = (place: ClipPlace): MenuEntry[][] => [
    entries.map(([id, keys]) => ({ id, keys, name: nameOf(id, place), run: () => run(app, id, place) })),
  ]
  return <ContextMenu name={texts.clips.clip} find={clipAt} prepare={chooseClip} entriesOf={entriesOf} testId="clip" />
}

/** What is done with a clip is done with all that are chosen, where it is one of them. */
async function chooseClip({ clipId }: ClipPlace, app: AppContext): Promise<void> {
  const isChosen = chosenClips(app.store.getState().project).some(({ clip }) => clip.id === clipId)
  if (!isChosen) await selectClips(app, [clipId])
}

function run(app: AppContext, entry: Entry, { clipId, time }: ClipPlace): void {
  const { project, setNaming, setShapingClip } = app.store.getState()
  const found = project && findClip(project, clipId)
  if (!found) return
  const { clip, track } = found
  const chosen = chosenClips(project)
  const clips: readonly ClipOnTrack[] = chosen.length > 0 ? chosen : [found]
  const actions: Readonly<Record<Entry, () => void>> = {
    rename: () => setNaming({ what: 'clip', id: clipId }),
    shape: () => setShapingClip(clipId),
    split: () => void ask(app, 'app:edit:apply', { kind: 'splitAtTime', time }),
    point: () => void togglePoint(app, clip, { clipId, time }),
    select: () => void selectRange(app, { start: clip.start, end: clip.end, trackIds: [track.id] }),
    cut: () => void cutClips(app, clips),
    copy: () => void copyClips(app, clips),
    paste: () => commands.paste(app),
    delete: () => deleteClips(app, clips),
    shown: () => toggleSpectrogram(app, [track.id]),
  }
  actions[entry]()
}

/** The number of the point of the envelope that a clip has there. */
function pointAt({ store }: AppContext, { clipId, time }: ClipPlace): number | null {
  const { project, view } = store.getState()
  const found = project && findClip(project, clipId)
  return found && pointAtTime(found.clip, time, view)
}

function togglePoint(app: AppContext, clip: ClipView, place: ClipPlace): Promise<unknown> {
  const number = pointAt(app, place)
  return number === null
    ? addPoint(app, clip, Math.min(clip.end, Math.max(clip.start, place.time)))
    : removePoint(app, clip, number)
}

/** The clip under the pointer; from the keyboard, the one that is selected. */
function clipAt(event: MouseEvent, { store }: Pick<AppContext, 'store'>): Asked<ClipPlace> | null {
  const { project, view } = store.getState()
  const lane = (event.target as Element).closest<HTMLElement>('.lane[data-lane]')
  if (!project) return null
  if (lane === null) {
    const [chosen] = event.target === document.getElementById('timeline') ? chosenClips(project) : []
    const box = chosen && document.querySelector(`.lane[data-lane="${chosen.index}"]`)?.getBoundingClientRect()
    if (!chosen || !box) return null
    const x = box.left + Math.max(0, (chosen.clip.start - view.t0) * view.pxPerSec)
    return { what: { clipId: chosen.clip.id, time: project.cursor }, x, y: box.top + 20 }
  }
  const time = timeAt(view, event.clientX - lane.getBoundingClientRect().left)
  const track = project.tracks[Number(lane.dataset.lane)]
  const clip = track?.clips.find(({ start, end }) => start <= time && time < end)
  return clip === undefined ? null : { what: { clipId: clip.id, time }, x: event.clientX, y: event.clientY }
}
