import { Plus, Trash2 } from 'lucide-react'
import { Button, Group } from 'react-aria-components'
import type { ToolField } from '../../../../shared/schemas/toolEntry.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { newRow } from '../toolDraft.ts'
import { NumberInput } from './NumberInput.tsx'

type Row = Readonly<Record<string, number>>

interface Props {
  readonly field: Extract<ToolField, { kind: 'rows' }>
  readonly label: string
  readonly value: readonly Row[]
  readonly onChange: (value: readonly Row[]) => void
}

/** Rows of numbers, such as the bands of an equalizer. */
export function RowsField({ field, label, value, onChange }: Props) {
  const texts = useTexts()
  const put = (at: number, key: string, number: number | null) =>
    number !== null && onChange(value.map((row, index) => (index === at ? { ...row, [key]: number } : row)))
  return (
    <Group className="tool-rows" aria-label={label}>
      {value.map((row, at) => (
        // A row has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="tool-row">
          {field.columns.map((column) => (
            <NumberInput
              key={column.key}
              field={column}
              value={row[column.key] ?? null}
              onChange={(number) => put(at, column.key, number)}
              testId={`tool-${field.key}-${at + 1}-${column.key}`}
            />
          ))}
          <Button
            className="icon-button"
            aria-label={texts.values.removeRow(at + 1)}
            onPress={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Trash2 size={15} aria-hidden="true" />
          </Button>
        </div>
      ))}
      {value.length < field.most && (
        <Button
          className="small-button"
          onPress={() => onChange([...value, newRow(field.columns)])}
          data-testid={`tool-${field.key}-add`}
        >
          <Plus size={13} aria-hidden="true" />
          {texts.values.addTo(label)}
        </Button>
      )}
    </Group>
  )
}
