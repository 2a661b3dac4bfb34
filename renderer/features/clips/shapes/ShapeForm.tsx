import { useState, type FormEvent, type RefObject } from 'react'
import { Button, Dialog, Input, Label, NumberField, Popover } from 'react-aria-components'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { fadeClip, findClip, setClipGain } from '../../../store/clipCommands.ts'
import { xAt } from '../../../store/viewMath.ts'

/** Fades and gain of one clip as numbers, for who has no pointer or wants them exact. */
export function ShapeForm({ anchor }: { readonly anchor: RefObject<HTMLElement | null> }) {
  const { store } = useApp()
  const id = useAppState((state) => state.shapingClip)
  const project = useAppState((state) => state.project)
  const found = id === null || project === null ? null : findClip(project, id)
  if (found === null) return null
  place(anchor.current, found.index, xAt(store.getState().view, found.clip.start))
  const close = () => {
    store.getState().setShapingClip(null)
    requestAnimationFrame(() => document.getElementById('timeline')?.focus({ preventScroll: true }))
  }
  return (
    <Popover
      className="popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => open || close()}
      placement="bottom start"
    >
      <Dialog className="clip-shape" aria-label={`Fades and gain of ${found.clip.name}`} data-testid="clip-shape-form">
        <Fields key={id} clip={found.clip} onDone={close} />
      </Dialog>
    </Popover>
  )
}

/** The popover stands below the clip's name, where it is in view. */
function place(element: HTMLElement | null, index: number, x: number): void {
  const lane = document.querySelector(`.lane[data-lane="${index}"]`)?.getBoundingClientRect()
  const frame = element?.parentElement?.getBoundingClientRect()
  if (!element || !lane || !frame) return
  element.style.left = `${lane.left - frame.left + Math.max(0, x)}px`
  element.style.top = `${lane.top - frame.top + 24}px`
}

function Fields({ clip, onDone }: { readonly clip: ClipView; readonly onDone: () => void }) {
  const app = useApp()
  const [fadeIn, setFadeIn] = useState(clip.fadeIn?.length ?? 0)
  const [fadeOut, setFadeOut] = useState(clip.fadeOut?.length ?? 0)
  const [gain, setGain] = useState(clip.gainDb ?? 0)
  const length = clip.end - clip.start
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    onDone()
    if (fadeIn !== (clip.fadeIn?.length ?? 0)) await fadeClip(app, clip, 'start', fadeIn)
    if (fadeOut !== (clip.fadeOut?.length ?? 0)) await fadeClip(app, clip, 'end', fadeOut)
    if (gain !== (clip.gainDb ?? 0)) await setClipGain(app, clip, gain)
  }
  const { min, max } = limits.gainDb
  return (
    <form onSubmit={(event) => void apply(event)}>
      <Field
        label="Fade in, s"
        testId="clip-fade-in"
        value={fadeIn}
        range={[0, length]}
        step={0.1}
        onChange={setFadeIn}
      />
      <Field
        label="Fade out, s"
        testId="clip-fade-out"
        value={fadeOut}
        range={[0, length]}
        step={0.1}
        onChange={setFadeOut}
      />
      <Field label="Gain, dB" testId="clip-gain" value={gain} range={[min, max]} step={0.5} onChange={setGain} />
      <Button type="submit" className="button button-strong" data-testid="clip-shape-apply">
        Apply
      </Button>
    </form>
  )
}

interface FieldProps {
  readonly label: string
  readonly testId: string
  readonly value: number
  readonly range: readonly [number, number]
  /** Of the arrow keys. What is typed is taken as it is. */
  readonly step: number
  readonly onChange: (value: number) => void
}

function Field({ label, testId, value, range: [minValue, maxValue], step, onChange }: FieldProps) {
  const by = (steps: number) => onChange(Math.min(maxValue, Math.max(minValue, round(value + steps * step))))
  return (
    <NumberField
      className="field"
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      onChange={(next) => onChange(Number.isFinite(next) ? next : 0)}
      formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
    >
      <Label>{label}</Label>
      <Input
        data-testid={testId}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDownCapture={(event) => {
          const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
          if (steps === undefined) return
          event.preventDefault()
          event.stopPropagation()
          by(steps)
        }}
      />
    </NumberField>
  )
}

const round = (value: number): number => Math.round(value * 1000) / 1000
