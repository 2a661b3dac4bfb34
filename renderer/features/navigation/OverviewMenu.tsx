import { follows } from '../../../shared/schemas/settingChoices.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { commands } from '../../store/commands.ts'
import { playFrom } from '../../store/selectionCommands.ts'
import { allKeysOf, useOwnKeys } from '../../store/shortcuts.ts'
import { useTexts } from '../../store/useTexts.ts'
import { spanOf } from '../../store/viewMath.ts'
import { type Asked, ContextMenu, type MenuEntry } from '../../timeline/ContextMenu.tsx'
import { boxOf } from './overviewGesture.ts'

type Zooming = 'zoomIn' | 'zoomOut' | 'zoomSelection' | 'zoomFit' | 'findPlayhead'

/** What can be shown of the whole, and how the view goes along with what plays. */
export function OverviewMenu() {
  const texts = useTexts()
  const app = useApp()
  const own = useOwnKeys()
  const words = texts.timeline.overviewMenu
  const hasSelection = useAppState(({ project }) => Boolean(project?.selection))
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const follow = useAppState(({ settings }) => settings?.follow ?? 'page')
  const entriesOf = (time: number): MenuEntry[][] => {
    const command = (id: Zooming, isDisabled = isEmpty): MenuEntry => ({
      id,
      name: texts.menus.commands[id],
      keys: allKeysOf(id, own)[0] ?? '',
      isDisabled,
      run: () => commands[id](app),
    })
    return [
      [
        { id: 'show', name: words.show, isDisabled: isEmpty, run: () => showAround(app, time) },
        {
          id: 'playFrom',
          name: texts.timeline.menu.playFrom,
          isDisabled: isEmpty,
          run: () => void playFrom(app, time),
        },
      ],
      [
        command('zoomIn'),
        command('zoomOut'),
        command('zoomSelection', !hasSelection),
        command('zoomFit'),
        command('findPlayhead'),
      ],
      follows.map((one) => ({
        id: `follow-${one}`,
        name: words.follow[one],
        state: one === follow ? 'on' : 'off',
        run: () => void ask(app, 'app:settings:save', { follow: one }),
      })),
    ]
  }
  return <ContextMenu name={words.title} find={timeOnOverview} entriesOf={entriesOf} testId="overview" />
}

function showAround({ store }: AppContext, time: number): void {
  const { view, setView } = store.getState()
  setView({ ...view, t0: time - spanOf(view) / 2 })
}

/** Where a pointer is on the overview; from the keyboard, in the middle of what is seen. */
function timeOnOverview(event: MouseEvent, { store }: Pick<AppContext, 'store'>): Asked<number> | null {
  const field = (event.target as Element).closest('.overview')
  const { view, project } = store.getState()
  if (field === null || !project) return null
  const { left, bottom, width } = field.getBoundingClientRect()
  const { perPixel, ...box } = boxOf(view, project.duration, width)
  const isByKey =
    event.button === 0 && !event.ctrlKey && !(event instanceof PointerEvent && event.pointerType === 'touch')
  const x = isByKey ? box.left + box.width / 2 : event.clientX - left
  const time = Math.min(Math.max(0, x * perPixel), project.duration)
  return { what: time, x: left + x, y: isByKey ? bottom : event.clientY }
}
