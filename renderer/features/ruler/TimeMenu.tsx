import { timeFormats } from '../../../shared/schemas/settingChoices.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { type CommandName, commands } from '../../store/commands.ts'
import { moveCursor, playFrom } from '../../store/selectionCommands.ts'
import { allKeysOf, useOwnKeys } from '../../store/shortcuts.ts'
import { timeFormatOf } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'
import { timeAt, xInView } from '../../store/viewMath.ts'
import { type Asked, ContextMenu, type MenuEntry } from '../../timeline/ContextMenu.tsx'

interface TimePlace {
  readonly time: number
  /** Of the empty lane that was pressed. */
  readonly trackId: string | null
}

/** What can be done at a time where nothing else lies: on the ruler, between labels, on an empty stretch of a lane. */
export function TimeMenu() {
  const texts = useTexts()
  const app = useApp()
  const own = useOwnKeys()
  const words = texts.timeline.menu
  const loops = useAppState(({ project }) => project?.transport.loop === true)
  const missing = useAppState(({ project }) =>
    [
      project?.selection ? '' : 'selection',
      project?.transport.region ? '' : 'region',
      project?.clipboard ? '' : 'clipboard',
    ].join(' '),
  )
  const format = useAppState(timeFormatOf)
  const entriesOf = ({ time, trackId }: TimePlace): MenuEntry[][] => {
    const isDisabled = (what: string) => missing.split(' ').includes(what)
    const command = (id: CommandName, name: string, needs = ''): MenuEntry => ({
      id,
      name,
      keys: allKeysOf(id, own)[0] ?? '',
      isDisabled: isDisabled(needs === '' ? 'nothing' : needs),
      run: () => commands[id](app),
    })
    const at = async (run: () => unknown) => {
      await moveCursor(app, time)
      run()
    }
    return [
      [
        { id: 'playFrom', name: words.playFrom, run: () => void playFrom(app, time) },
        { id: 'addLabel', name: words.addLabel, run: () => void at(() => commands.addLabel(app)) },
        ...(trackId === null
          ? []
          : [
              {
                id: 'paste',
                name: words.paste,
                isDisabled: isDisabled('clipboard'),
                run: () => {
                  app.store.getState().setPointedTrack(trackId)
                  void at(() => commands.paste(app))
                },
              },
            ]),
      ],
      [
        command('toggleLoop', words.loop[loops ? 'off' : 'on']),
        command('loopSelection', texts.menus.commands.loopSelection, 'selection'),
        command('clearLoop', texts.menus.commands.clearLoop, 'region'),
      ],
      [
        command('zoomIn', texts.menus.commands.zoomIn),
        command('zoomOut', texts.menus.commands.zoomOut),
        command('zoomSelection', texts.menus.commands.zoomSelection, 'selection'),
        command('zoomFit', texts.menus.commands.zoomFit),
      ],
      timeFormats.map((one) => ({
        id: `time-${one}`,
        name: words.formats[one],
        state: one === format ? 'on' : 'off',
        run: () => void ask(app, 'app:settings:save', { timeFormat: one }),
      })),
    ]
  }
  return <ContextMenu name={words.title} find={placeAt} entriesOf={entriesOf} testId="time" />
}

/** Where a pointer is over the ruler or a lane; from the keyboard, where the cursor is. */
function placeAt(event: MouseEvent, { store }: Pick<AppContext, 'store'>): Asked<TimePlace> | null {
  const { project, view } = store.getState()
  if (!project) return null
  const row = (event.target as Element).closest<HTMLElement>('.ruler, .lane')
  if (row !== null) {
    const time = timeAt(view, event.clientX - row.getBoundingClientRect().left)
    const track = row.dataset.lane === undefined ? undefined : project.tracks[Number(row.dataset.lane)]
    const within = Math.min(Math.max(0, time), project.duration)
    return { what: { time: within, trackId: track?.id ?? null }, x: event.clientX, y: event.clientY }
  }
  const ruler = document.querySelector('.ruler')?.getBoundingClientRect()
  if (!ruler || event.target !== document.getElementById('timeline')) return null
  const time = project.selection?.start ?? project.cursor
  const x = ruler.left + xInView(view, time)
  return { what: { time, trackId: null }, x, y: ruler.bottom }
}
