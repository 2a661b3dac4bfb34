import { useCallback, useState } from 'react'
import { Button, Group } from 'react-aria-components'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { ChatSearch } from './ChatSearch.tsx'
import { Composer } from './Composer.tsx'
import { examplesFor } from './examples.ts'
import { MessageList } from './MessageList.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './chat.css'

/** The conversation: what was said, what is asked, what runs, and where to type. */
export function ChatPanel() {
  const texts = useTexts()
  const app = useApp()
  const { state, messages, question, approval, queued, running, plan } = useAppState(({ conversation }) => conversation)
  const streaming = useAppState((all) => all.streaming)
  const job = useAppState(({ jobs }) => jobs[0] ?? null)
  const say = (text: string) => void ask(app, 'app:chat:send', { text })
  const rewording = useAppState((all) => all.rewording)
  const draft = useAppState((all) => all.unsent)
  const leaveDraft = useCallback(() => app.store.getState().setUnsent(null), [app])
  const { setRewording } = app.store.getState()
  const [foundId, setFoundId] = useState<string | null>(null)
  /** What the words did before is taken back first, where nothing has come since. */
  const send = async (text: string) => {
    const { project } = app.store.getState()
    const isLast = rewording !== null && project?.history[project.historyPosition - 1]?.id === rewording.undoId
    setRewording(null)
    if (isLast && !(await ask(app, 'app:history:undo', undefined)).ok) return
    say(text)
  }
  const said = messages.filter(({ from }) => from === 'person').map(({ text }) => text)
  // What the last answer offers is there already.
  const offered = messages.at(-1)?.pointers?.offers ?? []
  const busy = state === 'planning' || state === 'running'

  return (
    <section className="chat" aria-label={texts.chat.title}>
      <h2 className="visually-hidden">{texts.chat.title}</h2>
      {messages.length > 2 && <ChatSearch messages={messages} onFound={setFoundId} />}
      <MessageList
        foundId={foundId}
        messages={messages}
        streaming={streaming}
        queued={queued}
        state={state}
        job={job}
        running={running}
        plan={plan}
      />
      {state === 'idle' && rewording === null && <Suggestions said={[...said, ...offered]} onChoose={say} />}
      {question && (
        <QuestionCard
          question={question}
          isSaid={messages.at(-1)?.text.includes(question.text) === true}
          onAnswer={say}
        />
      )}
      <Composer
        said={said}
        activity={busy ? state : null}
        waitsFor={question ? 'answer' : approval && 'decision'}
        onSend={(text) => void send(text)}
        rewording={rewording}
        onLeaveRewording={() => setRewording(null)}
        draft={draft}
        onDraftTaken={leaveDraft}
        onCancel={() => void ask(app, 'app:chat:cancel', undefined)}
      />
    </section>
  )
}

interface SuggestionsProps {
  readonly said: readonly string[]
  readonly onChoose: (text: string) => void
}

/** Shown while nothing goes on and nothing waits: what could be said next. */
function Suggestions({ said, onChoose }: SuggestionsProps) {
  const texts = useTexts()
  const project = useAppState((state) => state.project)
  const examples = project === null ? [] : examplesFor(project, texts, said)
  if (examples.length === 0) return null
  return (
    <Group
      className={joinClasses('suggestions', said.length > 0 && 'suggestions-later')}
      aria-label={texts.chat.suggestions}
    >
      {examples.map((text) => (
        <Button key={text} className="chip" onPress={() => onChoose(text)}>
          {realMinus(text)}
        </Button>
      ))}
    </Group>
  )
}
