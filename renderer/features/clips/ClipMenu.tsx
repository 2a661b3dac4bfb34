import { useEffect, type RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components'
import { createScope } from '../../lib/scope.ts'
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
import { afterMenu, FloatPopover, focusTimeline } from '../../timeline/FloatPopover.tsx'
import { timeAt } from '../../store/viewMath.ts'
import { sayKeys } from '../../store/shortcuts.ts'

interface OpenMenu {
  readonly clipId: string
  readonly time: number
}

interface Props {
  /** Stands where the menu is to open. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly menu: OpenMenu | null
  readonly onChange: (menu: OpenMenu | null) => void
}

const entries = [
  ['rename', 'F2'],
  ['shape', 'Alt+Enter'],
  ['split', ''],
  ['select', ''],
  ['cut', 'Ctrl+X'],
  ['copy', 'Ctrl+C'],
  ['paste', 'Ctrl+V'],
  ['delete', 'Delete'],
  ['shown', 'Shift+W'],
] as const
type Entry = (typeof entries)[number][0]

/** What can be done with the clip under a right click; the menu key opens it for the clip that is selected. */
export function ClipMenu({ anchor, menu, onChange }: Props) {
  const texts = useTexts()
  const app = useApp()
  useEffect(() => {
    const surface = document.getElementById('timeline')
    if (!surface) return
    const scope = createScope()
    scope.listen(surface, 'contextmenu', (event) => {
      const found = clipAt(app, event)
      if (found === null) return
      event.preventDefault()
      const frame = anchor.current?.parentElement?.getBoundingClientRect()
      if (anchor.current && frame) {
        anchor.current.style.left = `${found.x - frame.left}px`
        anchor.current.style.top = `${found.y - frame.top}px`
      }
      const { project } = app.store.getState()
      const isChosen = chosenClips(project).some(({ clip }) => clip.id === found.clipId)
      const ready = isChosen ? Promise.resolve() : selectClips(app, [found.clipId])
      void ready.then(() => onChange({ clipId: found.clipId, time: found.time }))
    })
    return () => scope.dispose()
  }, [app, anchor, onChange])
  const shown = useAppState(({ project, spectrograms }) => {
    const found = menu && project && findClip(project, menu.clipId)
    return found && spectrograms.has(found.track.id) ? 'waveform' : 'spectrogram'
  })
  const nameOf = (key: Entry) => (key === 'shown' ? texts.tracks.shown[shown] : texts.clips.verbs[key])
  const close = () => {
    onChange(null)
    focusTimeline()
  }
  return (
    <FloatPopover name={texts.clips.clip} anchor={anchor} isOpen={menu !== null} onClose={close}>
      <Menu
        className="menu"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu is gone about with the arrow keys at once
        autoFocus="first"
        aria-label={texts.clips.clip}
        onAction={(key) => menu && afterMenu(() => run(app, key as Entry, menu))}
        onClose={close}
      >
        {entries.map(([key, keys]) => (
          <MenuItem key={key} id={key} className="menu-item" textValue={nameOf(key)} data-testid={`clip-${key}`}>
            <span>{nameOf(key)}</span>
            {keys !== '' && <kbd>{sayKeys(keys, texts)}</kbd>}
          </MenuItem>
        ))}
      </Menu>
    </FloatPopover>
  )
}

function run(app: AppContext, entry: Entry, { clipId, time }: OpenMenu): void {
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
    select: () => void selectRange(app, { start: clip.start, end: clip.end, trackIds: [track.id] }),
    cut: () => void cutClips(app, clips),
    copy: () => void copyClips(app, clips),
    paste: () => commands.paste(app),
    delete: () => deleteClips(app, clips),
    shown: () => toggleSpectrogram(app, [track.id]),
  }
  actions[entry]()
}

interface Found extends OpenMenu {
  readonly x: number
  readonly y: number
}

/** The clip under the pointer; from the keyboard, the one that is selected. */
function clipAt({ store }: AppContext, event: MouseEvent): Found | null {
  const { project, view } = store.getState()
  const lane = (event.target as Element).closest<HTMLElement>('.lane[data-lane]')
  if (!project) return null
  if (lane === null) {
    const [chosen] = event.target === document.getElementById('timeline') ? chosenClips(project) : []
    const box = chosen && document.querySelector(`.lane[data-lane="${chosen.index}"]`)?.getBoundingClientRect()
    if (!chosen || !box) return null
    const x = box.left + Math.max(0, (chosen.clip.start - view.t0) * view.pxPerSec)
    return { clipId: chosen.clip.id, time: project.cursor, x, y: box.top + 20 }
  }
  const time = timeAt(view, event.clientX - lane.getBoundingClientRect().left)
  const track = project.tracks[Number(lane.dataset.lane)]
  const clip = track?.clips.find(({ start, end }) => start <= time && time < end)
  return clip === undefined ? null : { clipId: clip.id, time, x: event.clientX, y: event.clientY }
}
