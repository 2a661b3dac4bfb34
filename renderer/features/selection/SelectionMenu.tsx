import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { type CommandName, commands } from '../../store/commands.ts'
import { allKeysOf, useOwnKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { timeAt } from '../../store/viewMath.ts'
import { type Asked, ContextMenu, type MenuEntry } from '../../timeline/ContextMenu.tsx'

const parts = [
  ['playOrStop', 'playCutPreview'],
  ['cut', 'copy', 'paste', 'deleteSelection'],
  ['silence', 'trim', 'split'],
  ['addLabel', 'loopSelection', 'zoomSelection'],
] as const satisfies readonly (readonly CommandName[])[]

/** What can be done with the selected time, where a right click lies on it: it stays selected. */
export function SelectionMenu() {
  const texts = useTexts()
  const app = useApp()
  const own = useOwnKeys()
  const words = texts.timeline.selectionMenu
  const hasClipboard = useAppState(({ project }) => Boolean(project?.clipboard))
  const entriesOf = (): MenuEntry[][] =>
    parts.map((some) =>
      some.map((id) => ({
        id,
        name: words.entries[id],
        keys: allKeysOf(id, own)[0] ?? '',
        isDisabled: id === 'paste' && !hasClipboard,
        run: () => commands[id](app),
      })),
    )
  return <ContextMenu name={words.title} find={selectionAt} entriesOf={entriesOf} testId="selected" />
}

/** What was just drawn is selected, also before the app has shown it. */
function selectionAt(event: MouseEvent, { store }: Pick<AppContext, 'store'>): Asked<'selection'> | null {
  const { project, view, draft } = store.getState()
  const lane = (event.target as Element).closest<HTMLElement>('.lane[data-lane]')
  const track = project?.tracks[Number(lane?.dataset.lane)]
  const range = draft ?? project?.selection
  if (!project || !range || lane === null || track === undefined) return null
  const time = timeAt(view, event.clientX - lane.getBoundingClientRect().left)
  const isOn = (draft?.trackIds ?? project.selectedTracks).includes(track.id)
  const isWithin = range.start <= time && time < range.end
  return isOn && isWithin ? { what: 'selection', x: event.clientX, y: event.clientY } : null
}
