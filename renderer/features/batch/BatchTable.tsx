import { X } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { Batch, BatchFile } from '../../../shared/schemas/batch.ts'
import { useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { useTexts } from '../../store/useTexts.ts'

/** What each file would get, or got. */
export function BatchTable({ batch }: { readonly batch: Batch }) {
  const texts = useTexts()
  const app = useApp()
  if (batch.files.length === 0) return null
  const canRemove = batch.progress === null
  return (
    <div className="batch-scroll">
      <table className="batch-table" data-testid="batch-table">
        <caption className="visually-hidden">{texts.batch.table}</caption>
        <BatchHead />
        <tbody>
          {batch.files.map((file) => (
            <BatchRow
              key={file.id}
              file={file}
              onRemove={canRemove ? () => void ask(app, 'app:batch:remove', { id: file.id }) : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function BatchHead() {
  const texts = useTexts()
  const { file, before, after, state } = texts.batch.columns
  return (
    <thead>
      <tr>
        <th scope="col">{file}</th>
        <th scope="col">{before}</th>
        <th scope="col">{after}</th>
        <th scope="col">{state}</th>
        <th scope="col">
          <span className="visually-hidden">{texts.batch.columns.list}</span>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly file: BatchFile
  /** Null where nothing can be taken off the list. */
  readonly onRemove: (() => void) | null
}

export function BatchRow({ file, onRemove }: RowProps) {
  const texts = useTexts()
  const { name, state, before, after, problem } = file
  return (
    <tr className={`batch-${state}`} data-testid="batch-file" data-state={state}>
      <th scope="row">
        {name}
        {problem !== null && <p className="batch-problem">{problem}</p>}
        <BatchDetails file={file} />
      </th>
      <td>{before === null ? '' : texts.formats.time(toTenth(before))}</td>
      <td>{after === null ? '' : texts.formats.time(toTenth(after))}</td>
      <td>{texts.batch.states[state]}</td>
      <td>
        {onRemove !== null && (
          <Button
            className="icon-button"
            aria-label={texts.batch.remove(name)}
            onPress={onRemove}
            data-testid="batch-remove"
          >
            <X size={15} aria-hidden="true" />
          </Button>
        )}
      </td>
    </tr>
  )
}

function BatchDetails({ file: { name, before, steps, notes, output, state } }: { readonly file: BatchFile }) {
  const texts = useTexts()
  if (before === null || state === 'failed') return null
  return (
    <details>
      <summary>{texts.batch.details(name)}</summary>
      {steps.length === 0 ? (
        <p>{texts.batch.nothing}</p>
      ) : (
        <ol>
          {steps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {output !== '' && <p>{texts.batch.as(output)}</p>}
    </details>
  )
}
