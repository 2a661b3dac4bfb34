import { useMemo, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { MarkdownBlock } from '../../ui/MarkdownBlock.tsx'
import { searchTopics } from './searchTopics.ts'
import { listTopics, type Topic } from './topics.ts'
import './help.css'

/** Topics, their search, and the text of one of them. */
export function HelpBody() {
  const texts = useTexts()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState('')
  const tools = useAppState((state) => state.tools)
  const topics = useMemo(() => listTopics(tools, texts), [tools, texts])
  const found = useMemo(() => searchTopics(topics, query), [topics, query])
  const shown = found.find(({ name }) => name === chosen) ?? found[0]
  return (
    <div className="help">
      <nav aria-label={texts.help.topicList}>
        {/* Opened in order to find something: a dialog has to take the focus somewhere. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <SearchField aria-label={texts.help.searchIn} autoFocus onChange={setQuery}>
          <Input placeholder={texts.help.search} data-testid="help-search" />
        </SearchField>
        <ul>
          {found.map(({ name }) => (
            <li key={name}>
              <button
                type="button"
                className={joinClasses('help-topic', name === shown?.name && 'help-topic-shown')}
                aria-current={name === shown?.name ? 'page' : undefined}
                onClick={() => setChosen(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {shown === undefined ? <output className="help-none">{texts.help.none}</output> : <Shown topic={shown} />}
    </div>
  )
}

function Shown({ topic: { name, language, blocks } }: { readonly topic: Topic }) {
  const texts = useTexts()
  const places = blocks.map((block, place) => ({ block, place }))
  return (
    // What can be scrolled can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article key={name} aria-label={name} tabIndex={0} data-testid="help-text">
      <h2>{name}</h2>
      {language !== texts.language && <p className="help-foreign">{texts.help.onlyInEnglish}</p>}
      <div lang={language}>
        {places.map(({ block, place }) => (
          <MarkdownBlock key={place} block={block} />
        ))}
      </div>
    </article>
  )
}
