import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button, Group } from 'react-aria-components'
import { formatTime } from '../../shared/wording/formatTime.ts'
import { toTenth } from '../lib/toTenth.ts'
import { useTexts } from '../store/useTexts.ts'
import { movedTo } from './joinKeys.ts'
import './placeSteps.css'

interface Props {
  /** What they are called, as they are gone through. */
  readonly names: { readonly goThrough: string; readonly previous: string; readonly next: string }
  /** The one that is gone to; null before the first. */
  readonly at: number | null
  readonly count: number
  /** What stands there before one is gone to. */
  readonly counted: string
  /** Where the one that is gone to begins, seconds. */
  readonly start: number
  readonly onGo: (index: number) => void
  /** The single key of the button that goes on, where what it stands in has any. */
  readonly nextKey?: string
  readonly testIds: { readonly previous: string; readonly at: string; readonly next: string }
}

/** Goes through places one by one, and says which one it is and where. */
export function PlaceSteps({ names, at, count, counted, start, onGo, nextKey, testIds }: Props) {
  const { joins, formats } = useTexts()
  return (
    <Group className="place-steps" aria-label={names.goThrough}>
      <Button
        aria-label={names.previous}
        onPress={() => onGo(movedTo('previous', at, count))}
        data-testid={testIds.previous}
      >
        <ChevronLeft size={15} aria-hidden="true" />
      </Button>
      <span className="place-at" aria-live="polite" data-testid={testIds.at}>
        {at === null ? counted : joins.at(at + 1, count)}{' '}
        {at !== null && <b>{formats.decimals(formatTime(toTenth(start)))}</b>}
      </span>
      <Button
        aria-label={names.next}
        onPress={() => onGo(movedTo('next', at, count))}
        data-dock-key={nextKey}
        data-testid={testIds.next}
      >
        <ChevronRight size={15} aria-hidden="true" />
      </Button>
    </Group>
  )
}
