import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from 'react-aria-components'
import type { ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { RangeFields, readRange, textOfRange, useRangeOnWaveform } from './RangeFields.tsx'
import { StepTracks } from './StepTracks.tsx'
import { type StepValue, StepValueField } from './StepValueField.tsx'
import { useEscape } from '../panelFocus.ts'
import { useStepNumber } from '../stepNumber.ts'

type Change = Pick<Extract<Decision, { verb: 'edit' }>, 'values' | 'range' | 'trackIds'>

interface Props {
  readonly step: ApprovalStep
  /** The value that was pressed in the sentence; what comes first where it was opened for all. */
  readonly field: string | null
  readonly onSave: (change: Change) => void
  readonly onCancel: () => void
}

/** A step's range, tracks and values, each within the tool's limits. Only what was changed is sent. */
export function StepForm({ step, field, onSave, onCancel }: Props) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, onCancel)
  // Opened in order to change something.
  useEffect(() => {
    const own = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const asked = own.find(({ dataset }) => dataset['field'] === field) ?? form.current
    const entry = asked?.querySelector<HTMLElement>('input, select')
    entry?.focus()
    if (entry instanceof HTMLInputElement) entry.select()
  }, [field])
  const before = textOfRange(step.range, texts.formats)
  const [text, setText] = useState(before)
  const [values, setValues] = useState<Readonly<Record<string, StepValue['value']>>>({})
  const onBefore = useStepTracks(step)
  const [on, setOn] = useState(onBefore)
  const read = readRange(text, texts)
  const { range } = read
  const isWrong = (step.range !== null && range === null) || (onBefore.length > 0 && on.length === 0)
  useRangeOnWaveform(step, range)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    const isMoved = text.start !== before.start || text.end !== before.end
    onSave({
      ...(range !== null && isMoved ? { range } : {}),
      ...(on.join(' ') === onBefore.join(' ') ? {} : { trackIds: [...on] }),
      ...(Object.keys(values).length > 0 ? { values } : {}),
    })
  }
  return (
    <form ref={form} className="step-form" onSubmit={save} aria-label={texts.approvals.editStep(number)}>
      {step.range !== null && <RangeFields text={text} read={read} onChange={setText} />}
      {onBefore.length > 0 && (
        <div data-field="tracks">
          <StepTracks chosen={on} onChange={setOn} />
        </div>
      )}
      {step.values
        .filter(({ key }) => key !== '')
        .map((value) => (
          <div key={value.key} data-field={value.key}>
            <StepValueField
              value={value}
              now={values[value.key] ?? value.value}
              onChange={(next) => setValues({ ...values, [value.key]: next })}
            />
          </div>
        ))}
      <div className="step-form-actions">
        <Button className="small-button" onPress={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button
          className="small-button button-strong"
          type="submit"
          isDisabled={isWrong}
          data-testid={`save-step-${number}`}
        >
          {texts.approvals.update}
        </Button>
      </div>
    </form>
  )
}

/** The tracks of a step in the order of the lanes; none where there is nothing to choose between. */
function useStepTracks({ tracks: names }: ApprovalStep): readonly string[] {
  const tracks = useAppState(({ project }) => project?.tracks) ?? []
  return tracks.length < 2 ? [] : tracks.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}
