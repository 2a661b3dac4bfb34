import { Trash2 } from 'lucide-react'
import { Button } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { changeTrack } from './trackActions.ts'

const mostShown = 500

/** Every label with its text to edit; Enter or leaving the field takes the text. */
export function LabelList({ labels }: { readonly labels: readonly LabelView[] }) {
  if (labels.length === 0) return <p className="label-none">There are no labels yet. Ctrl+B adds one at the cursor or over the selection.</p>
  return (
    <>
      <ul className="label-list" aria-label="Labels">{labels.slice(0, mostShown).map((label) => <LabelRow key={label.id} label={label} />)}</ul>
      {labels.length > mostShown && <p className="label-none">And {labels.length - mostShown} more.</p>}
    </>
  )
}

function LabelRow({ label }: { readonly label: LabelView }) {
  const app = useApp()
  const place = label.end > label.start ? `${formatTime(label.start)} to ${formatTime(label.end)}` : formatTime(label.start)
  const rename = (text: string) => {
    if (text !== label.text) void changeTrack(app, { kind: 'renameLabel', labelId: label.id, text }, `The label at ${formatTime(label.start)} says ${text} now`)
  }
  return (
    <li className="label-entry">
      <input
        key={label.text} className="name-field" aria-label={`Label at ${place}`} defaultValue={label.text} maxLength={limits.nameLength} data-testid={`label-${label.id}`}
        onBlur={(event) => rename(event.currentTarget.value.trim())} onKeyDown={(event) => event.key === 'Enter' && rename(event.currentTarget.value.trim())}
      />
      <span className="label-place">{place}</span>
      <Button
        className="track-toggle" aria-label={`Delete the label ${label.text}`} data-testid={`label-${label.id}-delete`}
        onPress={() => void changeTrack(app, { kind: 'deleteLabels', labelIds: [label.id] }, `Label ${label.text} deleted`)}
      ><Trash2 size={13} aria-hidden="true" /></Button>
    </li>
  )
}
