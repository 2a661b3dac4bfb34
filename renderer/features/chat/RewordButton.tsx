import { Pencil } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import { useApp } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'

/** Puts one's own words of before into the field again. */
export function RewordButton({ message: { text, requestId } }: { readonly message: ChatMessage }) {
  const texts = useTexts()
  const { store } = useApp()
  const reword = () => {
    const { conversation, project, setRewording } = store.getState()
    const made = conversation.messages.find((one) => one.requestId === requestId && one.undoId !== null)?.undoId ?? null
    const last = project?.history[project.historyPosition - 1]?.id
    setRewording({ text, undoId: made !== null && made === last ? made : null })
  }
  return (
    <Button
      className="icon-button message-reword"
      aria-label={texts.chat.reword(text)}
      onPress={reword}
      data-testid="reword"
    >
      <Pencil size={13} aria-hidden="true" />
    </Button>
  )
}
