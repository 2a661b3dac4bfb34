import { useEffect, useRef } from 'react'
import { useApp, useAppState } from '../../store/appContext.ts'
import { focusBack } from '../../ui/focusBack.ts'
import { createScope } from '../../lib/scope.ts'
import { fitRate } from './fitRate.ts'
import { ToolForm } from './ToolForm.tsx'
import { sayTool } from '../../../shared/texts/sayTool.ts'
import { useTexts } from '../../store/useTexts.ts'
import './tools.css'
import './toolDock.css'

/**
 * A tool with values, docked under the lanes: what it works on stays in sight. What comes to be decided takes its
 * place.
 */
export function ToolDock() {
  const tool = useAppState((state) => state.tool)
  return tool && <OpenTool key={tool.name} />
}

const usualRate = 48_000

function OpenTool() {
  const texts = useTexts()
  const app = useApp()
  const tool = useAppState((state) => state.tool)
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? usualRate)
  const dock = useRef<HTMLElement>(null)
  const close = () => app.store.getState().setTool(null)
  useFocus(dock)
  useGiveWay(close)
  if (tool === null) return null
  return (
    <section
      ref={dock}
      className="tool-dock"
      // It is not modal: the waveform above it is what the values are chosen by.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-modal="false"
      aria-labelledby="tool-title"
      data-testid="tool-dialog"
    >
      <ToolForm tool={fitRate(sayTool(tool, texts), sampleRate)} onDone={close} />
    </section>
  )
}

const first = ['[data-missing=true]', 'input[type=range]', '.tool-fields :is(input, select, button)']

/** What has to be chosen has the focus, else the first value; afterwards what had it before, or the timeline. */
function useFocus(dock: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = dock.current
    const scope = createScope()
    const enter = () =>
      first
        .map((which) => element?.querySelector<HTMLElement>(which) ?? null)
        .find((one) => one !== null)
        ?.focus()
    enter()
    // A menu or a palette that it was chosen in gives its focus back a frame later.
    scope.nextFrame(() => {
      if (!element?.contains(document.activeElement)) enter()
    })
    return () => {
      scope.dispose()
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement) === true
      if (isLost) focusBack()
    }
  }, [dock])
}

/** A question that comes while values are chosen is what is to be answered. */
function useGiveWay(close: () => void): void {
  const approval = useAppState(({ conversation }) => conversation.approval?.id ?? null)
  const known = useRef(approval)
  useEffect(() => {
    if (approval !== null && approval !== known.current) close()
    known.current = approval
  })
}
