import type { AppContext } from './appContext.ts'
import { ask } from './ask.ts'
import type { ToolRun } from './slices/dialogSlice.ts'
import { textsOf } from './useTexts.ts'

/** Runs a tool by hand and says what it did, in the status line and aloud; what it answers is shown. */
export async function runTool(app: AppContext, run: ToolRun): Promise<void> {
  const { say, announce, setDialog, keepEffect } = app.store.getState()
  if (run.tool.group === 'effects') keepEffect(run)
  say('')
  const done = await ask(app, 'app:tool:run', { tool: run.tool.name, args: { ...run.args } })
  if (!done.ok) return
  const { kind, title, text } = done.value
  if (kind === 'answer') return setDialog({ kind: 'answer', title, text })
  say(text)
  announce(text, 'polite')
}

export function repeatEffect(app: AppContext): void {
  const state = app.store.getState()
  const { lastEffect, tell } = state
  if (lastEffect === null) tell(textsOf(state).notices.noEffect, 'info')
  else void runTool(app, lastEffect)
}
