import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useTexts } from '../../store/useTexts.ts'

interface Props {
  readonly text: string
  /** A search has come to it: all of it is shown. */
  readonly isFound: boolean
}

/** More letters, or more lines, than that fill the chat. */
const [mostLetters, mostLines] = [500, 10]

const isLong = (text: string): boolean => text.length > mostLetters || text.split('\n').length > mostLines

/** The person's own words as they were typed; of a very long message the beginning, and all of it at a press. */
export function LongText({ text, isFound }: Props) {
  const { chat } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (!isLong(text)) return <p className="message-text">{text}</p>
  const isWhole = isOpen || isFound
  return (
    <>
      <p className={isWhole ? 'message-text' : 'message-text message-clamped'}>{text}</p>
      <Button
        className="link-button"
        aria-expanded={isWhole}
        onPress={() => setIsOpen(!isWhole)}
        data-testid="message-show-all"
      >
        {isWhole ? chat.showLess : chat.showAll}
      </Button>
    </>
  )
}
