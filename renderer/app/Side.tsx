import { Button, Group } from 'react-aria-components'
import { ChatPanel } from '../features/chat/ChatPanel.tsx'
import { HistoryPanel } from '../features/history/HistoryPanel.tsx'
import { Notices } from '../features/notices/Notices.tsx'
import { useApp, useAppState } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import { useTexts } from '../store/useTexts.ts'
import { useChatWidth } from './useChatWidth.ts'
import { useNoticePlace } from './useNoticePlace.ts'
import { ChatSplitter } from './ChatSplitter.tsx'
import './side.css'

/** What is beside the lanes; in a narrow window a line above them, which opens over them. */
export function Side() {
  const texts = useTexts()
  const app = useApp()
  const width = useChatWidth()
  const isOpen = useAppState((state) => state.chatOpen)
  const isUnfolded = useAppState((state) => state.chatUnfolded)
  const panel = useAppState((state) => state.sidePanel)
  /** Where values are chosen under the lanes, they keep the room. */
  const asks = useAppState(({ conversation, tool }) => conversation.question !== null && tool === null)
  const planner = useAppState(({ settings }) => settings?.planner)
  const place = useNoticePlace()
  if (!isOpen) return null
  return (
    <aside
      className={joinClasses('side', (isUnfolded || asks) && 'side-unfolded')}
      style={{ width }}
      aria-label={texts.app.conversation}
    >
      <ChatSplitter />
      <div className="side-panel">
        <Group className="side-head" aria-label={texts.app.panels}>
          <Button
            className="side-tab"
            aria-pressed={panel === 'chat'}
            onPress={() => {
              const { showSide, unfoldChat } = app.store.getState()
              const folds = panel === 'chat' && isUnfolded
              showSide('chat')
              unfoldChat(folds ? 'folded' : 'unfolded')
            }}
            data-testid="side-chat"
          >
            {texts.app.chat}
          </Button>
          <Button
            className="side-tab"
            aria-pressed={panel === 'history'}
            onPress={() => commands.toggleHistory(app)}
            data-testid="side-history"
          >
            {texts.app.history}
          </Button>
          <Button
            className="planner-mode"
            aria-label={texts.app.settingsOf(planner === 'model' ? texts.app.withModel : texts.app.offline)}
            onPress={() => commands.openSettings(app)}
            data-testid="settings-open"
          >
            {planner === 'model' ? texts.app.withModel : texts.app.offline}
          </Button>
        </Group>
        {place === 'side' && <Notices />}
        {/* What is being written stays, so the chat is only hidden. */}
        <div className="side-room" hidden={panel !== 'chat'}>
          <ChatPanel />
        </div>
        {panel === 'history' && <HistoryPanel />}
      </div>
    </aside>
  )
}
