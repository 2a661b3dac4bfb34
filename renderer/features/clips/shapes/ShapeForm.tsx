import { useState, type FormEvent, type RefObject } from 'react'
import { Button, Dialog } from 'react-aria-components'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { fadeClip, findClip, setClipGain } from '../../../store/clipCommands.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { xAt } from '../../../store/viewMath.ts'
import { FloatPopover, focusTimeline } from '../../../timeline/FloatPopover.tsx'
import { FadeFields, type FadeValue } from './FadeFields.tsx'
import { ShapeNumber } from './ShapeNumber.tsx'

/** Fades and gain of one clip as numbers, for who has no pointer or wants them exact. */
export function ShapeForm({ anchor }: { readonly anchor: RefObject<HTMLElement | null> }) {
  const texts = useTexts()
  const { store } = useApp()
  const id = useAppState((state) => state.shapingClip)
  const project = useAppState((state) => state.project)
  const found = id === null || project === null ? null : findClip(project, id)
  if (found === null) return null
  place(anchor.current, found.index, xAt(store.getState().view, found.clip.start))
  const close = () => {
    store.getState().setShapingClip(null)
    focusTimeline()
  }
  const name = texts.clips.shapeOf(found.clip.name)
  return (
    <FloatPopover name={name} anchor={anchor} isOpen onClose={close}>
      <Dialog className="clip-shape" aria-label={name} data-testid="clip-shape-form">
        <Fields key={id} clip={found.clip} onDone={close} />
      </Dialog>
    </FloatPopover>
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
  const texts = useTexts()
  const app = useApp()
  const was = { start: fadeOf(clip.fadeIn), end: fadeOf(clip.fadeOut), gain: clip.gainDb ?? 0 }
  const [fadeIn, setFadeIn] = useState(was.start)
  const [fadeOut, setFadeOut] = useState(was.end)
  const [gain, setGain] = useState(was.gain)
  const length = clip.end - clip.start
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    onDone()
    if (isOther(fadeIn, was.start)) await fadeClip(app, clip, 'start', fadeIn)
    if (isOther(fadeOut, was.end)) await fadeClip(app, clip, 'end', fadeOut)
    if (gain !== was.gain) await setClipGain(app, clip, gain)
  }
  const { min, max } = limits.gainDb
  return (
    <form onSubmit={(event) => void apply(event)}>
      <FadeFields title={texts.clips.fadeIn} part="fade-in" fade={fadeIn} longest={length} onChange={setFadeIn} />
      <FadeFields title={texts.clips.fadeOut} part="fade-out" fade={fadeOut} longest={length} onChange={setFadeOut} />
      <div className="clip-shape-end">
        <ShapeNumber
          label={texts.clips.gain}
          testId="clip-gain"
          value={gain}
          range={[min, max]}
          step={0.5}
          onChange={setGain}
        />
        <Button type="submit" className="button button-strong" data-testid="clip-shape-apply">
          {texts.common.apply}
        </Button>
      </div>
    </form>
  )
}

const fadeOf = (fade: ClipView['fadeIn']): FadeValue => fade ?? { length: 0, curve: 'linear' }

/** The curve of a fade that is not there is no change. */
const isOther = (now: FadeValue, was: FadeValue): boolean =>
  now.length !== was.length || (now.length > 0 && now.curve !== was.curve)
