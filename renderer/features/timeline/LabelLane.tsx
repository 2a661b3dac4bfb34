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

/** All labels on one lane below the tracks; its header adds, edits and deletes them. */
export function LabelLane({ labels }: { readonly labels: readonly LabelView[] }) {
  const app = useApp()
  const lane = useRef<HTMLDivElement>(null)
  const isNaming = useAppState(({ naming }) => naming?.what === 'newLabel')
  const { setNaming } = app.store.getState()
  const create = useCallback((element: HTMLElement) => {
    const show = createBoxPool(element)
    return {
      paint: ({ project, view }: AppState) => {
        show((project?.labels ?? []).map((label) => ({ start: label.start, end: label.end, className: label.end > label.start ? 'label-box' : 'label-box label-point', text: label.text })), view)
        return 'painted' as const
      },
    }
  }, [])
  usePaint(lane, create)
  const finish = (text: string | null) => {
    setNaming(null)
    requestAnimationFrame(() => document.getElementById('timeline')?.focus())
    if (text !== null && text !== '') void changeTrack(app, { kind: 'addLabel', text }, `Label ${text} added`)
  }
  return (
    <div className="track-row label-row">
      <div className="track-header label-header">
        {isNaming ? <NameField label="Text of the new label" value="" testId="label-new" onDone={finish} /> : (
          <>
            <DialogTrigger>
              <Button className="label-open" data-testid="label-list-open"><Tag size={13} aria-hidden="true" />Labels ({labels.length})</Button>
              <Popover className="popover" placement="top start"><Dialog className="label-dialog" aria-label="Labels"><LabelList labels={labels} /></Dialog></Popover>
            </DialogTrigger>
            <Button className="track-toggle" aria-label="Add a label at the cursor or over the selection" data-testid="label-add" onPress={() => setNaming({ what: 'newLabel' })}><Plus size={14} aria-hidden="true" /></Button>
          </>
        )}
      </div>
      <div ref={lane} className="lane label-lane" data-testid="label-lane" aria-hidden="true" />
    </div>
  )
}
