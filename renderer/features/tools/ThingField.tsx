import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import type { ToolField } from '../../../shared/schemas/toolEntry.ts'
import { useAppState } from '../../store/appContext.ts'
import type { FieldValue } from './toolDraft.ts'

interface Props {
  readonly field: Extract<ToolField, { kind: 'thing' }>
  readonly label: string
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

/** A track, clip or label of the project, or several of them. */
export function ThingField({ field, label, value, onChange }: Props) {
  const project = useAppState((state) => state.project)
  const tracks = project?.tracks ?? []
  const names =
    field.of === 'track'
      ? tracks.map(({ name }) => name)
      : field.of === 'clip'
        ? tracks.flatMap(({ clips }) => clips.map(({ name }) => name))
        : (project?.labels ?? []).map(({ text }) => text)
  const known = [...new Set(names)]
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
        data-testid={`tool-${field.key}`}
      >
        <option value="">Choose…</option>
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
