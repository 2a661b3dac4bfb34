import { Button, Group } from 'react-aria-components'
import { ChatPanel } from '../features/chat/ChatPanel.tsx'
import { useApp, useAppState } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import { ChatSplitter } from './ChatSplitter.tsx'
import './side.css'

/** What is beside the lanes; in a narrow window a line above them, which opens over them. */
export function Side() {
  const app = useApp()
  const width = useAppState((state) => state.chatWidth)
  const isOpen = useAppState((state) => state.chatOpen)
  const isUnfolded = useAppState((state) => state.chatUnfolded)
  const asks = useAppState(({ conversation }) => conversation.question !== null)
  const planner = useAppState(({ settings }) => settings?.planner)
  if (!isOpen) return null
  return (
    <aside
      className={joinClasses('side', (isUnfolded || asks) && 'side-unfolded')}
      style={{ width }}
      aria-label="Conversation"
    >
      <ChatSplitter />
      <div className="side-panel">
        <Group className="side-head" aria-label="Panels">
          <Button
            className="side-tab"
            aria-pressed={isUnfolded}
            onPress={() => app.store.getState().unfoldChat(isUnfolded ? 'folded' : 'unfolded')}
            data-testid="side-chat"
          >
            Chat
          </Button>
          <Button
            className="planner-mode"
            aria-label={`${planner === 'model' ? 'With a model' : 'Works offline'}: settings`}
            onPress={() => commands.openSettings(app)}
            data-testid="settings-open"
          >
            {planner === 'model' ? 'With a model' : 'Works offline'}
          </Button>
        </Group>
        <ChatPanel />
      </div>
    </aside>
  )
}
