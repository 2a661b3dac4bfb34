import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { parseTime } from '../../../shared/parse/parseTime.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import type { LabelView } from '../../../shared/schemas/projectView.ts'
import { nudgeTime } from '../../lib/nudgeTime.ts'
import { useApp } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { EntryField } from '../../ui/EntryField.tsx'
import { moveLabel, sayRange } from './labelEdits.ts'

/** Labels that come at once, and with each press: their fields are dear. */
const oneGo = 200

/** Every label with its text and its edges to edit; Enter or leaving a field takes what it says. */
export function LabelList({ labels }: { readonly labels: readonly LabelView[] }) {
  const texts = useTexts()
  const [shown, setShown] = useState(oneGo)
  if (labels.length === 0) return <p className="label-none">{texts.labels.none}</p>
  return (
    <>
      <ul className="label-list" aria-label={texts.labels.title}>
        {labels.slice(0, shown).map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </ul>
      {labels.length > shown && (
        <Button className="small-button" onPress={() => setShown(shown + oneGo)} data-testid="labels-more">
          {texts.chat.morePlaces(shown, labels.length)}
        </Button>
      )}
    </>
  )
}

function LabelRow({ label }: { readonly label: LabelView }) {
  const texts = useTexts()
  const app = useApp()
  const { id, text, start, end } = label
  const rename = (typed: string) => {
    const next = typed.trim()
    if (next === text) return 'given up'
    const said = texts.labels.saysAt(texts.formats.time(start), next)
    void editAndAnnounce(app, { kind: 'renameLabel', labelId: id, text: next }, said)
    return 'taken'
  }
  return (
    <li className="label-entry">
      <EntryField
        className="name-field"
        label={texts.labels.textAt(sayRange(label, texts))}
        shown={text}
        maxLength={limits.nameLength}
        testId={`label-${id}`}
        onTake={rename}
      />
      <EdgeField
        label={texts.labels.held.start(text)}
        time={start}
        testId={`label-${id}-start`}
        onDone={(to) => void moveLabel(app, id, { start: to, end: end > start ? end : Math.max(to, end) })}
      />
      <EdgeField
        label={texts.labels.held.end(text)}
        time={end}
        testId={`label-${id}-end`}
        onDone={(to) => void moveLabel(app, id, { start, end: to })}
      />
      <Button
        className="icon-button"
        aria-label={texts.labels.delete(text)}
        data-testid={`label-${id}-delete`}
        onPress={() => void editAndAnnounce(app, { kind: 'deleteLabels', labelIds: [id] }, texts.labels.deleted(text))}
      >
        <Trash2 size={13} aria-hidden="true" />
      </Button>
    </li>
  )
}

interface EdgeProps {
  readonly label: string
  readonly time: number
  readonly testId: string
  readonly onDone: (time: number) => void
}

/** An edge as text: up and down move it by a tenth of a second, with Shift by a whole one. */
function EdgeField({ label, time, testId, onDone }: EdgeProps) {
  const texts = useTexts()
  const { store } = useApp()
  const shown = texts.formats.time(time)
  const take = (text: string) => {
    const to = parseTime(text)
    if (to === null) store.getState().tell(texts.common.noTime(text), 'problem')
    if (to === null || texts.formats.time(to) === shown) return 'given up'
    onDone(to)
    return 'taken'
  }
  return (
    <EntryField
      className="name-field edge-field"
      label={label}
      shown={shown}
      testId={testId}
      onTake={take}
      nudge={nudgeTime}
    />
  )
}
