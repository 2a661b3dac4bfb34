import { useCallback, useRef } from 'react'
import { Plus, Tag } from 'lucide-react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { createBoxPool } from './boxPool.ts'
import { LabelList } from './LabelList.tsx'
import { NameField } from './NameField.tsx'
import { usePaint } from './TimelineContext.ts'
import { changeTrack } from './trackActions.ts'

const boxOf = ({ start, end, text }: LabelView) => ({
  start,
  end,
  className: end > start ? 'label-box' : 'label-box label-point',
  text,
})

/** All labels on one lane below the tracks; its header adds, edits and deletes them. */
export function LabelLane({ labels }: { readonly labels: readonly LabelView[] }) {
  const app = useApp()
  const lane = useRef<HTMLDivElement>(null)
  const isNaming = useAppState(({ naming }) => naming?.what === 'newLabel')
  const edited = useAppState(({ naming }) =>
    naming?.what === 'label' ? labels.find(({ id }) => id === naming.id) : undefined,
  )
  const { setNaming } = app.store.getState()
  const create = useCallback((element: HTMLElement) => {
    const show = createBoxPool(element)
    return {
      paint: ({ project, view, edgeDraft }: AppState) => {
        show(
          (project?.labels ?? []).map((label) =>
            boxOf(
              edgeDraft?.of === 'label' && edgeDraft.id === label.id
                ? { ...label, start: edgeDraft.start, end: edgeDraft.end }
                : label,
            ),
          ),
          view,
        )
        return 'painted' as const
      },
    }
  }, [])
  usePaint(lane, create)
  const leave = () => {
    setNaming(null)
    requestAnimationFrame(() => document.getElementById('timeline')?.focus())
  }
  const rename = (text: string | null) => {
    leave()
    if (text !== null && edited && text !== edited.text)
      void changeTrack(app, { kind: 'renameLabel', labelId: edited.id, text }, `The label says ${text} now`)
  }
  const finish = (text: string | null) => {
    leave()
    if (text !== null && text !== '') void changeTrack(app, { kind: 'addLabel', text }, `Label ${text} added`)
  }
  return (
    <div className="track-row label-row">
      <div className="track-header label-header">
        {isNaming ? (
          <NameField label="Text of the new label" value="" testId="label-new" onDone={finish} />
        ) : edited ? (
          <NameField
            key={edited.id}
            label={`Text of the label ${edited.text}`}
            value={edited.text}
            testId="label-text"
            onDone={rename}
          />
        ) : (
          <>
            <DialogTrigger>
              <Button className="label-open" data-testid="label-list-open">
                <Tag size={13} aria-hidden="true" />
                Labels ({labels.length})
              </Button>
              <Popover className="popover" placement="top start">
                <Dialog className="label-dialog" aria-label="Labels">
                  <LabelList labels={labels} />
                </Dialog>
              </Popover>
            </DialogTrigger>
            <Button
              className="track-toggle"
              aria-label="Add a label at the cursor or over the selection"
              data-testid="label-add"
              onPress={() => setNaming({ what: 'newLabel' })}
            >
              <Plus size={14} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      <div ref={lane} className="lane label-lane" data-testid="label-lane" aria-hidden="true" />
    </div>
  )
}
