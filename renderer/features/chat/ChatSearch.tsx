import { ArrowDown, ArrowUp, Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button, Input, SearchField } from 'react-aria-components'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import { useTexts } from '../../store/useTexts.ts'
import type { Texts } from '../../../shared/texts/index.ts'

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly onFound: (id: string | null) => void
}

/** Goes through all that was said for some words, newest first. */
export function ChatSearch({ messages, onFound }: Props) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const found = findMessages(messages, query)
  const go = (to: number, ids = found) => {
    const next = ids.length === 0 ? 0 : (to + ids.length) % ids.length
    setAt(next)
    onFound(ids[next] ?? null)
  }
  const search = (text: string) => {
    setQuery(text)
    go(0, findMessages(messages, text))
  }
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => {
    setOpen(false)
    setQuery('')
    onFound(null)
  }
  const press = (event: KeyboardEvent) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (step !== undefined) {
      event.preventDefault()
      go(at + step)
    }
  }
  if (!isOpen)
    return (
      <Button
        ref={opener}
        className="icon-button chat-search-open"
        aria-label={texts.chat.searchIn}
        onPress={() => setOpen(true)}
        data-testid="chat-search-open"
      >
        <Search size={15} aria-hidden="true" />
      </Button>
    )
  return (
    <div className="chat-search">
      {/* Opened in order to type. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField aria-label={texts.chat.searchIn} autoFocus value={query} onChange={search}>
        <Input placeholder={texts.chat.searchHint} onKeyDownCapture={press} data-testid="chat-search" />
      </SearchField>
      <output data-testid="chat-search-count">{sayCount(query, found.length, at, texts)}</output>
      <Button
        className="icon-button"
        aria-label={texts.chat.foundBefore}
        isDisabled={found.length < 2}
        onPress={() => go(at + 1)}
      >
        <ArrowUp size={14} aria-hidden="true" />
      </Button>
      <Button
        className="icon-button"
        aria-label={texts.chat.foundAfter}
        isDisabled={found.length < 2}
        onPress={() => go(at - 1)}
      >
        <ArrowDown size={14} aria-hidden="true" />
      </Button>
      <Button className="icon-button" aria-label={texts.chat.closeSearch} onPress={close}>
        <X size={14} aria-hidden="true" />
      </Button>
    </div>
  )
}

function sayCount(query: string, count: number, at: number, { chat }: Texts): string {
  if (query.trim() === '') return ''
  return count === 0 ? chat.foundNothing : chat.foundOf(at + 1, count)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Ids of the messages in which all of the words are said, newest first; none where nothing is asked for. */
export function findMessages(messages: readonly ChatMessage[], query: string): readonly string[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return messages
    .filter(({ text }) => {
      const said = plain(text)
      return words.every((word) => said.includes(word))
    })
    .map(({ id }) => id)
    .toReversed()
}
