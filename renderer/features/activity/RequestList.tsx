import { useEffect, useRef } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import type { ActivityRow } from '../../../shared/schemas/activity.ts'
import { useTexts } from '../../store/useTexts.ts'
import { sayClock } from './saying.ts'

interface Props {
  readonly rows: readonly ActivityRow[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Newest first; arrows go through them, and what is chosen is shown beside. */
export function RequestList({ rows, chosen, onChoose }: Props) {
  const texts = useTexts()
  const list = useRef<HTMLDivElement>(null)
  const isShown = chosen !== null
  // Opened in order to look through them. What was open before gives its focus back first.
  useEffect(() => {
    if (!isShown) return
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isShown])
  return (
    <ListBox
      ref={list}
      className="activity-list"
      aria-label={texts.activity.requests}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys]
        if (id !== undefined) onChoose(String(id))
      }}
      items={rows}
      data-testid="activity-list"
    >
      {(row) => (
        <ListBoxItem id={row.id} className="activity-row" textValue={row.text} data-testid="activity-row">
          {/* Without slots: an entry's name is all that is seen of it. */}
          <span className="activity-text">{row.text}</span>{' '}
          <span className="activity-about">
            <span className={`activity-state activity-${row.state}`}>{texts.activity.states[row.state]}</span>{' '}
            {sayClock(row.at, texts)} · {texts.activity.steps(row.actions)}
            {row.modelCalls > 0 && ` · ${texts.activity.tokens(texts.formats.count(row.tokens))}`}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  )
}
