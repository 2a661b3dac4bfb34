import { useRef, type RefObject } from 'react'
import { useApp, useAppState, useViewState } from '../../store/appContext.ts'
import { editAndAnnounce } from '../../store/ask.ts'
import { findClip } from '../../store/clipCommands.ts'
import { useTexts } from '../../store/useTexts.ts'
import { xAt } from '../../store/viewMath.ts'
import { NameField } from '../../ui/NameField.tsx'
import { ClipMenu } from './ClipMenu.tsx'
import { ShapeForm } from './shapes/ShapeForm.tsx'

/** What stands over the lanes for a while: the menu of a clip, its name as it is written, its shape in numbers. */
export function ClipFloats() {
  const place = useRef<HTMLDivElement>(null)
  const naming = useAppState((state) => (state.naming?.what === 'clip' ? state.naming.id : null))
  return (
    <>
      <div ref={place} className="menu-place" />
      <ClipMenu />
      <ShapeForm anchor={place} />
      {naming !== null && <ClipName key={naming} id={naming} frame={place} />}
    </>
  )
}

function ClipName({ id, frame }: { readonly id: string; readonly frame: RefObject<HTMLElement | null> }) {
  const texts = useTexts()
  const app = useApp()
  const project = useAppState((state) => state.project)
  const view = useViewState((state) => state.view)
  const found = project && findClip(project, id)
  if (!found) return null
  const { clip, index } = found
  const lane = document.querySelector(`.lane[data-lane="${index}"]`)?.getBoundingClientRect()
  const outer = frame.current?.parentElement?.getBoundingClientRect()
  const left = (lane?.left ?? 0) - (outer?.left ?? 0) + Math.max(0, xAt(view, clip.start))
  const top = (lane?.top ?? 0) - (outer?.top ?? 0) + 3
  const done = (name: string | null) => {
    app.store.getState().setNaming(null)
    requestAnimationFrame(() => document.getElementById('timeline')?.focus())
    if (name !== null && name !== '' && name !== clip.name)
      void editAndAnnounce(app, { kind: 'renameClip', clipId: id, name }, texts.clips.renamed(clip.name, name))
  }
  return (
    <div className="clip-name-field" style={{ left, top }}>
      <NameField label={texts.clips.newName(clip.name)} value={clip.name} testId="clip-name" onDone={done} />
    </div>
  )
}
