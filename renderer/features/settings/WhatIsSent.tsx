import { messageIn } from '../../../shared/failures/index.ts'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { useApp } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'

/** The very text about the project that a model would get; asked for when it is opened, so that it is today's. */
export function WhatIsSent() {
  const texts = useTexts()
  const { api } = useApp()
  const [text, setText] = useState<string | null>(null)
  const load = async () => {
    const answer = await api.invoke('app:settings:summary', undefined)
    setText(answer.ok ? answer.value.text : messageIn(answer.error, texts.language))
  }
  return (
    <Disclosure className="disclosure" onExpandedChange={(open) => open && void load()}>
      <Button slot="trigger" className="disclosure-button" data-testid="what-is-sent">
        <ChevronRight size={15} aria-hidden="true" />
        {texts.settings.whatIsSent}
      </Button>
      <DisclosurePanel>
        <p className="field-note">{texts.settings.aboutSent}</p>
        {/* Long text that scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="sent-text" tabIndex={0} aria-label={texts.settings.summary} data-testid="sent-text">
          {text ?? texts.settings.loading}
        </section>
      </DisclosurePanel>
    </Disclosure>
  )
}
