import type { LabelView } from '../../../shared/schemas/projectView.ts'
import { type AppContext, useApp, useAppState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { moveCursor, playFrom, selectTime } from '../../store/selectionCommands.ts'
import { useTexts } from '../../store/useTexts.ts'
import { timeAt, xInView } from '../../store/viewMath.ts'
import { type Asked, ContextMenu, type MenuEntry } from '../../timeline/ContextMenu.tsx'
import { labelUnder, moveLabel } from './labelEdits.ts'
import { selectedLabel } from './labelKeys.ts'

/** What can be done with the label under a right click; the menu key opens it for the label that is selected. */
export function LabelMenu() {
  const texts = useTexts()
  const app = useApp()
  const words = texts.labels.verbs
  const cursor = useAppState(({ project }) => project?.cursor ?? 0)
  const entriesOf = (label: LabelView): MenuEntry[][] => {
    const { id, text, start, end } = label
    const isRange = end > start
    const move = (range: { readonly start: number; readonly end: number }) => void moveLabel(app, id, range)
    const edges: MenuEntry[] = isRange
      ? [
          { id: 'start', name: words.startHere, isDisabled: cursor >= end, run: () => move({ start: cursor, end }) },
          { id: 'end', name: words.endHere, isDisabled: cursor <= start, run: () => move({ start, end: cursor }) },
        ]
      : [{ id: 'move', name: words.moveHere, run: () => move({ start: cursor, end: cursor }) }]
    return [
      [
        {
          id: 'rename',
          name: words.rename,
          keys: 'F2',
          run: () => app.store.getState().setNaming({ what: 'label', id }),
        },
        {
          id: 'select',
          name: isRange ? words.select : words.goTo,
          run: () => void (isRange ? selectTime(app, { start, end }) : moveCursor(app, start)),
        },
        { id: 'play', name: texts.timeline.menu.playFrom, run: () => void playFrom(app, start) },
      ],
      edges,
      [
        {
          id: 'delete',
          name: words.delete,
          run: () => void editAndAnnounce(app, { kind: 'deleteLabels', labelIds: [id] }, texts.labels.deleted(text)),
        },
      ],
    ]
  }
  return <ContextMenu name={texts.labels.menu} find={labelAt} entriesOf={entriesOf} testId="label" />
}

function labelAt(event: MouseEvent, { store }: Pick<AppContext, 'store'>): Asked<LabelView> | null {
  const { project, view } = store.getState()
  const lane = document.querySelector('.label-lane')?.getBoundingClientRect()
  if (!project || !lane) return null
  const isOnLane = (event.target as Element).closest('.label-lane') !== null
  const isByKey = event.target === document.getElementById('timeline')
  if (!isOnLane && !isByKey) return null
  const time = timeAt(view, event.clientX - lane.left)
  const label = isOnLane ? labelUnder(project.labels, time, view.pxPerSec) : selectedLabel(project, null)
  if (label === null) return null
  if (isOnLane) return { what: label, x: event.clientX, y: event.clientY }
  return { what: label, x: lane.left + xInView(view, label.start), y: lane.bottom }
}
