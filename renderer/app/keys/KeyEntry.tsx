import { Plus, RotateCcw } from 'lucide-react'
import { useState, useEffect } from 'react'
import { Button } from 'react-aria-components'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import { sayKeys, keysPressed } from '../../store/shortcuts.ts'
import { clashOf, type KeyClash, type KeyRow, resetKeys, withKeys, withoutKeys } from './keyRows.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { createScope } from '../../lib/scope.ts'

interface Props {
  readonly row: KeyRow
  readonly own: OwnKeys
  /** What another action is called. */
  readonly nameOf: (action: string) => string
  readonly onChange: (own: OwnKeys) => void
}

interface Editing {
  /** The keys that are to be changed; null: more beside them. */
  readonly was: string | null
  readonly pressed: string | null
}

/** Keys and what they do. A press on keys waits for others; where somebody has them already, that is said first. */
export function KeyEntry({ row, own, nameOf, onChange }: Props) {
  const texts = useTexts()
  const { action, what, keys } = row
  const [editing, setEditing] = useState<Editing | null>(null)
  const pressed = editing?.pressed ?? null
  const clash = pressed === null ? null : clashOf(pressed, action, own)
  const take = (next: string) => {
    onChange(withKeys(own, action, editing?.was ?? null, next))
    setEditing(null)
  }
  useKeyCapture(editing !== null, (next) => {
    if (next === null) return setEditing(null)
    if (clashOf(next, action, own) === null) return take(next)
    setEditing({ was: editing?.was ?? null, pressed: next })
  })
  return (
    <li className="key-entry" data-testid={`keys-${action}`}>
      <span className="key-what">{what}</span>
      <span className="key-chips">
        {keys.map((one) => (
          <Button
            key={one}
            className="key-chip"
            aria-label={texts.keys.change(sayKeys(one, texts), what)}
            aria-pressed={editing?.was === one}
            onPress={() => setEditing({ was: one, pressed: null })}
          >
            <kbd>{sayKeys(one, texts)}</kbd>
          </Button>
        ))}
        <Button
          className="icon-button key-add"
          aria-label={texts.keys.more(what)}
          onPress={() => setEditing({ was: null, pressed: null })}
        >
          <Plus size={13} aria-hidden="true" />
        </Button>
        {row.isOwn && (
          <Button
            className="icon-button key-add"
            aria-label={texts.keys.usual(what)}
            onPress={() => onChange(resetKeys(own, action))}
          >
            <RotateCcw size={13} aria-hidden="true" />
          </Button>
        )}
      </span>
      {editing && (
        <div className="key-verbs">
          <output>{sayState(editing, clash, nameOf, texts)}</output>
          {pressed !== null && clash?.kind === 'taken' && (
            <Button className="small-button" onPress={() => take(pressed)}>
              {texts.keys.take}
            </Button>
          )}
          {editing.was !== null && (
            <Button
              className="small-button"
              onPress={() => {
                onChange(withoutKeys(own, action, editing.was ?? ''))
                setEditing(null)
              }}
            >
              {texts.keys.noKeys}
            </Button>
          )}
          <Button className="small-button" onPress={() => setEditing(null)}>
            {texts.keys.leave}
          </Button>
        </div>
      )}
    </li>
  )
}

function sayState({ pressed }: Editing, clash: KeyClash | null, nameOf: Props['nameOf'], texts: Texts): string {
  if (pressed === null || clash === null) return texts.keys.pressNew
  const keys = sayKeys(pressed, texts)
  return clash.kind === 'fixed'
    ? texts.keys.isFixed(keys, texts.keys.fixed[clash.keys])
    : texts.keys.isTaken(keys, nameOf(clash.action))
}

/**
 * While something waits for new keys, the next ones that are pressed are these, before anyone else hears them. Tab
 * still goes about, and buttons can still be pressed; Escape gives it up.
 */
function useKeyCapture(isOn: boolean, onKeys: (keys: string | null) => void): void {
  useEffect(() => {
    if (!isOn) return
    const scope = createScope()
    const listen = (event: KeyboardEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('.key-verbs') !== null
      if (event.key === 'Tab' || (isButton && (event.key === 'Enter' || event.key === ' '))) return
      event.preventDefault()
      event.stopPropagation()
      const keys = keysPressed(event)
      if (keys !== null) onKeys(keys === 'Escape' ? null : keys)
    }
    scope.listen(window, 'keydown', listen, { capture: true })
    return () => scope.dispose()
  })
}
