import { useCallback, useRef } from 'react'
import { Plus, Tag } from 'lucide-react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { usePaint } from '../../timeline/PainterContext.ts'
import { createTimeBoxes, type TimeBox } from '../../timeline/timeBoxes.ts'
import { NameField } from '../../ui/NameField.tsx'
import { LabelList } from './LabelList.tsx'
import type { Scope } from '../../lib/scope.ts'
import './labels.css'

/** All labels on one lane below the tracks; its header adds, edits and deletes them. */
export function LabelLane() {
  const lane = useRef<HTMLDivElement>(null)
  const labels = useAppState(({ project }) => project?.labels)
  const create = useCallback((element: HTMLElement, scope: Scope) => {
    const show = createTimeBoxes(element, scope)
    return {
      paint(state: AppState) {
        show(labelBoxes(state), state.view)
        return 'painted' as const
      },
    }
  }, [])
  usePaint(lane, create)
  return (
    <div className="time-row label-row">
      <div className="time-corner">
        <LabelHeader labels={labels ?? []} />
      </div>
      <div ref={lane} className="lane label-lane" data-testid="label-lane" aria-hidden="true" />
    </div>
  )
}

/** The labels as they are, the one whose edge is being moved where it would be. */
function labelBoxes({ project, edgeDraft, view }: AppState): TimeBox[] {
  const labels = (project?.labels ?? [])
    .map(({ id, text, ...range }) => {
      const { start, end } = edgeDraft?.of === 'label' && edgeDraft.id === id ? edgeDraft : range
      return { start, end, text }
    })
    .toSorted((a, b) => a.start - b.start)
  return labels.flatMap(({ start, end, text }, index) => {
    // A text has room as far as the next label: texts never lie over each other.
    const next = labels[index + 1]?.start ?? Infinity
    if (end <= start) {
      const room = Math.min(start + pointRoom / view.pxPerSec, next)
      return [{ start, end: room, text, className: 'label-box label-point' }]
    }
    const said = { start, end: Math.min(end, next), text, className: 'label-box' }
    return next < end ? [said, { start: next, end, text: '', className: 'label-rest' }] : [said]
  })
}

/** CSS pixels that the text of a label that is a point takes at most. */
const pointRoom = 120

interface Props {
  readonly labels: readonly LabelView[]
}

/** The buttons of the labels, or the field in which the text of one is written. */
function LabelHeader({ labels }: Props) {
  const texts = useTexts()
  const app = useApp()
  const naming = useAppState((state) => state.naming)
  const edited = naming?.what === 'label' ? labels.find(({ id }) => id === naming.id) : undefined
  const leave = () => {
    app.store.getState().setNaming(null)
    requestAnimationFrame(() => document.getElementById('timeline')?.focus())
  }
  const add = (text: string | null) => {
    leave()
    if (text !== null && text !== '') void editAndAnnounce(app, { kind: 'addLabel', text }, texts.labels.added(text))
  }
  const rename = (text: string | null) => {
    leave()
    if (text === null || !edited || text === edited.text) return
    void editAndAnnounce(app, { kind: 'renameLabel', labelId: edited.id, text }, texts.labels.says(text))
  }
  if (naming?.what === 'newLabel')
    return <NameField label={texts.labels.newText} value="" testId="label-new" onDone={add} />
  if (!edited) return <LabelButtons labels={labels} />
  return (
    <NameField
      key={edited.id}
      label={texts.labels.textOf(edited.text)}
      value={edited.text}
      testId="label-text"
      onDone={rename}
    />
  )
}

function LabelButtons({ labels }: Props) {
  const texts = useTexts()
  const { store } = useApp()
  return (
    <>
      <DialogTrigger>
        <Button className="label-open" data-testid="label-list-open">
          <Tag size={13} aria-hidden="true" />
          {texts.labels.title}
          <span className="visually-hidden">, {labels.length}</span>
        </Button>
        <Popover className="popover" placement="bottom start">
          <Dialog className="label-dialog" aria-label={texts.labels.title}>
            <LabelList labels={labels} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        className="icon-button"
        aria-label={texts.labels.addHere}
        data-testid="label-add"
        onPress={() => store.getState().setNaming({ what: 'newLabel' })}
      >
        <Plus size={14} aria-hidden="true" />
      </Button>
    </>
  )
}
