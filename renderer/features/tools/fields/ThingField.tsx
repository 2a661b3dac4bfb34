import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import type { FieldValue } from '../toolDraft.ts'

type ThingField = Extract<ToolField, { kind: 'thing' }>

const namesOf: Readonly<Record<ThingField['of'], (project: ProjectView) => string[]>> = {
  track: ({ tracks }) => tracks.map(({ name }) => name),
  clip: ({ tracks }) => tracks.flatMap(({ clips }) => clips.map(({ name }) => name)),
  label: ({ labels }) => labels.map(({ text }) => text),
}

interface Props {
  readonly field: ThingField
  readonly label: string
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

/** A track, clip or label of the project, or several of them. */
export function ThingField({ field, label, value, onChange }: Props) {
  const texts = useTexts()
  const project = useAppState((state) => state.project)
  const known = project === null ? [] : [...new Set(namesOf[field.of](project))]
  if (field.count === 'several') {
    return (
      <CheckboxGroup className="field" value={Array.isArray(value) ? (value as string[]) : []} onChange={onChange}>
        <Label>{label}</Label>
        {known.map((name) => (
          <Checkbox key={name} value={name} className="tool-check">
            <span className="check-box" aria-hidden="true" />
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
    )
  }
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        data-missing={field.required && (value ?? '') === ''}
        data-testid={`tool-${field.key}`}
      >
        <option value="">{texts.values.choose}</option>
        {known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <small className="field-note">{field.description}</small>
    </label>
  )
}
